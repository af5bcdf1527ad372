import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { coverageOf, shareOf, untranslatedPages } from '../../../src/core/i18n/missing-translations.ts';
import { readSite } from '../../support/sites/read-site.ts';
import { compileSite, inLanguages } from '../../support/sites/site.ts';

const wholeOf = (site: object) => {
  const { written, diagnostics } = compileSite(site);
  if (!written) throw new Error(JSON.stringify(diagnostics));
  return written;
};
const rowOf = (...blocks: object[]) => coverageOf(registry, wholeOf(inLanguages(['en', 'fr'], ...blocks)))[0];
const hero = (settings: object) => ({ type: 'hero', headline: '{name}', ...settings });
const before = rowOf(hero({}));
const grown = (...blocks: object[]) => {
  const [row, own] = [rowOf(...blocks), before];
  if (!row || !own) throw new Error('there is a second language');
  const { texts, translated, same, missing } = row;
  return { texts: texts - own.texts, translated: translated - own.translated, same: same - own.same, missing };
};

test('a site in one language has no coverage', () => {
  expect(coverageOf(registry, wholeOf(inLanguages(['en'], hero({}))))).toEqual([]);
});

test('counts the texts of every further language, and lists the missing ones', () => {
  const rows = coverageOf(registry, wholeOf(readSite('three-languages')));
  expect(rows.map((row) => [row.language, row.texts, `${shareOf(row)} %`])).toEqual([
    ['fr', 34, '77 %'],
    ['ar', 29, '59 %'],
  ]);
  for (const { texts, translated, same, missing } of rows) expect(translated + same + missing.length).toBe(texts);
  expect(rows[0]?.missing).toEqual([
    '/owner/name',
    '/navigation/1/label',
    '/pages/0/blocks/0/actions/0/label',
    '/pages/0/blocks/1/cards/1/description',
    '/pages/1/blocks/0/body',
  ]);
});

test.each([
  ['an untranslated paragraph is missing', { summary: 'Words.' }, 1, 0, 0, ['/pages/0/blocks/1/summary']],
  ['an untranslated name or label is the same in all languages', { title: 'Developer' }, 1, 0, 1, []],
  ['a text by language is translated', { summary: { en: 'Words.', fr: 'Des mots.' } }, 1, 1, 0, []],
  [
    'a text by language that lacks the language is missing',
    { title: { en: 'Dev' } },
    1,
    0,
    0,
    ['/pages/0/blocks/1/title'],
  ],
  ['a text of only placeholders and punctuation is not counted', { summary: '{name}: 2026' }, 0, 0, 0, []],
  ['hidden entries are not counted', { summary: 'Words.', hidden: true }, 0, 0, 0, []],
  ['entries in other languages only are not counted', { summary: 'Words.', languages: ['en'] }, 0, 0, 0, []],
  ['an entry in the language only counts as written in it', { summary: 'Mots.', languages: ['fr'] }, 1, 0, 1, []],
])('%s', (_, settings, texts, translated, same, missing) => {
  expect(grown(hero({}), hero(settings))).toEqual({
    texts,
    translated,
    same,
    missing,
  });
});

test('the lines of a long text count as one text, translated or not', () => {
  const text = (body: unknown) => ({ type: 'text', body });
  expect(grown(hero({}), text(['One.', '', 'Two.']))).toMatchObject({ texts: 1, missing: ['/pages/0/blocks/1/body'] });
  expect(grown(hero({}), text({ en: ['One.', '', 'Two.'], fr: ['Un.'] }))).toMatchObject({ texts: 1, translated: 1 });
});

test('texts that are the same in all languages count as covered', () => {
  const row = { language: 'fr', texts: 2, translated: 0, same: 2, missing: [] };
  expect(shareOf(row)).toBe(100);
  expect(shareOf({ ...row, same: 0, translated: 1, missing: ['/x'] })).toBe(50);
});

test('a page counts as translated with its title and at least half of its texts', () => {
  expect(untranslatedPages(registry, wholeOf(readSite('three-languages')), 'fr')).toEqual(['/about']);
  expect(untranslatedPages(registry, wholeOf(readSite('three-languages')), 'ar')).toEqual([]);
});

test.each([
  ['without its title is untranslated', { title: { en: 'Home' } }, { headline: { en: 'Hello', fr: 'Bonjour' } }, true],
  ['with half of its texts is translated', {}, { headline: { en: 'Hello', fr: 'Bonjour' }, summary: 'Words.' }, false],
  [
    'with less than half of its texts is untranslated',
    {},
    { headline: { en: 'Hello', fr: 'Salut' }, title: { en: 'x' }, summary: 'y.' },
    true,
  ],
  ['without any translation is untranslated', {}, {}, true],
])('a page %s', (_, pageSettings, heroSettings, isUntranslated) => {
  const site = inLanguages(['en', 'fr'], hero(heroSettings));
  const [page] = site.pages;
  const path = (page as { path: string }).path;
  const pages = [{ ...page, ...pageSettings }];
  expect(untranslatedPages(registry, wholeOf({ ...site, pages }), 'fr')).toEqual(isUntranslated ? [path] : []);
});

test('a label is not missing in a language with built-in labels', () => {
  const site = {
    ...inLanguages(['en', 'fr', 'eu'], hero({})),
    labels: { top: { en: 'Up' } },
    notFound: { text: 'Gone.' },
  };
  const missing = coverageOf(registry, wholeOf(site)).map((row) =>
    row.missing.filter((at) => /labels|notFound/.test(at)),
  );
  expect(missing).toEqual([[], ['/labels/top', '/notFound/text']]);
});
