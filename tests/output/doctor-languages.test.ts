import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examineFolder } from '../../src/doctor/local.ts';
import { command } from '../support/command.ts';
import { folderOf, openFolder, put } from '../support/folder.ts';
import { readSite } from '../support/sites/read-site.ts';

let good: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  const opened = await openFolder();
  remove = opened.remove;
  const file = join(opened.path, 'site.json');
  await put(file, readSite('three-languages'));
  const { code, stderr } = await command(['build', '--site', file]);
  if (code !== 0) throw new Error(stderr);
  good = join(opened.path, 'dist');
});
afterAll(() => remove());

const examined = async (folder: string) =>
  (await examineFolder(folder, '/me'))
    .filter(({ rule }) => rule !== 'no-description')
    .map(({ rule, message, pages }) => `${rule}: ${message} (${pages.toSorted().join(' ')})`);

/* A change to one file. */
const edit = (file: string, from: string | RegExp, to: string) => async (folder: string) => {
  const text = await readFile(join(folder, file), 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  await writeFile(join(folder, file), changed);
};

test('reports nothing for a valid build in several languages', async () => {
  expect(await examined(good)).toEqual([]);
});

const privacy = 'https://example.com/me/fr/privacy';
test.each<[string, (folder: string) => Promise<unknown>]>([
  [
    `wrong-hreflang: The "fr" version of the page, ${privacy}, doesn't link back to this page. (/ar/privacy /privacy)`,
    edit('fr/privacy.html', /<link rel="alternate" hreflang="(?:en|ar)"[^>]*>/g, ''),
  ],
  [
    `wrong-hreflang: The "fr" version of the page, ${privacy}, declares its language as "es". (/ar/privacy /fr/privacy /privacy)`,
    edit('fr/privacy.html', 'lang="fr"', 'lang="es"'),
  ],
  [
    `wrong-hreflang: The "fr" version of the page, ${privacy}, doesn't exist. (/ar/privacy /privacy)`,
    (folder) => rm(join(folder, 'fr/privacy.html')),
  ],
  [
    'no-own-hreflang: The page lists the other languages but not its own language. (/fr/privacy)',
    edit('fr/privacy.html', /<link rel="alternate" hreflang="fr"[^>]*>/, ''),
  ],
  [
    'other-canonical: The page lists its languages, but its canonical URL is https://example.com/me/privacy. (/fr/privacy)',
    edit(
      'fr/privacy.html',
      `rel="canonical" href="${privacy}"`,
      'rel="canonical" href="https://example.com/me/privacy"',
    ),
  ],
  [
    'no-default: The page has no default language for search engines. (/fr/privacy)',
    edit('fr/privacy.html', /<link rel="alternate" hreflang="x-default"[^>]*>/, ''),
  ],
  [
    'other-sitemap: The languages in the sitemap and on the page differ. (/fr/privacy)',
    edit('sitemap.xml', /(<loc>[^<]*\/fr\/privacy<\/loc>).*?<\/url>/, `<loc>${privacy}</loc></url>`),
  ],
  [`other-404: The 404 page for paths under /fr isn't in "fr". (/fr/)`, (folder) => rm(join(folder, 'fr/404.html'))],
])('finds that %s', async (finding, spoil) => {
  const folder = await folderOf();
  await cp(good, folder, { recursive: true });
  await spoil(folder);
  expect(await examined(folder)).toContain(finding);
});

test('reads the sitemaps of an index', async () => {
  const folder = await folderOf();
  await cp(good, folder, { recursive: true });
  const index = '<sitemapindex><sitemap><loc>https://example.com/me/sitemap-1.xml</loc></sitemap></sitemapindex>';
  const part = `<urlset><url><loc>${privacy}</loc></url></urlset>`;
  await put(join(folder, 'sitemap.xml'), index);
  await put(join(folder, 'sitemap-1.xml'), part);
  expect(await examined(folder)).toEqual([expect.stringMatching(/^other-sitemap: .*\(\/fr\/privacy\)$/)]);
});
