import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { load, sourceOf } from '../../../src/node/load/load-site.ts';
import { folderOf, put } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

async function siteWithFolder() {
  const folder = await folderOf();
  const site = smallSite();
  site.pages.push({ folder: 'posts' });
  await put(join(folder, 'site.json'), site);
  return { folder, file: join(folder, 'site.json'), place: (name: string) => join(folder, name) };
}

const post = (title: string, body = 'Words.') => `---\ntitle: ${title}\n---\n${body}\n`;
const found = async (file: string) => {
  const { written, diagnostics } = await load(sourceOf(file));
  return [written?.pages.map(({ path }) => path), diagnostics.map(({ code }) => code)];
};

test('reads the texts of a folder sorted by name, and no other files', async () => {
  const { file, place } = await siteWithFolder();
  await put(place('posts/b.md'), post('B'));
  await put(place('posts/a.md'), post('A'));
  await put(place('posts/.draft.md'), 'x');
  await put(place('posts/notes.txt'), 'x');
  await put(place('posts/more/c.md'), 'x');
  await mkdir(place('posts/folder.md'));
  expect(await found(file)).toEqual([['/', '/posts/a', '/posts/b'], []]);
});

test('reports texts with other file extensions', async () => {
  const { file, place } = await siteWithFolder();
  for (const name of ['a.md', 'b.markdown', 'c.MD', 'd.mdx']) await put(place(`posts/${name}`), post(name));
  expect(await found(file)).toEqual([
    ['/', '/posts/a'],
    ['OF330', 'OF330', 'OF330'],
  ]);
});

test('refuses a folder and a text outside the project, also behind a link', async () => {
  const { file, place } = await siteWithFolder();
  const other = await folderOf();
  await put(join(other, 'a.md'), post('A'));
  await symlink(other, place('posts'));
  expect(await found(file)).toEqual([undefined, ['OF326']]);
  await rm(place('posts'));
  await mkdir(place('posts'));
  await symlink(join(other, 'a.md'), place('posts/a.md'));
  expect(await found(file)).toEqual([undefined, ['OF321']]);
});

test('inspects the pictures in the settings and texts of a folder', async () => {
  const { file, place } = await siteWithFolder();
  await put(place('posts/a.md'), `---\ntitle: A\nimage: { src: /no.jpg, alt: a }\n---\n![b](/none.jpg)\n`);
  expect(await found(file)).toEqual([undefined, ['OF301', 'OF301']]);
});
