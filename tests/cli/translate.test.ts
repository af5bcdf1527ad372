import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { inLanguages, siteWith, smallSite } from '../support/sites/site.ts';

const hello = { type: 'hero', headline: '{name}', summary: 'I build things.' };
const inFolder = (folder: string, ...words: string[]) => command(['translate', ...words], { NO_COLOR: '1' }, folder);
const jsonIn = async (folder: string, name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));

/* Writes a translation of every text of an exported file. */
async function fill(folder: string, name = 'fr.json', translate = (text: string) => `${text} ²`): Promise<void> {
  const file = await jsonIn(folder, name);
  for (const entry of Object.values(file.texts) as { en: string; fr: string }[]) entry.fr = translate(entry.en);
  await writeFile(join(folder, name), JSON.stringify(file));
}

test('translate adds a second language to a site', async () => {
  const folder = await folderOf({ 'site.json': siteWith(hello) });
  const exported = await inFolder(folder, 'fr', '--export');
  expect([exported.code, exported.stdout, exported.stderr]).toEqual([
    0,
    'Exported 4 entries to fr.json. Fill in the "fr" value of each entry.\n',
    '',
  ]);
  await fill(folder);
  const imported = await inFolder(folder, 'fr', '--import');
  expect([imported.code, imported.stderr]).toEqual([0, '']);
  expect(imported.stdout).toContain('Translations into "fr": 4 imported, 0 rejected, 0 still empty');
  const site = await jsonIn(folder, 'site.json');
  expect([site.language, site.languages]).toEqual([undefined, ['en', 'fr']]);
  const { stderr } = await command(['check'], { NO_COLOR: '1' }, folder);
  expect(stderr).toMatch(/fr {2}French +4 +100% +0 +0\n$/);
  const again = await inFolder(folder, 'fr', '--export', 'more.json');
  expect([again.code, again.stdout]).toEqual([0, 'All text in site.json is already translated into "fr".\n']);
});

test('translate reports each rejected translation with its position, and imports the others', async () => {
  const folder = await folderOf({ 'site.json': siteWith(hello) });
  await inFolder(folder, 'fr', '--export', 'texts.json');
  await fill(folder, 'texts.json');
  const text = await readFile(join(folder, 'site.json'), 'utf8');
  await writeFile(join(folder, 'site.json'), text.replace('I build things.', 'I build houses.'));
  const { code, stdout, stderr } = await inFolder(folder, 'fr', '--import', 'texts.json');
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^texts\.json:1:\d+ {2}page "\/" → block 1 \(hero\) → summary: the text has changed since the export\n$/,
    ),
  ]);
  expect(stdout).toContain('3 imported, 1 rejected, 0 still empty');
});

test('translate reports twenty rejected translations, and counts the others', async () => {
  const folder = await folderOf({ 'site.json': siteWith(hello) });
  const texts = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`/x/${index}`, { en: 'x', fr: 'y' }]));
  await writeFile(join(folder, 'fr.json'), JSON.stringify({ base: 'en', language: 'fr', texts }));
  const { stderr } = await inFolder(folder, 'fr', '--import');
  expect(stderr.split('\n')).toHaveLength(22);
  expect(stderr).toContain('… and 5 more\n');
});

test('translate lists the files to translate as a whole', async () => {
  const site = siteWith({ type: 'text', file: 'texts/gympark.md' });
  const folder = await folderOf({ 'site.json': site, 'texts/gympark.md': 'Words.' });
  const { stdout } = await inFolder(folder, 'fr', '--export');
  expect(stdout).toContain(
    'Translate texts/gympark.md, save the translation as texts/gympark.fr.md and set "file" to { "en": "texts/gympark.md", "fr": "texts/gympark.fr.md" }.\n',
  );
});

test('translate lists a file with its existing translations', async () => {
  const site = inLanguages(['en', 'fr', 'ar'], { type: 'text', file: { en: 'a.md', fr: 'a.fr.md' } });
  const folder = await folderOf({ 'site.json': site, 'a.md': 'Words.', 'a.fr.md': 'Mots.' });
  const { stdout } = await inFolder(folder, 'ar', '--export');
  expect(stdout).toContain('and set "file" to { "en": "a.md", "fr": "a.fr.md", "ar": "a.ar.md" }.\n');
});

test('translate reports the position of a syntax error in a file of translations', async () => {
  const folder = await folderOf({ 'site.json': siteWith(hello), 'fr.json': '{\n  "fr": "un "mot" ici"\n}' });
  const { stderr } = await inFolder(folder, 'fr', '--import');
  expect(stderr).toMatch(/^error OF0\d\d.*\n +┌─ fr\.json:2:/);
});

test('translate lists the posts of a folder to translate', async () => {
  const site = inLanguages(['en', 'fr'], hello);
  site.pages.push({ folder: 'posts' });
  const files = { 'posts/a.md': '---\ntitle: A\n---\nWords.', 'posts/b.md': '---\ntitle: B\n---\nWords.' };
  const folder = await folderOf({ 'site.json': site, ...files, 'posts/b.fr.md': '---\ntitle: Be\n---\nMots.' });
  const { stdout } = await inFolder(folder, 'fr', '--export');
  expect(stdout).toContain('Translate posts/a.md and save the translation as posts/a.fr.md.\n');
  expect(stdout).not.toContain('posts/b');
});

