import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { smallSite } from '../support/sites/site.ts';

const siteOf = (...titles: string[]) => ({
  ...smallSite(),
  pages: titles.map((headline, index) => ({
    path: index === 0 ? '/' : `/p${index}`,
    title: headline,
    blocks: [{ type: 'hero', headline }],
  })),
});

test('allows the style sheet of the previous build in the headers, for one build', async () => {
  const folder = await folderOf();
  const build = async (accent: number) => {
    await put(join(folder, 'site.json'), { ...smallSite(), theme: { accent } });
    expect((await command(['build'], {}, folder)).code).toBe(0);
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    const texts = await Promise.all(['dist/_headers', '.onefolio/hosts/nginx.conf', 'dist/index.html'].map(read));
    const [headers, nginx, page] = texts.map((text) => /style-src 'self' ('sha256.*?); style-src-attr/.exec(text)?.[1]);
    expect(nginx).toBe(headers);
    return { headers, page };
  };
  const [first, second, third] = [await build(200), await build(40), await build(40)];
  expect(first.headers).toBe(first.page);
  expect(second.headers).toBe(`${second.page} ${first.page}`);
  expect(third.headers).toBe(second.page);
});

test('writes the same files after an edit as a clean build, and counts the changed pages', async () => {
  const folder = await folderOf({ 'site.json': siteOf('One', 'Two', 'Three') });
  const build = async () => {
    const { code, stdout } = await command(['build', '--precompress'], { SOURCE_DATE_EPOCH: '1795219200' }, folder);
    expect(code).toBe(0);
    return stdout.replace(/\d+\.\d s/, '0.1 s').split('\n')[0];
  };
  expect(await build()).toBe('Built 3 pages to dist in 0.1 s');
  expect(await build()).toBe('Built 3 pages to dist in 0.1 s (none changed)');
  const files = async () =>
    Promise.all(['p1', 'p2'].map(async (page) => (await stat(join(folder, `dist/${page}.html`))).ino));
  const [, third] = await files();
  await put(join(folder, 'site.json'), siteOf('One', 'Zwei', 'Three'));
  expect(await build()).toBe('Built 3 pages to dist in 0.1 s (1 changed)');
  // An unchanged page keeps its file, so that browsers don't fetch it again.
  expect((await files())[1]).toBe(third);
  const rebuilt = await contentsOf(join(folder, 'dist'));
  for (const name of ['.onefolio', 'dist']) await rm(join(folder, name), { recursive: true });
  expect(await build()).toBe('Built 3 pages to dist in 0.1 s');
  expect(await contentsOf(join(folder, 'dist'))).toEqual(rebuilt);
});

test('prints the number of languages', async () => {
  const { language: _, pages: __, ...site } = smallSite();
  const { pages } = siteOf('One', 'Two', 'Three');
  const [first, ...others] = pages;
  const siteWith = (fr: string) => ({
    ...site,
    languages: ['en', 'fr'],
    pages: [{ ...first, title: { en: 'One', fr } }, ...others],
  });
  const folder = await folderOf({ 'site.json': siteWith('Un') });
  const build = async () => (await command(['build'], {}, folder)).stdout.replace(/\d+\.\d s/, '0.1 s').split('\n')[0];
  expect(await build()).toBe('Built 3 pages in 2 languages to dist in 0.1 s');
  await put(join(folder, 'site.json'), siteWith('Le premier'));
  expect(await build()).toMatch(/^Built 3 pages in 2 languages to dist in 0\.1 s \([1-5] changed\)$/);
});
