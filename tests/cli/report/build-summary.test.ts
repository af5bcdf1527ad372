import { join } from 'node:path';
import { expect, test } from 'vitest';
import { summarize } from '../../../src/cli/report/build-summary.ts';
import { command } from '../../support/command.ts';
import { contentsOf, folderOf } from '../../support/folder.ts';
import { siteWith, smallSite } from '../../support/sites/site.ts';

const built = {
  changed: 3,
  files: ['index.html', 'resume.json', 'feed.xml', 'sitemap.xml', 'link-preview.png'],
  bytes: 3_449_000,
  copies: 12,
  pages: [2, 2],
  languages: ['en', 'ar'],
  images: 4,
  cvs: 1,
  seconds: 1.26,
  folder: 'dist',
};

test('a build summary contains pages, languages, images, outputs, size, time and folder', () => {
  expect(summarize(built)).toMatchInlineSnapshot(`
    "Built 2 pages in 2 languages to dist in 1.3 s (3 changed)

      Languages  en, ar
      Images     4 (12 smaller copies)
      Outputs    CV, JSON Resume, feeds, sitemap, link preview
      Size       3.4 MB in 5 files"
  `);
  expect(
    summarize({ ...built, changed: 0, pages: [1], languages: ['en'], images: 0, copies: 0, files: ['a'], bytes: 1 }),
  ).toMatchInlineSnapshot(`
    "Built 1 page to dist in 1.3 s (none changed)

      Languages  en
      Outputs    CV
      Size       1 kB in 1 file"
  `);
});

test('an output that only another language has is listed', () => {
  const files = ['index.html', 'ar/cv.pdf', 'llms.txt', 'fr/resume.json'];
  expect(summarize({ ...built, files })).toContain('Outputs    CV, CV as PDF, Markdown\n');
});

test('the size of a build is the total size of its files', async () => {
  const folder = await folderOf({ 'site.json': smallSite() });
  const { stdout } = await command(['build'], {}, folder);
  const files = Object.values(await contentsOf(join(folder, 'dist')));
  const bytes = files.reduce((sum, text) => sum + Buffer.from(text, 'base64').length, 0);
  expect(stdout).toContain(`  Size       ${Math.ceil(bytes / 1000)} kB in ${files.length} files\n`);
});

test('--quiet prints nothing for a build or a check without problems, and --verbose lists the pages', async () => {
  const folder = await folderOf({ 'site.json': { ...smallSite(), url: 'https://example.com' } });
  for (const name of ['check', 'build'])
    expect(await command([name, '--quiet'], {}, folder)).toEqual({ code: 0, stdout: '', stderr: '' });
  const { stdout } = await command(['build', '--verbose'], {}, folder);
  expect(stdout).toMatch(/\n +\d+ kB {2}404\.html\n +\d+ kB {2}cv\.html\n +\d+ kB {2}index\.html\n$/);
  expect((await command(['build', '--quiet', '--verbose'], {}, folder)).code).toBe(2);
});

test('--verbose prints all problems, not only the first 20', async () => {
  const wrong = siteWith(...Array.from({ length: 30 }, () => ({ type: 'hero', headline: 5 })));
  const folder = await folderOf({ 'site.json': wrong });
  const count = async (...words: string[]) =>
    (await command(['check', ...words], {}, folder)).stderr.match(/^error /gm)?.length;
  expect([await count(), await count('--verbose')]).toEqual([20, 30]);
});
