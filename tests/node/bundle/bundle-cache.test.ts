import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { targetOf } from '../../../src/node/build-target.ts';
import { cachedBundles } from '../../../src/node/bundle/bundle-cache.ts';
import type { Bundles } from '../../../src/node/bundle/bundle-client.ts';
import { sourceOf } from '../../../src/node/load/load.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

/* A tiny copy of Onefolio whose bundles are a few words, with a count of how often it makes them. */
async function onefolio() {
  const root = await folderOf({
    'package.json': { dependencies: { vite: '8' } },
    'src/app.ts': 'one',
    'schema/site.ts': 'shape',
    'node_modules/vite/package.json': { version: '8.0.0' },
    'node_modules/react/index.js': 'react',
  });
  let made = 0;
  const bundlesFor = async (more: object = {}, meanwhile = async () => {}) => {
    const { site, paginated } = compileSite({ ...smallSite(), ...more });
    if (!site || !paginated) throw new Error('the site is wrong');
    const source = sourceOf(join(await folderOf(), 'site.json'));
    const out = join(source.folder, 'dist');
    const target = targetOf({ root, source, site, paginated, out, now: new Date() });
    const { client, server } = target.folders;
    const found = await cachedBundles(target, async (): Promise<Bundles> => {
      made++;
      await meanwhile();
      await put(join(client, 'assets/site.js'), 'for visitors');
      await put(join(client, 'style.css'), 'inlined');
      await put(join(server, 'prerender.js'), 'to render with');
      const fonts = { latin: '/l', arabic: '/a' };
      const assets = { script: 'boot', style: 'body{}', entry: '/assets/site.js', build: 'abc', fonts, sprite: '' };
      const packages = [join(root, 'node_modules/react/index.js')];
      return { assets, files: ['assets/site.js'], server, code: 'x', packages };
    });
    const { 'style.css': _, ...published } = await contentsOf(client);
    return { ...found, server: await contentsOf(found.server), published };
  };
  const cache = join(root, 'node_modules/.cache/onefolio');
  const cacheEntry = async () => join(cache, (await readdir(cache))[0] ?? '');
  return { root, cache, cacheEntry, bundlesFor, made: () => made };
}

test('bundles once, and reuses the bundles in every later build', async () => {
  const { bundlesFor, made } = await onefolio();
  const first = await bundlesFor();
  expect(await bundlesFor()).toEqual(first);
  expect(await bundlesFor({ language: 'fr' })).toEqual(first);
  expect(made()).toBe(1);
});

test.each<[what: string, change: (root: string) => Promise<unknown>, more?: object]>([
  ['the sources', (root) => put(join(root, 'src/app.ts'), 'two')],
  ['a new source', (root) => put(join(root, 'src/new.ts'), '')],
  ['the schema', (root) => put(join(root, 'schema/site.ts'), 'other shape')],
  ['the version of a package', (root) => put(join(root, 'node_modules/vite/package.json'), { version: '8.0.1' })],
  ['a file of a package', (root) => put(join(root, 'node_modules/react/index.js'), 'preact')],
  ['the colour', async () => {}, { theme: { accent: 12 } }],
  ['the path of the address', async () => {}, { url: 'https://example.com/me/' }],
])('bundles again after a change: %s', async (_, change, more) => {
  const { root, bundlesFor, made } = await onefolio();
  await bundlesFor();
  await change(root);
  await bundlesFor(more);
  expect(made()).toBe(2);
});

test.each<[what: string, spoil: (folder: string) => Promise<unknown>]>([
  ['with a changed client file', (folder) => put(join(folder, 'client/assets/site.js'), 'for villains')],
  ['with a changed renderer', (folder) => put(join(folder, 'server/prerender.js'), '')],
  ['with a missing file', (folder) => rm(join(folder, 'server/prerender.js'))],
  ['whose note is not JSON', (folder) => put(join(folder, 'note.json'), '{')],
  ['without their note', (folder) => rm(join(folder, 'note.json'))],
])('does not use cached bundles %s', async (_, spoil) => {
  const { cacheEntry, bundlesFor, made } = await onefolio();
  const first = await bundlesFor();
  await spoil(await cacheEntry());
  expect(await bundlesFor()).toEqual(first);
  expect(await bundlesFor()).toEqual(first);
  expect(made()).toBe(2);
});

test('does not replace bundles that another build cached in the meantime and may be reading', async () => {
  const { cacheEntry, bundlesFor, made } = await onefolio();
  const others: number[] = [];
  await bundlesFor({}, async () => {
    await bundlesFor();
    others.push((await stat(await cacheEntry())).ino);
  });
  expect(made()).toBe(2);
  expect([(await stat(await cacheEntry())).ino]).toEqual(others);
});

test('bundles even where nothing can be cached', async () => {
  const { cache, bundlesFor, made } = await onefolio();
  await put(cache, 'a file where the folder would be');
  const first = await bundlesFor();
  expect(await bundlesFor()).toEqual(first);
  expect(made()).toBe(2);
});
