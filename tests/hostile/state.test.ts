import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeCopies } from '../../src/node/pictures/encode-copies.ts';
import { publishPaths } from '../../src/node/publish/journal.ts';
import { withLock } from '../../src/node/publish/lock.ts';
import { baseOfPublished, inlineOfPublished, publish } from '../../src/node/publish/publish.ts';
import { recoverLast } from '../../src/node/publish/recover.ts';
import { readInbox, store } from '../../src/node/serve/inbox.ts';
import { runs } from '../properties/generators/runs.ts';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, openFolder, put } from '../support/folder.ts';
import { sealAgain } from '../support/seal.ts';
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

/* A clone in a folder with an unrelated file, and with this state of its dist/ in .onefolio/. */
async function cloneOf({ manifest, journal }: { manifest?: unknown; journal?: unknown }, staged: object = {}) {
  const folder = await folderOf({ 'victim.txt': 'mine', 'clone/dist/index.html': ours, 'clone/dist/kept.txt': 'kept' });
  const clone = join(folder, 'clone');
  const paths = publishPaths(join(clone, '.onefolio'), join(clone, 'dist'));
  if (manifest !== undefined) await put(paths.manifest, manifest as object);
  if (journal !== undefined) await put(paths.journal, journal as object);
  for (const [name, content] of Object.entries(staged)) await put(join(paths.staged, name), content);
  return { folder, clone, paths };
}

/* A build of one page into a clone. */
async function buildIn(clone: string, file = 'index.html') {
  await put(join(clone, 'new', file), 'new');
  const [from, to, state] = [join(clone, 'new'), join(clone, 'dist'), join(clone, '.onefolio')];
  await withLock(state, () => publish({ from, to, files: [file], state, base: '' }));
}

const manifest = { version: 1, to: 'dist', base: '', files: ['index.html'], before: [] };
const journal = { ...manifest, fresh: [], gone: [], isBeside: false };
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
  const { folder, clone, paths } = await cloneOf({ manifest: { ...manifest, files: [name] } });
  await buildIn(clone);
  expect(await contentsOf(folder)).toMatchObject({ 'victim.txt': btoa('mine'), 'clone/dist/kept.txt': btoa('kept') });
  expect(output()).toContain(`${paths.manifest} wasn't created by Onefolio and was renamed`);
});

test.each(['files', 'before', 'fresh', 'gone'])(
  'puts nothing outside dist/ that a journal lists in "%s"',
  async (list) => {
    const { folder, clone, paths } = await cloneOf(
      { journal: { ...journal, [list]: ['../../victim.txt'] } },
      { 'index.html': 'new' },
    );
    await put(join(paths.pending, '../victim.txt'), 'theirs');
    expect(await recoverLast(join(clone, '.onefolio'), paths.to)).toBe(false);
    const contents = await contentsOf(folder);
    expect(contents['victim.txt']).toBe(btoa('mine'));
    expect(contents['clone/dist/index.html']).toBe(btoa(ours));
    expect(output()).toContain("wasn't created by Onefolio and was renamed");
  },
);

/* A journal that a build of the owner could have written: one new page, one changed page, and one removed file. */
async function interrupted() {
  const lists = { files: ['about.html', 'index.html'], fresh: ['about.html'], gone: ['kept.txt'] };
  const staged = { 'about.html': 'new', 'index.html': 'new' };
  const { clone, paths } = await cloneOf({ manifest, journal: { ...journal, ...lists } }, staged);
  await put(join(paths.pieces, 'nginx.conf'), 'new');
  return { clone, paths };
}
type Interrupted = Awaited<ReturnType<typeof interrupted>>['paths'];

