import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import type { CompilerHost } from '../../src/core/compiler-host.ts';
import { readLongText } from '../../src/core/content/markdown/read-long-text.ts';
import { filesByPost } from '../../src/core/content/posts/files-by-post.ts';
import { frontMatterIn } from '../../src/core/content/posts/front-matter.ts';
import { readFrontMatter } from '../../src/core/content/posts/read-front-matter.ts';
import { coverageOf, untranslatedPages } from '../../src/core/i18n/missing-translations.ts';
import { compileSite, smallSite } from '../support/sites/site.ts';

/* A host with a folder "posts" that contains these files. */
const folderOf = (files: Record<string, string>): Partial<CompilerHost> => ({
  readLongText,
  readFrontMatter,
  textFolder: () => ({ names: Object.keys(files) }),
  textFile: (path) => {
    const text = files[path.replace(/^posts\//, '')];
    if (text === undefined) return { problem: 'missing' };
    return { bytes: new TextEncoder().encode(text), from: frontMatterIn(text)?.from ?? 0 };
  },
});

const compileFolder = (files: Record<string, string>, languages: string[] = ['en', 'fr', 'ar']) => {
  const { language: _, ...site } = smallSite();
  return compileSite({ ...site, languages, pages: [{ folder: 'posts' }, ...site.pages] }, folderOf(files));
};

const post = (settings: string, body = 'Words.') => `---\n${settings}\n---\n${body}\n`;

/* Each diagnostic with its file, line and the text at its position. */
const complaintsOf = (files: Record<string, string>, languages?: string[]) => {
  const { diagnostics, locator } = compileFolder(files, languages);
  return diagnostics.map(({ code, file = 'site.json', line, column, endColumn }) => {
    const marked = locator.forFile(file).line(line);
    return `${code} ${file}:${line} ${marked.slice(column - 1, endColumn - 1)}`;
  });
};

const pagesOf = (files: Record<string, string>, languages?: string[]) => {
  const { site, translations, diagnostics } = compileFolder(files, languages);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return new Map([['en', site], ...(translations ?? []).map((each) => [each.language, each.site] as const)]);
};

test('a file with a language tag in its name is the translation of the post next to it', () => {
  const pages = pagesOf({
    'gyms.fr.md': post('title: Salles\nsummary: Une nuit.', 'Des mots.'),
    'gyms.md': post('title: Gyms\nsummary: One night.\ndate: 2026-03-15'),
  });
  const french = pages.get('fr')?.pages[0];
  expect(pages.get('en')?.pages).toHaveLength(pages.get('fr')?.pages.length ?? 0);
  expect(french).toMatchObject({ path: '/posts/gyms', title: 'Salles', summary: 'Une nuit.' });
  expect(JSON.stringify(french?.blocks)).toContain('Des mots.');
  expect(JSON.stringify(french?.blocks)).not.toContain('Words.');
  expect(JSON.stringify(french?.blocks[0])).toContain('Salles');
  expect(pages.get('en')?.pages[0]).toMatchObject({ path: '/posts/gyms', title: 'Gyms', summary: 'One night.' });
});

test('an untranslated post is the fallback, and its texts are reported as missing', () => {
  const { written, translations } = compileFolder({ 'gyms.md': post('title: Gyms') });
  expect(untranslatedPages(registry, written as never, 'fr')).toContain('/posts/gyms');
  expect(coverageOf(registry, written as never)[0]?.missing).toEqual(
    expect.arrayContaining(['/pages/0/title', '/pages/0/blocks/0/headline', '/pages/0/blocks/1/file']),
  );
  expect(translations?.[0]?.site.pages[0]?.title).toBe('Gyms');
});

test('a translation of a post counts as one', () => {
  const { written } = compileFolder({ 'gyms.md': post('title: Gyms'), 'gyms.fr.md': post('title: Salles') });
  expect(untranslatedPages(registry, written as never, 'fr')).not.toContain('/posts/gyms');
});

test('a post with its own blocks has its title and its text by language', () => {
  const pages = pagesOf({
    'gyms.md': post('title: Gyms\nblocks:\n  - type: hero\n    headline: Forty gyms'),
    'gyms.fr.md': post('title: Salles', 'Des mots.'),
  });
  expect(pages.get('fr')?.pages[0]?.title).toBe('Salles');
  expect(JSON.stringify(pages.get('fr')?.pages[0]?.blocks)).toContain('Forty gyms');
  expect(JSON.stringify(pages.get('fr')?.pages[0]?.blocks)).toContain('Des mots.');
});

test('front matter with a text by language also accepts a translated file', () => {
  const pages = pagesOf({ 'gyms.md': post('title: { en: Gyms, ar: صالات }'), 'gyms.fr.md': post('title: Salles') });
  expect([...pages.values()].map((site) => site?.pages[0]?.title)).toEqual(['Gyms', 'Salles', 'صالات']);
});

test('the tags of a translation are the translated tags of the post', () => {
  const pages = pagesOf({
    'gyms.md': post('title: Gyms\ndate: 2026-03-15\ntags: [night, Symfony]'),
    'gyms.fr.md': post('title: Salles\ndate: 2026-03-15\ntags: [nuit, Symfony]'),
  });
  expect(JSON.stringify(pages.get('fr')?.pages[0])).toContain('nuit');
  expect(JSON.stringify(pages.get('en')?.pages[0])).not.toContain('nuit');
});

test('a post without a file in the first language exists only in its own languages', () => {
  const pages = pagesOf({ 'salles.fr.md': post('title: Salles') });
  expect(pages.get('fr')?.pages[0]).toMatchObject({ path: '/posts/salles', title: 'Salles' });
  expect(pages.get('en')?.pages.map(({ path }) => path)).not.toContain('/posts/salles');
});

test('an unreadable translation is reported, and the post stays', () => {
  expect(complaintsOf({ 'gyms.md': post('title: Gyms'), 'gyms.fr.md': '---\ntitle: Salles\n' })).toEqual([
    expect.stringMatching(/ posts\/gyms\.fr\.md:1 /),
  ]);
});

test('a post in other languages with its own texts lacks the first language', () => {
  const files = { 'salles.fr.md': post('title: Salles'), 'salles.ar.md': post('title: صالات') };
  const complaints = complaintsOf(files);
  expect(complaints).not.toEqual([]);
  for (const each of complaints) expect(each).toMatch(/^OF261 posts\/salles\.fr\.md/);
  expect(complaintsOf({ 'salles.fr.md': '---\ntitle: Salles\n' })).toHaveLength(1);
});

test.each([
  ['a date', 'date: 2026-03-16', 'OF331 posts/gyms.fr.md:3 date'],
  ['a path', 'path: /salles', 'OF331 posts/gyms.fr.md:3 path'],
  ['blocks', 'blocks: []', 'OF331 posts/gyms.fr.md:3 blocks'],
  ['tags of the wrong type', 'tags: 3', 'OF331 posts/gyms.fr.md:3 tags'],
  ['additional tags', 'tags: [a, b]', 'OF331 posts/gyms.fr.md:3 tags'],
  ['a text that the first language lacks', 'summary: Une nuit.', 'OF261 posts/gyms.md:1 ---'],
  ['a text that is too long', `description: ${'x'.repeat(1200)}`, 'OF261 posts/gyms.md:1 ---'],
])('reports the position of %s in a translation', (_, line, expected) => {
  const files = { 'gyms.md': post('title: Gyms'), 'gyms.fr.md': post(`title: Salles\n${line}`) };
  expect(complaintsOf(files)).toContain(expected);
});

test('reports invalid blocks at their source', () => {
  const files = { 'gyms.md': post('title: Gyms\nblocks: many'), 'gyms.fr.md': post('title: Salles') };
  expect(complaintsOf(files)).toEqual([expect.stringMatching(/^OF103 posts\/gyms\.md:3 /)]);
});

test('reports a text of a translation in its own file', () => {
  const files = { 'gyms.md': post('title: Gyms'), 'gyms.fr.md': post(`title: ${'x'.repeat(3000)}`) };
  expect(complaintsOf(files).map((each) => each.slice(0, 26))).toEqual(
    expect.arrayContaining([expect.stringMatching(/ posts\/gyms\.fr\.md:2 /)]),
  );
  const first = { 'gyms.md': post(`title: ${'x'.repeat(3000)}`), 'gyms.fr.md': post('title: Salles') };
  expect(complaintsOf(first)).toEqual(expect.arrayContaining([expect.stringMatching(/ posts\/gyms\.md:2 /)]));
});

test('an unknown language tag in a file name is reported, and is not part of a path', () => {
  const { diagnostics } = compileFolder({ 'gyms.md': post('title: Gyms'), 'gyms.de.md': post('title: Studios') });
  expect(diagnostics.map(({ message }) => message).join('\n')).toContain('posts/gyms.de.md'.split('/')[1]);
  expect(JSON.stringify(diagnostics)).toContain('add \\"de\\" to \\"languages\\"');
});

test('all files of a site in one language are separate posts', () => {
  expect(filesByPost(['a.md', 'a.fr.md'], ['en']).map(({ file }) => file)).toEqual(['a.md', 'a.fr.md']);
});

test('a tag of the first language in a file name is optional', () => {
  expect(filesByPost(['a.en.md', 'a.fr.md'], ['en', 'fr'])).toEqual([
    { name: 'a', file: 'a.en.md', others: new Map([['fr', 'a.fr.md']]) },
  ]);
  expect(filesByPost(['a.en.md', 'a.md'], ['en', 'fr']).map(({ name }) => name)).toEqual(['a.en', 'a']);
});

test('reports no file names of translations if the languages of the site are invalid', () => {
  const files = { 'a.md': post('title: A'), 'a.fr.md': post('title: Ah') };
  const found = (languages: unknown) =>
    complaintsOf(files, languages as string[]).map((each) => each.replace(/:\d+/, ''));
  expect(found(['english', 'fr'])).toEqual(['OF109 site.json "english"']);
  expect(found('en,fr')).toEqual(['OF103 site.json "en,fr"']);
  expect(found(['en'])).toEqual(['OF329 posts/a.fr.md ---']);
});
