import { spawn } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderOf } from '../support/folder.ts';
import { patience } from '../support/patience.ts';
import { smallSite } from '../support/sites/site.ts';
import { copyOnefolio } from '../support/versions.ts';

/* A copy of Onefolio for a test to change, with a site; the packages are those of the project. */
async function clone(): Promise<string> {
  // The programs that open the browser on Linux and macOS.
  const openers = ['path/xdg-open', 'path/open'];
  const open = '#!/bin/sh\necho "$@" >> opened\n';
  const folder = await folderOf({
    'site.json': smallSite(),
    ...Object.fromEntries(openers.map((name) => [name, open])),
  });
  for (const name of openers) await chmod(join(folder, name), 0o755);
  await copyOnefolio(folder);
  return folder;
}

test('applies source changes at the same address, opens the browser once, and keeps running with invalid sources', async () => {
  const folder = await clone();
  const child = spawn(process.execPath, [join(folder, 'scripts/start.js'), '--port', '0', '--open'], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'path')}${delimiter}${process.env.PATH}` },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const poll = (read: () => unknown) => expect.poll(read, { timeout: patience });
  await poll(() => output).toContain('Local:');
  const [address = ''] = /http:\/\/\S+/.exec(output) ?? [];
  const page = async () => (await fetch(address).catch(() => null))?.text();

  const file = join(folder, 'src/client/not-found.tsx');
  const source = await readFile(file, 'utf8');
  const changed = (code: string) => source.replace(/\b404\b(?=\s*<\/p>)/, code);
  expect(changed('Lost')).not.toBe(source);
  const opened = () => readFile(join(folder, 'opened'), 'utf8').catch(() => '');
  await poll(opened).toBe(`${address.replace(/\/$/, '')}\n`);
  const lost = async () => (await fetch(`${address}nowhere`).catch(() => null))?.text();
  expect(await lost()).not.toContain('Lost');

  // The schema is bundled first.
  const schema = join(folder, 'schema/compose.ts');
  const right = await readFile(schema, 'utf8');
  await writeFile(schema, `${right}{`);
  await poll(() => output).toContain('Could not bundle Onefolio');
  expect(await page()).toContain('<!doctype html>');
  await writeFile(schema, right);
  await writeFile(file, changed('Lost'));
  await poll(lost).toContain('Lost');
  expect((await opened()).split('\n')).toHaveLength(2);
});
