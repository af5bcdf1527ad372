import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readlink, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeCopies } from '../../src/node/pictures/encode-copies.ts';
import { withLock } from '../../src/node/publish/lock.ts';
import { manifestPath } from '../../src/node/publish/manifest.ts';
import { baseOfPublished, inlineOfPublished, isInterrupted, publish } from '../../src/node/publish/publish.ts';
import { runs } from '../properties/generators/runs.ts';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, openFolder, put } from '../support/folder.ts';
import { smallSite } from '../support/sites/site.ts';

/* The content of .onefolio/ in a folder created by somebody else is read, but never trusted. */

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((words) => void printed.push(words));
  return () => spy.mockRestore();
});
const output = () => printed.join('\n');

const ours = '<!doctype html><html lang="en" dir="ltr" data-entry="/assets/site-1.js"><head>';

/* A clone in a folder with an unrelated file, and with this manifest of its dist/ in .onefolio/. */
async function cloneOf(manifest?: unknown) {
  const folder = await folderOf({ 'victim.txt': 'mine', 'clone/dist/index.html': ours, 'clone/dist/kept.txt': 'kept' });
  const clone = join(folder, 'clone');
  const [state, to] = [join(clone, '.onefolio'), join(clone, 'dist')];
  if (manifest !== undefined) await put(manifestPath(state, to), manifest as object);
  return { folder, clone, state, to };
}

/* A build of one page into a clone. */
async function buildIn(clone: string, file = 'index.html') {
  await put(join(clone, 'new', file), 'new');
  const [from, to, state] = [join(clone, 'new'), join(clone, 'dist'), join(clone, '.onefolio')];
  await withLock(state, () => publish({ from, to, files: [file], state, base: '' }));
}

const manifest = { version: 1, to: 'dist', base: '', files: ['index.html'], before: [], inline: [] };
const outside = [
  '../../victim.txt',
  '..',
  'a/../../../victim.txt',
  '/victim.txt',
  'C:/victim.txt',
  'a\\..\\b',
  'a\0b',
  '',
];

test.each(outside)('deletes nothing outside dist/ that a manifest lists: %j', async (name) => {
  for (const lists of [{ files: [name] }, { before: [name] }, { unfinished: { [name]: sha256('mine') } }]) {
    const { folder, clone } = await cloneOf({ ...manifest, ...lists });
    await buildIn(clone);
    expect(await contentsOf(folder)).toMatchObject({ 'victim.txt': btoa('mine'), 'clone/dist/kept.txt': btoa('kept') });
  }
});

test('deletes nothing behind a link in dist/ to another folder', async () => {
  const { folder, clone } = await cloneOf({ ...manifest, files: ['out/victim.txt', 'index.html'] });
  await symlink('../..', join(clone, 'dist/out'));
  await buildIn(clone);
  expect((await contentsOf(folder))['victim.txt']).toBe(btoa('mine'));
});

test.each(['../..', '../../gone'])('writes nothing behind a link in dist/ to %s', async (target) => {
  const { folder, clone } = await cloneOf();
  await symlink(target, join(clone, 'dist/out'));
  await expect(buildIn(clone, 'out/new.html')).rejects.toThrow(
    `${join(clone, 'dist/out')} is a symbolic link that points outside ${join(clone, 'dist')}`,
  );
  expect(Object.keys(await contentsOf(folder))).not.toContain('new.html');
});

test.each(['hosts', 'cache', 'staging', 'lock', 'manifest.json.new', '.gitignore'])(
  'writes nothing through a link in .onefolio/: %s',
  async (name) => {
    const { folder, clone } = await cloneOf();
    const state = join(clone, '.onefolio');
    await mkdir(state);
    await symlink('../../victim.txt', join(state, name));
    await buildIn(clone);
    expect((await contentsOf(folder))['victim.txt']).toBe(btoa('mine'));
    await expect(readlink(join(state, name))).rejects.toThrow();
    expect(output()).toContain(`Deleted ${join(state, name)}: Onefolio doesn't use symbolic links there.`);
  },
);

