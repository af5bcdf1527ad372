import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { copyPublicFiles } from '../../../src/node/publish/copy-public-files.ts';
import { BusyError, withLock } from '../../../src/node/publish/lock.ts';
import { baseOfPublished, inlineOfPublished, isInterrupted, publish } from '../../../src/node/publish/publish.ts';
import { inlineOf } from '../../../src/node/render/content-security-policy.ts';
import { insteadOf } from '../../support/disk.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';
import { root } from '../../support/root.ts';

/* Publishes one build after the other into the same folder. A build fails halfway at a file of `more`, which it lacks. */
async function publisher() {
  const folder = await folderOf();
  const to = join(folder, 'dist');
  let builds = 0;
  async function build(files: Record<string, string>, more: string[] = [], unchanged: string[] = []) {
    const from = join(folder, `build-${++builds}`);
    for (const [name, content] of Object.entries(files)) await put(join(from, name), content);
    const all = [...new Set([...Object.keys(files), ...more, ...unchanged])];
    await publish({ from, to, files: all, unchanged, state: join(folder, '.onefolio'), base: '/me' });
  }
  return {
    folder,
    to,
    build,
    files: async () => Object.keys(await contentsOf(to)),
  };
}

test('keeps the assets of the previous build, and no older ones', async () => {
  const { build, files } = await publisher();
  await build({ 'index.html': '1', 'assets/a-1.js': '1' });
  await build({ 'index.html': '2', 'assets/a-2.js': '2' });
  expect(await files()).toEqual(['assets/a-1.js', 'assets/a-2.js', 'index.html']);
  await build({ 'index.html': '3', 'assets/a-3.js': '3' });
  expect(await files()).toEqual(['assets/a-2.js', 'assets/a-3.js', 'index.html']);
});

test('does not touch unchanged pages, unless the build has a new version of them', async () => {
  const { build, to } = await publisher();
  const pages = { 'index.html': '1', 'about.html': '1', 'robots.txt': '1' };
  await build(pages);
  const before = await stat(join(to, 'about.html'));
  await build({ 'index.html': '2', 'robots.txt': '2' }, [], ['about.html', 'robots.txt']);
  const expected = { 'index.html': btoa('2'), 'about.html': btoa('1'), 'robots.txt': btoa('2') };
  expect(await contentsOf(to)).toEqual(expected);
  expect((await stat(join(to, 'about.html'))).ino).toBe(before.ino);
  await build({ 'index.html': '3' }, [], ['about.html']);
  expect(Object.keys(await contentsOf(to))).toEqual(['about.html', 'index.html']);
});

test('removes pages that are gone from the site, and no other files', async () => {
  const { build, files, to } = await publisher();
  await build({ 'index.html': '1', 'about.html': '1' });
  await put(join(to, 'CNAME'), 'example.com');
  await build({ 'index.html': '2' });
  expect(await files()).toEqual(['CNAME', 'index.html']);
});

test('recognizes its own files after a build that failed halfway', async () => {
  const { build, files } = await publisher();
  await build({ 'index.html': '1', 'about.html': '1' });
  await expect(build({ 'assets/a-2.js': '2', 'index.html': '2', 'new.html': '2' }, ['lost.html'])).rejects.toThrow();
  await build({ 'index.html': '3' });
  expect(await files()).toEqual(['assets/a-2.js', 'index.html']);
  await build({ 'index.html': '4' });
  expect(await files()).toEqual(['index.html']);
});

test('replaces the files of an interrupted build, and no file that the owner added meanwhile', async () => {
  const { build, to } = await publisher();
  await build({ 'index.html': '1', 'gone.html': '1', 'old.html': '1' });
  await expect(build({ 'index.html': '2', 'new.html': '2' }, ['sitemap.xml'])).rejects.toThrow('Only part of the site');
  await put(join(to, 'sitemap.xml'), 'mine');
  await expect(build({ 'index.html': '3', 'sitemap.xml': '3' })).rejects.toThrow(
    "sitemap.xml wasn't created by Onefolio",
  );
  await put(join(to, 'gone.html'), 'mine');
  await build({ 'index.html': '3' });
  const mine = { 'gone.html': btoa('mine'), 'sitemap.xml': btoa('mine') };
  expect(await contentsOf(to)).toEqual({ ...mine, 'index.html': btoa('3') });
});

