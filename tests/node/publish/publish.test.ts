import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, onTestFinished, test } from 'vitest';
import { copyPublicFiles } from '../../../src/node/publish/copy-public-files.ts';
import { publishPaths } from '../../../src/node/publish/journal.ts';
import { BusyError, withLock } from '../../../src/node/publish/lock.ts';
import { baseOfPublished, publish } from '../../../src/node/publish/publish.ts';
import { recoverLast } from '../../../src/node/publish/recover.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';
import { root } from '../../support/root.ts';
import { sealAgain } from '../../support/seal.ts';

/* Publishes one build after the other into the same folder. */
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
    /* The same, interrupted when only the last file is missing. */
    async interrupt(files: Record<string, string>, [name, content]: [string, string]) {
      await expect(build(files, [name])).rejects.toThrow();
      const paths = publishPaths(join(folder, '.onefolio'), to);
      await put(join(paths.staged, name), content);
      await sealAgain(paths);
    },
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

test('finishes an interrupted publish, even after the project was moved', async () => {
  const { build, interrupt, folder } = await publisher();
  await build({ 'index.html': '1', 'assets/a-1.js': '1' });
  await interrupt({ 'index.html': '2', 'assets/a-2.js': '2' }, ['sitemap.xml', '2']);
  const moved = join(await folderOf(), 'moved');
  await rename(folder, moved);
  const [state, to] = [join(moved, '.onefolio'), join(moved, 'dist')];
  expect(await recoverLast(state, to)).toBe(true);
  expect(await contentsOf(to)).toEqual({
    'assets/a-1.js': btoa('1'),
    'assets/a-2.js': btoa('2'),
    'index.html': btoa('2'),
    'sitemap.xml': btoa('2'),
  });
  expect(await recoverLast(state, to)).toBe(false);
});

test('makes folders readable by everyone when it finishes a publish, whatever the umask', async () => {
  const { build, interrupt, folder, to } = await publisher();
  await build({ 'index.html': '1' });
  await interrupt({ 'index.html': '2' }, ['more/files/cv.pdf', '2']);
  await rm(join(to, 'more'), { recursive: true });
  const usual = process.umask(0o077);
  onTestFinished(() => void process.umask(usual));
  await recoverLast(join(folder, '.onefolio'), to);
  for (const name of ['more', 'more/files']) expect((await stat(join(to, name))).mode & 0o777).toBe(0o755);
  expect(process.umask()).toBe(0o077);
});

test('publishes the server configuration together with the pages, also after an interruption', async () => {
  const { folder, to } = await publisher();
  const state = join(folder, '.onefolio');
  const from = join(folder, 'site');
  const pieces = join(folder, 'pieces');
  await put(join(state, 'hosts/nginx.conf'), 'old');
  await put(join(from, 'index.html'), '1');
  await put(join(pieces, 'nginx.conf'), 'new');
  const files = ['index.html', 'sitemap.xml'];
  await expect(publish({ from, to, files, state, base: '', pieces })).rejects.toThrow();
  await put(join(state, 'hosts/nginx.conf'), 'as if it had been interrupted before that');
  await put(join(publishPaths(state, to).pieces, 'nginx.conf'), 'new');
  await put(join(publishPaths(state, to).staged, 'sitemap.xml'), '1');
  await sealAgain(publishPaths(state, to));
  await recoverLast(state, to);
  expect(await readFile(join(state, 'hosts/nginx.conf'), 'utf8')).toBe('new');
});

test('does not overwrite a file that appeared after a publish was interrupted', async () => {
  const { build, interrupt, folder, to } = await publisher();
  await build({ 'index.html': '1' });
  await interrupt({ 'index.html': '2' }, ['sitemap.xml', '2']);
  await put(join(to, 'sitemap.xml'), 'mine');
  const recover = () => recoverLast(join(folder, '.onefolio'), to);
  await expect(recover()).rejects.toThrow("sitemap.xml wasn't created by Onefolio");
  expect((await contentsOf(to))['sitemap.xml']).toBe(btoa('mine'));
  await rm(join(to, 'sitemap.xml'));
  await recover();
  expect((await contentsOf(to))['sitemap.xml']).toBe(btoa('2'));
});

test('does not overwrite a file that appeared after the first publish was interrupted', async () => {
  const { interrupt, folder, to } = await publisher();
  await interrupt({ 'index.html': '1' }, ['sitemap.xml', '1']);
  await put(join(to, 'sitemap.xml'), 'mine');
  await expect(recoverLast(join(folder, '.onefolio'), to)).rejects.toThrow("sitemap.xml wasn't created by Onefolio");
  expect((await contentsOf(to))['sitemap.xml']).toBe(btoa('mine'));
});

test('finishes an interrupted publish over its own site when the manifest is lost', async () => {
  const { interrupt, folder, to, files } = await publisher();
  await put(join(to, 'index.html'), '<!doctype html><html lang="en" dir="ltr" data-entry="/assets/site-1.js"><head>');
  await put(join(to, 'sitemap.xml'), 'from a build that is forgotten');
  await interrupt({ 'index.html': '1' }, ['sitemap.xml', '1']);
  expect(await recoverLast(join(folder, '.onefolio'), to)).toBe(true);
  expect(await files()).toEqual(['index.html', 'sitemap.xml']);
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

test('publishes nothing if a build has two files of the same name', async () => {
  const { build, to } = await publisher();
  await build({ 'index.html': '1', '404.html': '1' });
  const folder = await folderOf();
  const from = join(folder, 'new');
  for (const name of ['index.html', '404.html']) await put(join(from, name), '2');
  const files = ['index.html', '404.html', '404.html'];
  const twice = publish({ from, to, files, state: join(folder, '.onefolio'), base: '' });
  await expect(twice).rejects.toThrow('the build has two files named 404.html');
  expect(await contentsOf(to)).toEqual({ '404.html': btoa('1'), 'index.html': btoa('1') });
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