const forgeries: [what: string, forge: (paths: Interrupted) => Promise<unknown>][] = [
  ['without a seal', async () => {}],
  ['with a seal from elsewhere', ({ seal }) => put(seal, `${sha256('theirs')}\n[]`)],
  ['with a seal that is a folder', ({ seal }) => mkdir(seal)],
  ...(
    [
      ['with another page', ({ staged }) => put(join(staged, 'index.html'), 'theirs')],
      ['with another configuration', ({ pieces }) => put(join(pieces, 'nginx.conf'), 'theirs')],
      ['with one more configuration', ({ pieces }) => put(join(pieces, 'theirs.conf'), 'theirs')],
      ['with a link for a page', ({ staged }) => replaceByLink(join(staged, 'index.html'))],
      ['with a pipe for a page', ({ staged }) => replace(join(staged, 'index.html'), 'pipe')],
      ['with other lists', ({ journal }) => rewrite(journal, '"base": ""', '"base": "/me"')],
      ['with other hashes', ({ seal }) => rewrite(seal, sha256('new'), sha256('theirs'))],
      ['over another manifest', (paths) => put(paths.manifest, { ...manifest, base: '/me' })],
      ['over a manifest that is gone', (paths) => rm(paths.manifest)],
    ] satisfies typeof forgeries
  ).map(([what, forge]): (typeof forgeries)[number] => [
    `sealed, ${what}`,
    async (paths) => {
      await sealAgain(paths);
      await forge(paths);
    },
  ]),
];

const rewrite = async (place: string, from: string, to: string) => {
  const text = await readFile(place, 'utf8');
  expect(text).toContain(from);
  await writeFile(place, text.replaceAll(from, to));
};
const replaceByLink = async (place: string) => {
  await writeFile(`${place}.else`, 'new');
  await rm(place);
  await symlink(`${place}.else`, place);
};

test.each(forgeries)('publishes no file of a journal %s', async (_, forge) => {
  const { clone, paths } = await interrupted();
  await forge(paths);
  const { hosts } = paths;
  const before = await contentsOf(paths.to);
  // A folder in the place of a file causes a disk error.
  await recoverLast(join(clone, '.onefolio'), paths.to).catch(({ code }) => expect(code).toBe('EISDIR'));
  expect([await contentsOf(paths.to), await contentsOf(hosts)]).toEqual([before, {}]);
});

test('publishes a sealed journal once', async () => {
  const { clone, paths } = await interrupted();
  await sealAgain(paths);
  const [state, seal] = [join(clone, '.onefolio'), await readFile(paths.seal)];
  expect(await recoverLast(state, paths.to)).toBe(true);
  const published = { 'about.html': btoa('new'), 'index.html': btoa('new') };
  expect(await contentsOf(paths.to)).toEqual(published);
  await put(join(paths.to, 'kept.txt'), 'mine');
  await put(paths.journal, await readFile(paths.manifest));
  await put(paths.seal, seal);
  expect(await recoverLast(state, paths.to)).toBe(false);
  expect(await contentsOf(paths.to)).toEqual({ ...published, 'kept.txt': btoa('mine') });
});

test('rebuilds the site over published pages if a journal is not sealed', async () => {
  const { clone, paths } = await interrupted();
  await put(join(paths.to, 'about.html'), 'new');
  await buildIn(clone, 'about.html');
  expect(output()).toContain(`${paths.journal} isn't from a build on this computer and was renamed`);
  expect(await contentsOf(paths.to)).toEqual({ 'about.html': btoa('new'), 'kept.txt': btoa('kept') });
});

test('deletes nothing behind a link in dist/ to another folder', async () => {
  const { folder, clone } = await cloneOf({ manifest: { ...manifest, files: ['out/victim.txt', 'index.html'] } });
  await symlink('../..', join(clone, 'dist/out'));
  await buildIn(clone);
  expect((await contentsOf(folder))['victim.txt']).toBe(btoa('mine'));
});

test.each([
  ['.onefolio-new', '../..', 'victim.txt'],
  ['.onefolio-new/out', '../../..', 'out/victim.txt'],
])('treats no file behind a link at dist/%s as a page', async (link, target, file) => {
  const lists = { files: [file], fresh: [file], isBeside: true };
  const { folder, clone, paths } = await cloneOf({ journal: { ...journal, ...lists } });
  await mkdir(dirname(join(paths.to, link)), { recursive: true });
  await symlink(target, join(paths.to, link));
  expect(await recoverLast(join(clone, '.onefolio'), paths.to)).toBe(false);
  expect((await contentsOf(folder))['victim.txt']).toBe(btoa('mine'));
  expect(output()).toContain("wasn't created by Onefolio and was renamed");
});

