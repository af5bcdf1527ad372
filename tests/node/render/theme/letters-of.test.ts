import { expect, test } from 'vitest';
import { mergeLanguages } from '../../../../src/node/render/merge-languages.ts';
import { lettersOf } from '../../../../src/node/render/theme/letters-of.ts';

const face = (family: string, range: string, file: string) =>
  `@font-face{font-family:${family};src:url(onefolio-base:/assets/${file}.woff2);unicode-range:${range}}`;
const sheet = (...faces: string[]) => ({ style: faces.join(''), files: [] });
const client = {
  style: 'html{font-family:Door Sans}',
  looks: { wall: { style: 'html{font-family:"Wall Sans"}', files: [] } },
  letters: {
    arabic: sheet(face('Door Sans', 'U+0621-064A', 'arabic'), face('Wall Sans', 'U+6??', 'naskh')),
    'latin-ext': sheet(face('Door Sans', 'U+0100-0130, U+1E9E', 'door'), face('"Wall Sans"', 'U+0100', 'wall')),
    persian: sheet(face('"Door Sans"', 'U+0621-06AF', 'persian')),
  },
};
const filesOn = (site: object) =>
  lettersOf({ language: 'en', pages: [], ...site } as never, client).files.map((file) => file.slice(7, -6));
const page = (text: string) => ({ blocks: [{ type: 'text', body: [{ children: [text] }] }] });

test('a site has the fonts for the letters in its texts, at any depth', () => {
  expect(filesOn({ pages: [page('Ana')] })).toEqual([]);
  expect(filesOn({ pages: [page('Ana'), page('Wiśniewska, Āna')] })).toEqual(['door']);
  expect(filesOn({ owner: { name: 'GROẞ' } })).toEqual(['door']);
  expect(filesOn({ pages: [page('ß, ő')] })).toEqual([]);
});

test('a site has the fonts for the letters of all its languages', () => {
  const english = { language: 'en', pages: [], owner: { name: 'Ana' } };
  const latvian = { language: 'lv', pages: [], labels: { menu: 'Ā' } };
  const merged = mergeLanguages(english as never, [english, latvian] as never[]);
  expect(filesOn(merged)).toEqual(['door']);
});

test('a face is returned once, with its file', () => {
  expect(lettersOf({ language: 'en', pages: [page('Ā, Ă')] } as never, client)).toEqual({
    style: face('Door Sans', 'U+0100-0130, U+1E9E', 'door'),
    files: ['assets/door.woff2'],
  });
});

test('a site in Persian, Urdu, Kurdish or Pashto has the font for its letters instead of the Arabic one', () => {
  const pages = [page('سلام')];
  for (const language of ['fa', 'ur', 'ckb', 'ps', 'ku-Arab'])
    expect(filesOn({ language, pages })).toEqual(['persian']);
  expect(filesOn({ languages: ['en', 'fa-AF'], pages })).toEqual(['persian']);
  for (const language of ['ar', 'ar-TN', 'ku', 'not a tag']) expect(filesOn({ language, pages })).toEqual(['arabic']);
  expect(filesOn({ language: 'fa' })).toEqual([]);
});

test('a look with its own fonts uses only these', () => {
  const theme = { look: 'wall' };
  expect(filesOn({ theme, pages: [page('Ā')] })).toEqual(['wall']);
  expect(filesOn({ theme, pages: [page('ẞ')] })).toEqual([]);
  expect(filesOn({ theme, language: 'ar', pages: [page('سلام')] })).toEqual(['naskh']);
  expect(filesOn({ theme, language: 'fa', pages: [page('سلام')] })).toEqual(['naskh']);
});

test('a custom font falls back to the fonts of the look', () => {
  expect(filesOn({ theme: { look: 'wall' }, fonts: {}, pages: [page('Ā')] })).toEqual(['wall']);
  expect(filesOn({ theme: { look: 'wall' }, fonts: {}, pages: [page('ẞ')] })).toEqual([]);
});

test('bundles without Arabic letters add none', () => {
  expect(lettersOf({ language: 'fa', pages: [page('سلام')] } as never, { ...client, letters: {} }).files).toEqual([]);
  expect(lettersOf({ language: 'ar', pages: [page('سلام')] } as never, { ...client, letters: {} }).files).toEqual([]);
});
