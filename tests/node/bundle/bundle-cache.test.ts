import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { targetOf } from '../../../src/node/build-site.ts';
import { cachedBundles } from '../../../src/node/bundle/bundle-cache.ts';
import type { Bundles } from '../../../src/node/bundle/bundle-client.ts';
import { sourceOf } from '../../../src/node/load/load.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

/* A small Onefolio of its own, whose bundles are made of a few words. */
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
      await put(join(server, 'prerender.js'), 'to draw with');
      const fonts = { latin: '/l', arabic: '/a' };
      const assets = { script: 'boot', style: 'body{}', entry: '/assets/site.js', build: 'abc', fonts, sprite: '' };
      const packages = [join(root, 'node_modules/react/index.js')];
      return { assets, files: ['assets/site.js'], server, code: 'x', packages };
    });
    const { 'style.css': _, ...published } = await contentsOf(client);
    return { ...found, server: await contentsOf(found.server), published };
  };
  const cache = join(root, 'node_modules/.cache/onefolio');
  const kept = async () => join(cache, (await readdir(cache))[0] ?? '');
  return { root, cache, kept, bundlesFor, made: () => made };
}

test('bundles once, and hands out what it has bundled to every later build', async () => {
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
])('bundles anew for a change of %s', async (_, change, more) => {
  const { root, bundlesFor, made } = await onefolio();
  await bundlesFor();
  await change(root);
  await bundlesFor(more);
  expect(made()).toBe(2);
});

test.each<[what: string, spoil: (folder: string) => Promise<unknown>]>([
  ['of which a file is another', (folder) => put(join(folder, 'client/assets/site.js'), 'for villains')],
  ['of which the drawing side is another', (folder) => put(join(folder, 'server/prerender.js'), '')],
  ['of which a file is gone', (folder) => rm(join(folder, 'server/prerender.js'))],
  ['whose note is no JSON', (folder) => put(join(folder, 'note.json'), '{')],
  ['whose note is gone', (folder) => rm(join(folder, 'note.json'))],
])('uses no bundles %s', async (_, spoil) => {
  const { kept, bundlesFor, made } = await onefolio();
  const first = await bundlesFor();
  await spoil(await kept());
  expect(await bundlesFor()).toEqual(first);
  expect(await bundlesFor()).toEqual(first);
  expect(made()).toBe(2);
});

test('leaves the bundles alone that another build has kept meanwhile, and may be reading', async () => {
  const { kept, bundlesFor, made } = await onefolio();
  const others: number[] = [];
  await bundlesFor({}, async () => {
    await bundlesFor();
    others.push((await stat(await kept())).ino);
  });
  expect(made()).toBe(2);
  expect([(await stat(await kept())).ino]).toEqual(others);
});

test('builds where nothing can be kept', async () => {
  const { cache, bundlesFor, made } = await onefolio();
  await put(cache, 'a file where the folder would be');
  const first = await bundlesFor();
  expect(await bundlesFor()).toEqual(first);
  expect(made()).toBe(2);
});
