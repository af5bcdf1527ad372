import { expect, test } from 'vitest';
import { command } from '../../support/command.ts';
import { folderOf } from '../../support/folder.ts';
import { readSite } from '../../support/sites/read-site.ts';
import { smallSite } from '../../support/sites/site.ts';

const check = async (site: object, ...words: string[]) =>
  command(['check', ...words], { NO_COLOR: '1' }, await folderOf({ 'site.json': site }));

test('check prints a table of missing texts per language, eighty columns wide', async () => {
  const { code, stderr } = await check(readSite('three-languages'));
  expect(code).toBe(0);
  const table = stderr.slice(stderr.indexOf('Language '));
  expect(table).toMatchInlineSnapshot(`
    "Language     Texts   Translated   Identical   Missing
    fr  French      34          77%          12         5
       site.json:10  owner → name
       site.json:31  navigation 2 → label
       site.json:77  page "/" → block 1 (hero) → action 1 → label
       … and 2 more
    ar  Arabic      29          59%           7         9
       site.json:31  navigation 2 → label
       site.json:43  footer → link 1 → label
       site.json:71  page "/" → block 1 (hero) → summary
       … and 6 more
    Run "onefolio check --complete" to list every missing translation.
    "
  `);
  for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('check prints no table for a site in one language', async () => {
  const { stderr, stdout } = await check(smallSite(), '--json');
  expect([stderr, JSON.parse(stdout).coverage]).toEqual(['', undefined]);
  expect((await check(smallSite())).stderr).not.toContain('Language ');
});

test('check --json includes the translation coverage', async () => {
  const { code, stdout } = await check(readSite('three-languages'), '--json');
  expect([code, JSON.parse(stdout).coverage]).toEqual([
    0,
    [
      expect.objectContaining({ language: 'fr', texts: 34, missing: expect.arrayContaining(['/owner/name']) }),
      expect.objectContaining({ language: 'ar', texts: 29 }),
    ],
  ]);
});

test('check --complete reports each missing text as an error, with its position', async () => {
  const { code, stdout } = await check(readSite('three-languages'), '--complete', '--json');
  const { errors, diagnostics, coverage } = JSON.parse(stdout);
  const missing = coverage.flatMap((row: { missing: string[] }) => row.missing);
  const found = diagnostics.filter((each: { code: string }) => each.code === 'OF267');
  expect([code, errors]).toEqual([1, missing.length]);
  expect(found.map((each: { pointer: string }) => each.pointer).sort()).toEqual(missing.sort());
});

test('check --complete reports missing texts before warnings', async () => {
  const { language: _, ...site } = smallSite();
  const text = { type: 'text', heading: { en: 'Talks' }, body: ['Two talks.'] };
  const pages = [{ ...site.pages[0], blocks: [...site.pages[0].blocks, text] }];
  const { stdout } = await check({ ...site, languages: ['en', 'fr'], pages }, '--complete', '--json');
  const severities: string[] = JSON.parse(stdout).diagnostics.map(({ severity }: { severity: string }) => severity);
  expect([new Set(severities).size, severities]).toEqual([2, severities.toSorted()]);
});

test('check --complete accepts a completely translated site', async () => {
  expect((await check(smallSite(), '--complete')).code).toBe(0);
});

test('check --complete names the file to create for an untranslated post, only once', async () => {
  const { language: _, ...site } = smallSite();
  const folder = await folderOf({
    'site.json': { ...site, languages: ['en', 'fr'], pages: [...site.pages, { folder: 'posts' }] },
    'posts/gyms.md': '---\ntitle: Gyms\nsummary: One night.\ndate: 2026-03-15\n---\nWords.\n',
    'posts/walls.en.md': '---\ntitle: Walls\ndate: 2026-03-15\n---\nWords.\n',
    'posts/roofs.md': '---\ntitle: Roofs\nsummary: One day.\ndate: 2026-03-15\n---\nWords.\n',
    'posts/roofs.fr.md': '---\ntitle: Toits\n---\nDes mots.\n',
  });
  const { stdout } = await command(['check', '--complete', '--json'], { NO_COLOR: '1' }, folder);
  const found = JSON.parse(stdout).diagnostics.filter(({ code }: { code: string }) => code === 'OF267');
  const inPosts = found.filter(({ file }: { file: string }) => file.startsWith('posts/'));
  expect(inPosts.map(({ file, fix }: { file: string; fix: { text: string } }) => [file, fix.text])).toEqual([
    ['posts/gyms.md', 'create posts/gyms.fr.md'],
    ['posts/roofs.md', 'Add the translation, or run the command without --complete.'],
    ['posts/walls.en.md', 'create posts/walls.fr.md'],
  ]);
});
