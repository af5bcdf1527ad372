import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { coverageOf, shareOf, untranslatedPages } from '../../../src/core/i18n/coverage.ts';
import { inLanguages } from '../../support/sites/in-languages.ts';
import { compileSite } from '../../support/sites/site.ts';
import { threeLanguages } from '../../support/sites/three-languages.ts';

const wholeOf = (site: object) => {
  const { whole, diagnostics } = compileSite(site);
  if (!whole) throw new Error(JSON.stringify(diagnostics));
  return whole;
};
const rowOf = (...blocks: object[]) => coverageOf(registry, wholeOf(inLanguages(['en', 'fr'], ...blocks)))[0];
const hero = (words: object) => ({ type: 'hero', headline: '{name}', ...words });
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

test('every other language of a site has its texts counted, and those named that are missing', () => {
  const rows = coverageOf(registry, wholeOf(threeLanguages()));
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
  ['a paragraph that is written once is missing', { summary: 'Words.' }, 1, 0, 0, ['/pages/0/blocks/1/summary']],
  ['a name or a label that is written once is the same everywhere', { title: 'Developer' }, 1, 0, 1, []],
  ['a text by language is translated', { summary: { en: 'Words.', fr: 'Des mots.' } }, 1, 1, 0, []],
  ['a text by language without this one is missing', { title: { en: 'Dev' } }, 1, 0, 0, ['/pages/0/blocks/1/title']],
  ['a text of placeholders and signs is none', { summary: '{name}: 2026' }, 0, 0, 0, []],
  ['what is hidden is left out', { summary: 'Words.', hidden: true }, 0, 0, 0, []],
  ['what is not there in the language is left out', { summary: 'Words.', languages: ['en'] }, 0, 0, 0, []],
  ['what is there in this language alone is written in it', { summary: 'Mots.', languages: ['fr'] }, 1, 0, 1, []],
])('%s', (_, words, texts, translated, same, missing) => {
  expect(grown(hero({}), hero(words))).toEqual({
    texts,
    translated,
    same,
    missing,
  });
});

test('lines of Markdown are one text, and so are paragraphs that are written by language', () => {
  const text = (body: unknown) => ({ type: 'text', body });
  expect(grown(hero({}), text(['One.', '', 'Two.']))).toMatchObject({ texts: 1, missing: ['/pages/0/blocks/1/body'] });
  expect(grown(hero({}), text({ en: ['One.', '', 'Two.'], fr: ['Un.'] }))).toMatchObject({ texts: 1, translated: 1 });
});

test('nothing is missing where nothing is translated but what is the same everywhere', () => {
  const row = { language: 'fr', texts: 2, translated: 0, same: 2, missing: [] };
  expect(shareOf(row)).toBe(100);
  expect(shareOf({ ...row, same: 0, translated: 1, missing: ['/x'] })).toBe(50);
});

test('a page counts as being in a language with its title and at least half of its texts', () => {
  expect(untranslatedPages(registry, wholeOf(threeLanguages()), 'fr')).toEqual(['/about']);
  expect(untranslatedPages(registry, wholeOf(threeLanguages()), 'ar')).toEqual([]);
});

test.each([
  ['its title is not there', { title: { en: 'Home' } }, { headline: { en: 'Hello', fr: 'Bonjour' } }, true],
  ['half of its texts are there', {}, { headline: { en: 'Hello', fr: 'Bonjour' }, summary: 'Words.' }, false],
  [
    'most of its texts are missing',
    {},
    { headline: { en: 'Hello', fr: 'Salut' }, title: { en: 'x' }, summary: 'y.' },
    true,
  ],
  ['nothing of it is translated', {}, {}, true],
])('a page of which %s', (_, settings, words, isUntranslated) => {
  const site = inLanguages(['en', 'fr'], hero(words));
  const [page] = site.pages;
  const path = (page as { path: string }).path;
  const pages = [{ ...page, ...settings }];
  expect(untranslatedPages(registry, wholeOf({ ...site, pages }), 'fr')).toEqual(isUntranslated ? [path] : []);
});

test('a label is not missing in a language that Onefolio has labels in', () => {
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