test('replaces a folder that an interrupted build has emptied, and no file that the owner added to it', async () => {
  const { build, files, to } = await publisher();
  await build({ 'index.html': '1', 'files/cv.pdf': '1' });
  await expect(build({ 'index.html': '2', files: '2' }, ['assets/lost.js'])).rejects.toThrow('Only part of the site');
  // It was killed after it had removed the file, and before it removed the folder; another one while it copied.
  await put(join(to, 'files/.onefolio-new'), '1');
  await put(join(to, 'files/mine.txt'), 'mine');
  await expect(build({ 'index.html': '3', files: '3' })).rejects.toThrow("files wasn't created by Onefolio");
  await rm(join(to, 'files/mine.txt'));
  await build({ 'index.html': '4', files: '4' });
  expect(await files()).toEqual(['files', 'index.html']);
});

test('replaces a file that an interrupted build has published by a folder', async () => {
  const { build, files } = await publisher();
  await build({ 'index.html': '1', 'files/cv.pdf': '1' });
  await expect(build({ 'index.html': '2', files: '2' }, ['lost.html'])).rejects.toThrow('Only part of the site');
  expect(await files()).toEqual(['files', 'index.html']);
  await build({ 'index.html': '3', 'files/cv.pdf': '3' });
  expect(await files()).toEqual(['files/cv.pdf', 'index.html']);
});

test('keeps the assets of an interrupted build and of the one before it, until the build after the next', async () => {
  const { build, files } = await publisher();
  await build({ 'index.html': '1', 'assets/a-1.js': '1' });
  await expect(build({ 'index.html': '2', 'assets/a-2.js': '2' }, ['sitemap.xml'])).rejects.toThrow();
  await build({ 'index.html': '3', 'assets/a-3.js': '3' });
  expect(await files()).toEqual(['assets/a-1.js', 'assets/a-2.js', 'assets/a-3.js', 'index.html']);
  await build({ 'index.html': '4', 'assets/a-4.js': '4' });
  expect(await files()).toEqual(['assets/a-3.js', 'assets/a-4.js', 'index.html']);
});

test('reports an interrupted build until the next one is published, even after the project was moved', async () => {
  const { build, folder } = await publisher();
  const at = (place: string) => isInterrupted(join(place, '.onefolio'), join(place, 'dist'));
  await build({ 'index.html': '1' });
  expect(await at(folder)).toBe(false);
  await expect(build({ 'index.html': '2' }, ['sitemap.xml'])).rejects.toThrow();
  const moved = join(await folderOf(), 'moved');
  await rename(folder, moved);
  expect(await at(moved)).toBe(true);
  await rename(moved, folder);
  await build({ 'index.html': '3' });
  expect(await at(folder)).toBe(false);
});

test('reports a build that was killed before it published anything, and none that is running', async () => {
  const folder = await folderOf({ '.onefolio/lock': '999999999' });
  const state = join(folder, '.onefolio');
  const isReported = () => isInterrupted(state, join(folder, 'dist'));
  expect(await isReported()).toBe(true);
  expect(await withLock(state, isReported)).toBe(false);
  expect(await isReported()).toBe(false);
});

