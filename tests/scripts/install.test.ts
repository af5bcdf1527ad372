import { execFileSync } from 'node:child_process';
import { chmod, cp, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';

const lockOf = (version: string) => ({ packages: { '': {}, 'node_modules/a': { version } } });

/* The number of npm calls in a project that requires one version of a package and has another. */
async function calls(wanted: string, there: object | null, isThere = true): Promise<number> {
  const folder = await folderOf({
    'package-lock.json': lockOf(wanted),
    [isThere ? 'node_modules/a' : 'node_modules/b']: '',
    'path/npm': '#!/bin/sh\necho called >> calls\n',
  });
  if (there) await put(join(folder, 'node_modules/.package-lock.json'), there);
  await chmod(join(folder, 'path/npm'), 0o755);
  await cp(join(root, 'scripts/install.js'), join(folder, 'scripts/install.js'));
  await put(join(folder, 'package.json'), { type: 'module' });
  const env = { ...process.env, PATH: `${join(folder, 'path')}${delimiter}${process.env.PATH}` };
  for (let time = 0; time < 2; time++) execFileSync(process.execPath, ['scripts/install.js'], { cwd: folder, env });
  const log = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
  return log.split('\n').filter(Boolean).length;
}

test('installs missing packages once, and none that are installed already', async () => {
  expect(
    await Promise.all([
      calls('1.0.0', null),
      calls('1.0.0', lockOf('0.9.0')),
      calls('1.0.0', lockOf('1.0.0'), false),
      calls('1.0.0', lockOf('1.0.0')),
    ]),
  ).toEqual([1, 1, 1, 0]);
});
