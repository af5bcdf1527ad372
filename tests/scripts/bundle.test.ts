import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';

/* A project of one source, and a bundler that copies it. */
async function project() {
  const folder = await folderOf({ 'src/source.ts': 'first', 'node_modules/vite/package.json': {} });
  await cp(join(root, 'scripts/bundle.js'), join(folder, 'scripts/bundle.js'));
  const { bundle } = await import(pathToFileURL(join(folder, 'scripts/bundle.js')).href);
  const source = join(folder, 'src/source.ts');
  const copy = async (to: string) => {
    await mkdir(to, { recursive: true });
    await writeFile(join(to, 'bundles.json.br'), await readFile(source));
  };
  const cached = () => readdir(join(folder, 'node_modules/.cache/onefolio'));
  return { bundle, source, copy, cached };
}

test('bundles again if a source was saved meanwhile, and removes the first result', async () => {
  const { bundle, source, copy, cached } = await project();
  let tries = 0;
  const folder = await bundle(async (to: string) => {
    await copy(to);
    if (tries++ === 0) await writeFile(source, 'second');
  });
  expect(await readFile(join(folder, 'bundles.json.br'), 'utf8')).toBe('second');
  expect(await cached()).toEqual([basename(folder)]);
  await writeFile(source, 'first');
  expect(await readFile(join(await bundle(copy), 'bundles.json.br'), 'utf8')).toBe('first');
});

test('leaves nothing behind if bundling fails', async () => {
  const { bundle, copy, cached } = await project();
  const fail = async (to: string) => {
    await copy(to);
    throw new Error('unexpected token');
  };
  await expect(bundle(fail)).rejects.toThrow('unexpected token');
  expect(await cached()).toEqual([]);
});