test('rejects a .onefolio/ that is a link to another folder', async () => {
  const { clone } = await cloneOf();
  await mkdir(join(clone, '../elsewhere'));
  await symlink('../elsewhere', join(clone, '.onefolio'));
  await expect(buildIn(clone)).rejects.toThrow(`${join(clone, '.onefolio')} is a symbolic link: delete the link`);
  expect(await contentsOf(join(clone, '../elsewhere'))).toEqual({});
});

test.each<[string, unknown]>([
  ['a text', '"x"'],
  ['nothing', ''],
  ['null', 'null'],
  ['another version', { ...manifest, version: 2 }],
  ['another folder', { ...manifest, to: '../elsewhere' }],
  ['files that are no list', { ...manifest, files: { length: 1 } }],
  ['numbers for files', { ...manifest, files: [1] }],
  ['an address for a path', { ...manifest, base: '//evil.example' }],
  ['another policy', { ...manifest, inline: [{ script: "'unsafe-inline'", style: '' }] }],
  ['a journal without names', { ...manifest, unfinished: 'x' }],
])('ignores a manifest that is %s, and rebuilds the site', async (_, text) => {
  const { clone, state, to } = await cloneOf(text);
  expect(await baseOfPublished(state, to)).toBe('');
  await buildIn(clone);
  expect(Object.keys(await contentsOf(to))).toEqual(['index.html', 'kept.txt']);
});