test.each(['../..', '../../gone'])('writes nothing behind a link in dist/ to %s', async (target) => {
  const { folder, clone } = await cloneOf({});
  await symlink(target, join(clone, 'dist/out'));
  await expect(buildIn(clone, 'out/new.html')).rejects.toThrow(
    `${join(clone, 'dist/out')} is a symbolic link that points outside ${join(clone, 'dist')}`,
  );
  expect(Object.keys(await contentsOf(folder))).not.toContain('new.html');
});

test.each(['hosts', 'cache', 'staging', 'lock', 'publish', 'manifest.json.new', '.gitignore'])(
  'writes nothing through a link in .onefolio/: %s',
  async (name) => {
    const { folder, clone } = await cloneOf({});
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
  const { clone } = await cloneOf({});
  await mkdir(join(clone, '../elsewhere'));
  await symlink('../elsewhere', join(clone, '.onefolio'));
  await expect(buildIn(clone)).rejects.toThrow(`${join(clone, '.onefolio')} is a symbolic link: delete the link`);
  expect(await contentsOf(join(clone, '../elsewhere'))).toEqual({});
});

test.each([
  ['a text', '"x"'],
  ['nothing', ''],
  ['null', 'null'],
  ['another version', { ...manifest, version: 2 }],
  ['another folder', { ...manifest, to: '../elsewhere' }],
  ['files that are no list', { ...manifest, files: { length: 1 } }],
  ['numbers for files', { ...manifest, files: [1] }],
  ['an address for a path', { ...manifest, base: '//evil.example' }],
  ['another policy', { ...manifest, inline: { script: "'unsafe-inline'", style: '' } }],
])('moves aside a manifest that is %s, and rebuilds the site', async (_, text) => {
  const { clone, paths } = await cloneOf({ manifest: text });
  expect(await baseOfPublished(join(clone, '.onefolio'), paths.to)).toBe('');
  await buildIn(clone);
  expect(output()).toContain("wasn't created by Onefolio and was renamed");
  expect(Object.keys(await contentsOf(paths.to))).toEqual(['index.html', 'kept.txt']);
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
};
const manifests = fc.record(record, { requiredKeys: [] });
const journals = fc.record({ ...record, fresh: names, gone: names, isBeside: fc.boolean() }, { requiredKeys: [] });
const lines = fc.oneof(fc.string(), fc.json(), fc.constant('{"id":"a","at":"b","fields":null}'));
const locks = fc.oneof(fc.string(), fc.integer({ min: 1e9, max: 2e9 }).map(String));
const indexes = fc.oneof(
  fc.json(),
  fc.record({ version: fc.constant(2), pages: fc.jsonValue() }).map((index) => JSON.stringify(index)),
);

test('changes nothing outside dist/ and .onefolio/, whatever the files in .onefolio/ contain', async () => {
  const one = fc.record({ manifest: manifests, journal: journals, lines, lock: locks, index: indexes });
  await fc.assert(
    fc.asyncProperty(one, async ({ manifest, journal, lines, lock, index }) => {
      const { path: folder, remove } = await openFolder();
      try {
        const clone = join(folder, 'a/b/clone');
        const [state, to] = [join(clone, '.onefolio'), join(clone, 'dist')];
        const paths = publishPaths(state, to);
        for (const name of ['victim.txt', 'a/victim.txt', 'a/b/victim.txt', 'a/b/clone/victim.txt'])
          await put(join(folder, name), 'mine');
        await put(join(to, 'index.html'), ours);
        await symlink('..', join(to, 'out'));
        await symlink('..', join(to, '.onefolio-new'));
        await put(paths.manifest, manifest);
        await put(paths.journal, journal);
        await put(join(paths.staged, 'index.html'), 'theirs');
        await put(join(state, 'lock'), lock);
        await put(join(state, 'inbox.jsonl'), lines);
        await put(join(state, 'cache/pictures/a.jpg'), lines);
        await put(join(state, 'cache/pictures.json'), index);

        await baseOfPublished(state, to);
        await recoverLast(state, to).catch(expected);
        await withLock(state, () => inlineOfPublished(state, to)).catch(expected);
        await buildIn(clone).catch(expected);
        await makeCopies([], join(state, 'cache/pictures'), join(clone, 'dist/assets'));
        await readInbox(join(state, 'inbox.jsonl'));
        await store(join(state, 'inbox.jsonl'), { at: '', id: 'a', fields: {} });

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
  const { manifest, pending } = publishPaths(state, dist);
  return { dist, state, manifest, pending, pictures: join(state, 'cache/pictures'), build };
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

const shapes = ['', 'null', '5', '"x"', '{}', '[1]', '[null]', '[["a", null]]', '{"length": 9}', '[[["a"]]]', '\0'];
const tampered: [what: string, damage: (site: BuiltSite) => Promise<unknown>][] = [
  ['nothing is changed', async () => {}],
  [
    'copies of pictures are others',
    async (site) => {
      for (const place of await copiesIn(site)) await writeFile(place, 'theirs');
    },
  ],
  [
    'copies of pictures are others, and so are their hashes',
    async (site) => {
      const all = await copiesIn(site);
      for (const place of all) await writeFile(place, 'theirs');
      const hashes = all.map((place) => [basename(place), sha256('theirs')]);
      await put(`${site.pictures}.json`, JSON.stringify(hashes));
    },
  ],
  [
    'two copies of a picture are exchanged, with their seals',
    async (site) => {
      const [one = '', other = ''] = (await copiesIn(site)).filter((place) => !place.endsWith('.jpg'));
      await rename(one, `${one}.old`);
      await rename(other, one);
      await rename(`${one}.old`, other);
      const seals = new Map<string, string>(JSON.parse(await readFile(`${site.pictures}.json`, 'utf8')));
      const [first, second] = [seals.get(basename(one)), seals.get(basename(other))];
      const exchanged = [...seals, [basename(one), second], [basename(other), first]];
      await put(`${site.pictures}.json`, JSON.stringify(exchanged));
    },
  ],
  [
    'published pages are others, with their hashes in a cache',
    async (site) => {
      const page = join(site.dist, 'index.html');
      const markup = (await readFile(page, 'utf8')).replace('</h1>', '!</h1>');
      await writeFile(page, markup);
      const index = { version: 2, pages: { '/': [sha256(''), sha256(markup).slice(0, 32)] } };
      await put(join(site.state, 'cache/markup.json'), index);
    },
  ],
  ...shapes.map((text): [string, (site: BuiltSite) => Promise<unknown>] => [
    `the list of pictures is ${JSON.stringify(text)}`,
    (site) => writeFile(`${site.pictures}.json`, text),
  ]),
  ...(['pipe', 'folder', 'file', '3 GB'] as const).flatMap((thing) =>
    ['cache', 'cache/pictures', 'cache/pictures.json', 'cache/pictures.json.new', 'hosts', 'staging'].map(
      (name): [string, (site: BuiltSite) => Promise<unknown>] => [
        `.onefolio/${name} is a ${thing}`,
        ({ state }) => replace(join(state, name), thing),
      ],
    ),
  ),
  ...(['pipe', '3 GB'] as const).flatMap((thing): [string, (site: BuiltSite) => Promise<unknown>][] => [
    [`the lock is a ${thing}`, ({ state }) => replace(join(state, 'lock'), thing)],
    [`.gitignore is a ${thing}`, ({ state }) => replace(join(state, '.gitignore'), thing)],
    [`what is pending is a ${thing}`, ({ pending }) => replace(pending, thing)],
    [`a copy of a picture is a ${thing}`, async (site) => replace(String((await copiesIn(site))[0]), thing)],
    [`the manifest's copy is a ${thing}`, ({ manifest }) => replace(`${manifest}.new`, thing)],
    [`a page is a ${thing}`, ({ dist }) => replace(join(dist, 'index.html'), thing)],
    [
      `a compressed script is a ${thing}`,
      async ({ dist }) => {
        for (const ending of ['.br', '.gz'])
          for (const name of await readdir(join(dist, 'assets')))
            if (name.endsWith(ending)) await replace(join(dist, 'assets', name), thing);
      },
    ],
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

test.each(['pipe', '3 GB', '', '[null]'])('publishes with a manifest or a journal that is %j', async (thing) => {
  const site = await builtSite();
  const published = await contentsOf(site.dist);
  for (const place of [site.manifest, join(site.pending, 'journal.json')]) {
    await replace(place, thing);
    expect(await site.build()).toMatchObject({ code: 0 });
    expect(await contentsOf(site.dist)).toEqual(published);
  }
});