/* A generated file of translations of the texts of `twice`, with a line for every setting. */
const handedIn = (...french: unknown[]) =>
  JSON.stringify(
    {
      base: 'en',
      language: 'fr',
      texts: Object.fromEntries(
        french.map((fr, index) => [`/pages/0/blocks/0/cards/${index}/description`, { en: `Text ${index}.`, fr }]),
      ),
    },
    null,
    1,
  );
const cardsOf = (count: number) =>
  siteWith({
    type: 'card-grid',
    id: 'c',
    heading: 'Cards',
    cards: Array.from({ length: count }, (_, index) => ({ title: `Card ${index}`, description: `Text ${index}.` })),
  });

test.each([
  ['a link to no page', '[lien](/wrok)', '/wrok'],
  ['a control character', 'Bon\u0007jour.', 'U+0007'],
  ['an array for a text', ['Bon.'], 'must be a string'],
  ['a number for a text', 7, 'must be a string'],
  ['another placeholder', 'Bon {name}.', '{name}'],
])('translate rejects %s with its position, and imports the others', async (_, wrong, reason) => {
  const content = handedIn('Bon.', wrong, 'Mieux.');
  const folder = await folderOf({ 'site.json': cardsOf(3), 'fr.json': content });
  const { code, stdout, stderr } = await inFolder(folder, 'fr', '--import');
  const lines = content.split('\n');
  const line = lines.findIndex((each) => each.includes('"fr":') && !/Bon\.",?$|Mieux/.test(each)) + 1;
  expect(stderr).toMatch(new RegExp(`^fr\\.json:${line}:10 `));
  expect(stderr).toContain(reason);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([code, stdout]).toEqual([1, expect.stringContaining('2 imported, 1 rejected')]);
  const { cards } = (await jsonIn(folder, 'site.json')).pages[0].blocks[0];
  expect(cards.map(({ description }: { description: unknown }) => description)).toEqual([
    { en: 'Text 0.', fr: 'Bon.' },
    'Text 1.',
    { en: 'Text 2.', fr: 'Mieux.' },
  ]);
  expect((await command(['check'], { NO_COLOR: '1' }, folder)).code).toBe(0);
});

const latin = (text: string) => Buffer.from(text, 'latin1');
const wide = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['Windows-1252', latin(handedIn('Forêt.')), 'Windows-1252', 'fr.json:7:'],
  [
    'UTF-16 with its mark',
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide(handedIn('Forêt.'))]),
    'UTF-16',
    'fr.json:1:',
  ],
  ['UTF-16 without its mark', wide(handedIn('Forêt.')), 'UTF-16', 'fr.json:1:'],
  ['UTF-16 of the other order', wide(handedIn('Forêt.')).swap16(), 'UTF-16', 'fr.json:1:'],
])('translate imports nothing from a file in %s, and explains how to save it', async (_, content, encoding, place) => {
  const folder = await folderOf({ 'site.json': cardsOf(1), 'fr.json': content });
  const before = await contentsOf(folder);
  const { code, stderr } = await inFolder(folder, 'fr', '--import');
  expect(code).toBe(1);
  expect(stderr).toContain(encoding);
  expect(stderr).toContain('Save it as UTF-8');
  expect(stderr).toContain(place);
  expect(await contentsOf(folder)).toEqual(before);
});

test('translate reads a file with a byte-order mark', async () => {
  const folder = await folderOf({ 'site.json': cardsOf(1), 'fr.json': `\uFEFF${handedIn('Forêt.')}` });
  expect((await inFolder(folder, 'fr', '--import')).code).toBe(0);
  expect((await jsonIn(folder, 'site.json')).pages[0].blocks[0].cards[0].description.fr).toBe('Forêt.');
});

const fine = { 'site.json': smallSite() };

test.each([
  ['over a file that is there', { ...fine, 'fr.json': '' }, ['fr', '--export'], 1, 'fr.json already exists'],
  [
    'of a site with an error',
    { 'site.json': siteWith({ type: 'nothing' }) },
    ['fr', '--export'],
    1,
    'fix the errors above first',
  ],
  ['of no file', fine, ['fr', '--import'], 1, 'nothing was written: file not found: fr.json'],
  [
    'of invalid JSON',
    { ...fine, 'fr.json': '{' },
    ['fr', '--import'],
    1,
    'nothing was written: fix the errors above first',
  ],
  [
    'of another file',
    { ...fine, 'fr.json': '{}' },
    ['fr', '--import'],
    1,
    'it was not created by "onefolio translate --export"',
  ],
  ['without a language', fine, ['--export'], 2, 'specify the language to translate into'],
  ['into two languages', fine, ['fr,de', '--export'], 2, 'specify only one language'],
  ['into two languages that stand side by side', fine, ['fr', 'de', '--export'], 2, '"de" is a language'],
  ['into an invalid language', fine, ['xx-', '--export'], 2, 'onefolio translate: '],
  ['into the first language', fine, ['en', '--export'], 2, '"en" is the main language of the site'],
  ['without a direction', fine, ['fr'], 2, 'use either --export or --import'],
  ['in both directions', fine, ['fr', '--export', '--import'], 2, 'use either --export or --import'],
  ['with a third word', fine, ['fr', 'a.json', 'b.json', '--export'], 2, 'unexpected argument "b.json"'],
])('translate writes nothing %s, and reports it', async (_, files, words, code, error) => {
  const folder = await folderOf(files);
  const before = await contentsOf(folder);
  const result = await inFolder(folder, ...words);
  expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(error)]);
  expect(await contentsOf(folder)).toEqual(before);
});
