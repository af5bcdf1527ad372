import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BusyError, withLock } from '../../src/build/lock.ts';
import { publicFiles } from '../../src/build/public-files.ts';
import { baseOfPublished, publish } from '../../src/build/publish.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';

/* Publishes files into the same place again and again. */
async function publisher() {
  const folder = await folderOf();
  const to = join(folder, 'dist');
  let builds = 0;
  return {
    folder,
    to,
    async build(files: Record<string, string>) {
      const from = join(folder, `build-${++builds}`);
      for (const [name, content] of Object.entries(files)) await put(join(from, name), content);
      await publish({ from, to, files: Object.keys(files), state: join(folder, '.onefolio'), base: '/me' });
    },
    files: async () => Object.keys(await contentsOf(to)),
  };
}

test('keeps the assets of the build before, and no older ones', async () => {
  const { build, files } = await publisher();
  await build({ 'index.html': '1', 'assets/a-1.js': '1' });
  await build({ 'index.html': '2', 'assets/a-2.js': '2' });
  expect(await files()).toEqual(['assets/a-1.js', 'assets/a-2.js', 'index.html']);
  await build({ 'index.html': '3', 'assets/a-3.js': '3' });
  expect(await files()).toEqual(['assets/a-2.js', 'assets/a-3.js', 'index.html']);
});

test('takes away the pages that are gone, and nothing that is not its own', async () => {
  const { build, files, to } = await publisher();
  await build({ 'index.html': '1', 'about.html': '1' });
  await put(join(to, 'CNAME'), 'example.com');
  await build({ 'index.html': '2' });
  expect(await files()).toEqual(['CNAME', 'index.html']);
});

test('remembers the path below which a site lives', async () => {
  const { build, folder, to } = await publisher();
  await build({ 'index.html': '1' });
  expect(await baseOfPublished(join(folder, '.onefolio'), to)).toBe('/me');
  expect(await baseOfPublished(join(folder, '.onefolio'), join(folder, 'elsewhere'))).toBe('');
});

test('lets nobody else build the same site meanwhile, and says who is building', async () => {
  const state = join(await folderOf(), '.onefolio');
  await withLock(state, async () => {
    await expect(withLock(state, async () => {})).rejects.toThrow(BusyError);
    await expect(withLock(state, async () => {})).rejects.toThrow(`process ${process.pid}`);
  });
  await withLock(state, async () => {});
});

test('takes over the lock of a process that is gone', async () => {
  const folder = await folderOf({ '.onefolio/lock': '999999999' });
  expect(await withLock(join(folder, '.onefolio'), async () => 'built')).toBe('built');
});

test('gives the lock back when a build fails', async () => {
  const state = join(await folderOf(), '.onefolio');
  await expect(withLock(state, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(state, async () => 'built')).toBe('built');
});

test('takes the owner’s own robots and icon, but not a file in place of a page', async () => {
  const folder = await folderOf({ 'public/robots.txt': 'mine', 'public/me.jpg': 'x', 'site/robots.txt': 'ours' });
  const copied = await publicFiles(join(folder, 'public'), join(folder, 'site'), ['robots.txt', 'index.html']);
  expect(copied).toEqual(['me.jpg']);
  expect((await contentsOf(join(folder, 'site')))['robots.txt']).toBe(btoa('mine'));
  await put(join(folder, 'public/index.html'), 'x');
  await expect(publicFiles(join(folder, 'public'), join(folder, 'site'), ['index.html'])).rejects.toThrow(
    'public/index.html would take the place of a file of the site',
  );
});