test('publishes the server configuration together with the pages', async () => {
  const { folder, to } = await publisher();
  const [state, from, pieces] = ['.onefolio', 'site', 'pieces'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await put(join(state, 'hosts/nginx.conf'), 'old');
  await put(join(from, 'index.html'), '1');
  await put(join(pieces, 'nginx.conf'), 'new');
  await publish({ from, to, files: ['index.html'], state, base: '', pieces });
  expect(await readFile(join(state, 'hosts/nginx.conf'), 'utf8')).toBe('new');
});

test('replaces a file with a folder, and a folder with a file, on every operating system', async () => {
  // On macOS and Windows a folder cannot be unlinked.
  insteadOf('unlink', (unlink) => async (path: string) => {
    if ((await lstat(path).catch(() => null))?.isDirectory())
      throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    return unlink(path);
  });
  const { build, files, to } = await publisher();
  for (const file of ['files', 'files/cv.pdf', 'files']) {
    await build({ [file]: 'x' });
    expect(await files()).toEqual([file]);
  }
  expect((await lstat(join(to, 'files'))).isFile()).toBe(true);
});

test('refuses to overwrite a page that it did not write', async () => {
  const { build, files, to } = await publisher();
  await put(join(to, 'index.html'), 'the work of years');
  await expect(build({ 'assets/a-1.js': '1', 'index.html': '1' })).rejects.toThrow(
    "index.html wasn't created by Onefolio",
  );
  expect(await contentsOf(to)).toEqual({ 'index.html': btoa('the work of years') });
  expect(await files()).toEqual(['index.html']);
});

test('refuses to overwrite a file that was added next to its own', async () => {
  const { build, to } = await publisher();
  await build({ 'index.html': '1' });
  await put(join(to, 'about.html'), 'mine');
  await expect(build({ 'index.html': '2', 'about.html': '2' })).rejects.toThrow(
    "about.html wasn't created by Onefolio",
  );
  expect(await contentsOf(to)).toEqual({ 'about.html': btoa('mine'), 'index.html': btoa('1') });
});

test('recognizes its own site when the manifest is lost', async () => {
  const { build, files, to } = await publisher();
  await put(join(to, 'index.html'), '<!doctype html><html lang="en" dir="ltr" data-entry="/assets/site-1.js"><head>');
  await build({ 'index.html': '1' });
  expect(await files()).toEqual(['index.html']);
});

test('remembers every folder that a site was published to', async () => {
  const { folder } = await publisher();
  const state = join(folder, '.onefolio');
  for (const name of ['one', 'two']) {
    await put(join(folder, 'new/index.html'), name);
    await publish({
      from: join(folder, 'new'),
      to: join(folder, name),
      files: ['index.html'],
      state,
      base: `/${name}`,
    });
  }
  expect(await baseOfPublished(state, join(folder, 'one'))).toBe('/one');
  expect(await baseOfPublished(state, join(folder, 'two'))).toBe('/two');
});

test('remembers the base path that a site was published with', async () => {
  const { build, folder, to } = await publisher();
  await build({ 'index.html': '1' });
  expect(await baseOfPublished(join(folder, '.onefolio'), to)).toBe('/me');
  expect(await baseOfPublished(join(folder, '.onefolio'), join(folder, 'elsewhere'))).toBe('');
});

test('lets one process build a site at a time, and names that process to others', async () => {
  const state = join(await folderOf(), '.onefolio');
  await withLock(state, async () => {
    await expect(withLock(state, async () => {})).rejects.toThrow(BusyError);
    await expect(withLock(state, async () => {})).rejects.toThrow(`process ${process.pid}`);
  });
  await withLock(state, async () => {});
});

test('takes over the lock of a process that has ended', async () => {
  const folder = await folderOf({ '.onefolio/lock': '999999999' });
  expect(await withLock(join(folder, '.onefolio'), async () => 'built')).toBe('built');
});

test('takes over the lock of an earlier process that had the same id', async () => {
  const folder = await folderOf({ '.onefolio/lock': String(process.pid) });
  expect(await withLock(join(folder, '.onefolio'), async () => 'built')).toBe('built');
});

test('fails when a lock cannot be read, instead of retrying forever', async () => {
  const folder = await folderOf();
  await mkdir(join(folder, '.onefolio/lock'), { recursive: true });
  await expect(withLock(join(folder, '.onefolio'), async () => {})).rejects.toThrow('EISDIR');
});

test('removes the files of processes that were killed while taking the lock', async () => {
  const folder = await folderOf({ '.onefolio/lock.999999999.1': '999999999', '.onefolio/lock.999999999.1.stale': '1' });
  await withLock(join(folder, '.onefolio'), async () => {});
  expect(await contentsOf(folder)).toEqual({});
});

test('lets one of many processes build at a time, even if all of them find a stale lock', async () => {
  const folder = await folderOf({ '.onefolio/lock': '999999999', log: '' });
  const bundle = await rolldown({ input: join(root, 'src/node/publish/lock.ts'), platform: 'node' });
  await bundle.write({ file: join(folder, 'lock.mjs') });
  await put(
    join(folder, 'race.mjs'),
    `import { appendFileSync } from 'node:fs';
     import { BusyError, withLock } from './lock.mjs';
     for (let built = 0; built < 20; )
       await withLock('.onefolio', async () => {
         appendFileSync('log', 'in ');
         await new Promise(setImmediate);
         appendFileSync('log', 'out ');
         built++;
       }).catch((error) => { if (!(error instanceof BusyError)) throw error; });`,
  );
  const racers = Array.from({ length: 6 }, () => spawn(process.execPath, ['race.mjs'], { cwd: folder }));
  const codes = await Promise.all(racers.map(async (racer) => (await once(racer, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('in out '.repeat(120));
});

test('releases the lock when a build fails', async () => {
  const state = join(await folderOf(), '.onefolio');
  await expect(withLock(state, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(state, async () => 'built')).toBe('built');
});

test('lets the owner replace robots.txt, but no page of the site', async () => {
  const folder = await folderOf({ 'public/robots.txt': 'mine', 'public/me.jpg': 'x', 'site/robots.txt': 'ours' });
  const copied = await copyPublicFiles(join(folder, 'public'), join(folder, 'site'), ['robots.txt', 'index.html']);
  expect(copied).toEqual(['me.jpg']);
  expect((await contentsOf(join(folder, 'site')))['robots.txt']).toBe(btoa('mine'));
  await put(join(folder, 'public/index.html'), 'x');
  await expect(copyPublicFiles(join(folder, 'public'), join(folder, 'site'), ['index.html'])).rejects.toThrow(
    'public/index.html would replace a generated file',
  );
});

test.each([
  ['file where the site has a folder', 'public/_pages'],
  ['folder where the site has a file', 'public/404.html/x'],
])('refuses an owner’s %s, and asks for another name', async (_, name) => {
  const folder = await folderOf({ [name]: 'x' });
  const written = ['404.html', '_pages/404.json'];
  await expect(copyPublicFiles(join(folder, 'public'), join(folder, 'site'), written)).rejects.toThrow(
    `${name} conflicts with a generated file: rename it`,
  );
});

test.each([
  ['About.html', 'about.html'],
  ['FEED.xml', 'feed.xml'],
  ['_pages/About.json', '_pages/about.json'],
  ['Robots.TXT', 'robots.txt'],
  ['Favicon.svg', 'favicon.svg'],
])('refuses an owner’s %s next to the generated %s, which is the same name on many disks', async (name, generated) => {
  const folder = await folderOf({ [`public/${name}`]: 'x' });
  await expect(copyPublicFiles(join(folder, 'public'), join(folder, 'site'), [generated])).rejects.toThrow(
    `public/${name} has the same name as the generated file ${generated}, except for case: rename it`,
  );
});

test('publishes a file once that a build lists twice', async () => {
  const folder = await folderOf({ 'site/404.html': '1' });
  const [state, from, to] = ['.onefolio', 'site', 'dist'].map((name) => join(folder, name)) as [string, string, string];
  await publish({ from, to, files: ['404.html', '404.html'], state, base: '' });
  expect(await contentsOf(to)).toEqual({ '404.html': btoa('1') });
});

test('lists the inline texts of all pages that may be published after an interruption', async () => {
  const folder = await folderOf();
  const [state, to] = [join(folder, '.onefolio'), join(folder, 'dist')];
  const inlines = ['1', '2', '3'].map((style) => inlineOf({ script: '', style }));
  const build = async (number: number, lost: string[] = []) => {
    await put(join(folder, 'site/index.html'), String(number));
    const files = ['index.html', ...lost];
    await publish({ from: join(folder, 'site'), to, files, state, base: '', inline: inlines[number] });
  };
  await build(0);
  await expect(build(1, ['lost.html'])).rejects.toThrow();
  expect(await inlineOfPublished(state, to)).toEqual([inlines[1], inlines[0]]);
  await build(2);
  expect(await inlineOfPublished(state, to)).toEqual([inlines[2]]);
});

test('refuses files in public/assets, which browsers cache for a year, and suggests another folder', async () => {
  const folder = await folderOf({ 'public/assets/cv.pdf': 'x' });
  await expect(copyPublicFiles(join(folder, 'public'), join(folder, 'site'), [])).rejects.toThrow(
    'browsers would cache public/assets/cv.pdf for a year, even if it changes: move it, for example to public/files/cv.pdf',
  );
});

test('publishes files readable by everyone, even if the original is private', async () => {
  const folder = await folderOf({ 'public/cv.pdf': 'x' });
  await chmod(join(folder, 'public/cv.pdf'), 0o600);
  await copyPublicFiles(join(folder, 'public'), join(folder, 'site'), []);
  expect((await stat(join(folder, 'site/cv.pdf'))).mode & 0o777).toBe(0o644);
});

test('publishes the targets of symbolic links, and ignores circular ones', async () => {
  const folder = await folderOf({ 'elsewhere/me.jpg': 'x', 'elsewhere/more/cv.pdf': 'x' });
  await mkdir(join(folder, 'public'));
  await symlink(join(folder, 'elsewhere'), join(folder, 'public/files'));
  await symlink(join(folder, 'elsewhere/me.jpg'), join(folder, 'public/me.jpg'));
  await symlink(join(folder, 'nowhere'), join(folder, 'public/gone'));
  await symlink(join(folder, 'public'), join(folder, 'public/again'));
  const copied = await copyPublicFiles(join(folder, 'public'), join(folder, 'site'), []);
  expect(copied).toEqual(['files/me.jpg', 'files/more/cv.pdf', 'me.jpg']);
});
