import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LongText } from '../../../src/compile/markdown/long-text.ts';
import { readLongText } from '../../../src/compile/markdown/read-long-text.ts';
import { load, sourceOf } from '../../../src/node/load/load.ts';
import { keepTexts, keyOf, readTexts } from '../../../src/node/load/text-store.ts';
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
  const { site, diagnostics } = await load(sourceOf(file));
  return [site?.pages.map(({ path }) => path), diagnostics.map(({ code }) => code)];
};

test('takes the texts of a folder in the order of their names, and nothing else that lies there', async () => {
  const { file, place } = await siteWithFolder();
  await put(place('posts/b.md'), post('B'));
  await put(place('posts/a.md'), post('A'));
  await put(place('posts/.draft.md'), 'x');
  await put(place('posts/notes.txt'), 'x');
  await put(place('posts/more/c.md'), 'x');
  await mkdir(place('posts/folder.md'));
  expect(await found(file)).toEqual([['/', '/posts/a', '/posts/b'], []]);
});

test('tells of texts whose names end in another way', async () => {
  const { file, place } = await siteWithFolder();
  for (const name of ['a.md', 'b.markdown', 'c.MD', 'd.mdx']) await put(place(`posts/${name}`), post(name));
  expect(await found(file)).toEqual([
    ['/', '/posts/a'],
    ['OF330', 'OF330', 'OF330'],
  ]);
});

test('refuses a folder and a text that lie elsewhere, also behind a link', async () => {
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

test('looks at the pictures that settings and texts of a folder name', async () => {
  const { file, place } = await siteWithFolder();
  await put(place('posts/a.md'), `---\ntitle: A\nimage: { src: /no.jpg, alt: a }\n---\n![b](/none.jpg)\n`);
  expect(await found(file)).toEqual([undefined, ['OF301', 'OF301']]);
});

/* So long that it is kept. Plain words are read fast. */
const manyWords = `${'Some **words** and [a link](/). '.repeat(30)}\n\n${'Plain words. '.repeat(16_000)}`;

test('keeps what it has read of many texts, and reads anew what is not as it was kept', async () => {
  const { file, place } = await siteWithFolder();
  const cache = place('.onefolio/cache/texts.json');
  const body = manyWords;
  await put(place('posts/a.md'), post('A', body));
  const first = await load(sourceOf(file));
  const kept = await readFile(cache, 'utf8');
  expect((await load(sourceOf(file))).paginated).toEqual(first.paginated);
  for (const broken of ['', kept.replace('words', 'sword'), kept.slice(0, -9), `${kept}{}`, '\n{}']) {
    await put(cache, broken);
    expect((await load(sourceOf(file))).paginated).toEqual(first.paginated);
    expect(await readFile(cache, 'utf8')).toBe(kept);
  }
});

const markdown = '[a](/b), ![c](/c.jpg)[^1]\n\n![d](/d.jpg)\n\n[![e](/e.jpg)](https://vimeo.com/1)\n\n[^1]: f';
const read = readLongText(markdown.replace('![c](/c.jpg)', 'c'));
const other = (from: string, to: string): LongText => ({
  ...read,
  content: JSON.parse(JSON.stringify(read.content).replaceAll(from, to)),
});
const forged: [what: string, text: LongText][] = [
  ['the address of a link', other('\uFDD3/b', '\uFDD3javascript:alert(1)')],
  ['the address of a video', other('https://vimeo.com/1', 'javascript:alert(1)')],
  ['the place of a picture', other('/d.jpg', 'https://example.com/d.jpg')],
  ['the place of a note', other('#', '/#')],
  ['half an address', other('\uFDD3/b\uFDD4', '\uFDD3/b')],
];

test('takes what was kept of a text that tells of all that it shows', async () => {
  const state = await folderOf({});
  keepTexts(state, new Map([[keyOf(markdown, 0), read]]));
  expect(readTexts(state)).toEqual(new Map([[keyOf(markdown, 0), read]]));
});

test.each(forged)('reads a text anew where somebody has forged %s in what was kept', async (_, text) => {
  const state = await folderOf({});
  keepTexts(state, new Map([['a', text]]));
  expect(readTexts(state).size).toBe(0);
});

test.each([
  ['.onefolio', 'there'],
  ['.onefolio/cache', 'there/cache'],
  ['.onefolio/.gitignore', 'none'],
])('keeps nothing where a link at %s leads', async (name, to) => {
  const { file, place } = await siteWithFolder();
  const other = await folderOf({ 'there/cache/kept.txt': '' });
  await put(place('posts/a.md'), post('A', manyWords));
  if (name !== '.onefolio') await mkdir(place('.onefolio'));
  await symlink(join(other, to), place(name));
  await load(sourceOf(file));
  expect((await readdir(other, { recursive: true })).sort()).toEqual(['there', 'there/cache', 'there/cache/kept.txt']);
});
