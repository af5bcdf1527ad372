import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../../src/cli/open-browser.ts';
import { folderOf } from '../support/folder.ts';
import { patience } from '../support/patience.ts';

test.skipIf(process.platform === 'win32').each([
  ['linux', 'xdg-open', 'http://127.0.0.1:5173'],
  ['freebsd', 'xdg-open', 'http://127.0.0.1:5173'],
  ['darwin', 'open', 'http://127.0.0.1:5173'],
  ['win32', 'rundll32', 'url.dll,FileProtocolHandler http://127.0.0.1:5173'],
])('on %s, the program that opens a URL is %s', async (platform, program, words) => {
  const folder = await folderOf();
  const file = join(folder, 'opened');
  const { PATH } = process.env;
  onTestFinished(() => {
    process.env.PATH = PATH;
  });
  const place = join(
    await folderOf({ [program]: `#!/bin/sh\necho "$@" > '${file}.new'\nmv '${file}.new' '${file}'\n` }),
    program,
  );
  await chmod(place, 0o755);
  process.env.PATH = `${place.slice(0, -program.length - 1)}:${PATH}`;
  let failure = '';
  openBrowser(
    'http://127.0.0.1:5173',
    (reason) => {
      failure = reason;
    },
    platform,
  );
  await expect.poll(() => readFile(file, 'utf8').catch(() => failure), { timeout: patience }).toBe(`${words}\n`);
});