/* Values in the place of a name, a list or a text. */
const anything = fc.oneof(
  fc.constantFrom(...outside, '../victim.txt', '../../../../victim.txt', 'kept.txt', 'out/victim.txt', '__proto__'),
  fc.string(),
  fc.jsonValue(),
);
const names = fc.oneof({ weight: 4, arbitrary: fc.array(anything, { maxLength: 4 }) }, anything);
const record = {
  version: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, anything),
  to: fc.oneof({ weight: 9, arbitrary: fc.constant('dist') }, anything),
  base: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, anything),
  files: names,
  before: names,
  inline: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, anything),
  unfinished: fc.oneof(fc.constant(undefined), fc.dictionary(fc.string(), fc.string()), anything),
};
const manifests = fc.record(record, { requiredKeys: [] });
const lines = fc.oneof(fc.string(), fc.json(), fc.constant('{"id":"a","at":"b","fields":null}'));
const locks = fc.oneof(fc.string(), fc.integer({ min: 1e9, max: 2e9 }).map(String));
test('changes nothing outside dist/ and .onefolio/, whatever the files in .onefolio/ contain', async () => {
  const one = fc.record({ manifest: manifests, lines, lock: locks });
  await fc.assert(
    fc.asyncProperty(one, async ({ manifest, lines, lock }) => {
      const { path: folder, remove } = await openFolder();
      try {
        const clone = join(folder, 'a/b/clone');
        const [state, to] = [join(clone, '.onefolio'), join(clone, 'dist')];
        for (const name of ['victim.txt', 'a/victim.txt', 'a/b/victim.txt', 'a/b/clone/victim.txt'])
          await put(join(folder, name), 'mine');
        await put(join(to, 'index.html'), ours);
        await symlink('..', join(to, 'out'));
        await symlink('..', join(to, '.onefolio-new'));
        await put(manifestPath(state, to), manifest);
        await put(join(state, 'lock'), lock);
        await put(join(state, 'cache/pictures/a.jpg'), lines);

        await baseOfPublished(state, to);
        await isInterrupted(state, to);
        await inlineOfPublished(state, to);
        await buildIn(clone).catch(expected);
        await makeCopies([], join(state, 'cache/pictures'), join(clone, 'dist/assets'));

        const contents = await contentsOf(folder);
        const others = Object.entries(contents).filter(([name]) => !/clone\/(?:dist|\.onefolio|new)\//.test(name));
        expect(others).toEqual(
          ['a/b/clone/victim.txt', 'a/b/victim.txt', 'a/victim.txt', 'victim.txt'].map((name) => [name, btoa('mine')]),
        );
      } finally {
        await remove();
      }
    }),
    runs(50),
  );
});

/* A failure with an explanation; any other error is a bug. */
function expected(error: Error): void {
  expect(error.constructor.name).toMatch(/^(?:BusyError|OwnershipError|UnfinishedError)$/);
}

const pictured = () => {
  const site = smallSite();
  const [page] = site.pages;
  const picture = { src: '/me.png', alt: 'Me' };
  return { ...site, url: 'https://example.com/', pages: [{ ...page, blocks: [{ ...page.blocks[0], picture }] }] };
};

/* A site with a picture that has been built once, and the published files. */
async function builtSite() {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const folder = await folderOf({ 'site.json': pictured() });
  await put(join(folder, 'public/me.png'), picture);
  const build = () => command(['build'], { SOURCE_DATE_EPOCH: '1795219200' }, folder);
  expect(await build()).toMatchObject({ code: 0, stderr: '' });
  const [dist, state] = [join(folder, 'dist'), join(folder, '.onefolio')];
  return { dist, state, manifest: manifestPath(state, dist), pictures: join(state, 'cache/pictures'), build };
}
type BuiltSite = Awaited<ReturnType<typeof builtSite>>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const copiesIn = async ({ pictures }: BuiltSite) => (await readdir(pictures)).map((name) => join(pictures, name));

/* Puts something in the place of the file or folder with a name. */
async function replace(place: string, by: 'pipe' | 'folder' | 'file' | '3 GB' | string): Promise<void> {
  await rm(place, { recursive: true, force: true });
  await mkdir(dirname(place), { recursive: true });
  if (by === 'pipe') execFileSync('mkfifo', [place]);
  else if (by === 'folder') await mkdir(place);
  else await writeFile(place, by === '3 GB' ? '' : by);
  if (by === '3 GB') await truncate(place, 3 * 2 ** 30);
}

const tampered: [what: string, damage: (site: BuiltSite) => Promise<unknown>][] = [
  ['nothing is changed', async () => {}],
  ...(['pipe', 'folder', 'file', '3 GB'] as const).flatMap((thing) =>
    [['cache', 'hosts', 'staging'], ['cache/pictures']].map(
      (names): [string, (site: BuiltSite) => Promise<unknown>] => [
        `each of ${names} in .onefolio/ is a ${thing}`,
        async ({ state }) => {
          for (const name of names) await replace(join(state, name), thing);
        },
      ],
    ),
  ),
  ...(['pipe', '3 GB'] as const).map((thing): [string, (site: BuiltSite) => Promise<unknown>] => [
    `each file is a ${thing}`,
    async (site) => {
      const { dist, manifest, state } = site;
      const assets = (await readdir(join(dist, 'assets'))).filter((name) => /\.(?:br|gz)$/.test(name));
      const places = [join(state, 'lock'), join(state, '.gitignore'), `${manifest}.new`, join(dist, 'index.html')];
      places.push(...assets.map((name) => join(dist, 'assets', name)));
      if (thing === 'pipe') places.push(...(await copiesIn(site)));
      for (const place of places) await replace(place, thing);
    },
  ]),
];

test('publishes the site without a message in any state of .onefolio/ and dist/', async () => {
  const site = await builtSite();
  const published = await contentsOf(site.dist);
  for (const [what, damage] of tampered) {
    await damage(site);
    expect(await site.build(), what).toMatchObject({ code: 0, stderr: '' });
    expect(await contentsOf(site.dist), what).toEqual(published);
  }
});

test.each(['pipe', '3 GB', '', '[null]'])('publishes with a manifest that is %j', async (thing) => {
  const site = await builtSite();
  const published = await contentsOf(site.dist);
  await replace(site.manifest, thing);
  expect(await site.build()).toMatchObject({ code: 0 });
  expect(await contentsOf(site.dist)).toEqual(published);
});
