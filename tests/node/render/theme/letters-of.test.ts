import { expect, test } from 'vitest';
import { lettersOf } from '../../../../src/node/render/theme/letters-of.ts';

const face = (family: string, range: string) => `@font-face{font-family:${family};unicode-range:${range}}`;
const client = {
  style: 'html{font-family:Door Sans}',
  looks: { wall: { style: 'html{font-family:"Wall Sans"}', files: [] } },
  letters: {
    'latin-ext': { style: face('Door Sans', 'U+0100-0130, U+1E9E'), files: [] },
    persian: { style: face('"Door Sans"', 'U+06AF') + face('Wall Sans', 'U+06AF'), files: [] },
  },
};
const lettersOn = (site: object) => lettersOf({ language: 'en', pages: [], ...site }, client);
const page = (text: string) => ({ blocks: [{ type: 'text', body: [{ children: [text] }] }] });

test('a site has the letters that its texts contain, at any depth', () => {
  expect(lettersOn({ pages: [page('Ana')] })).toEqual([]);
  expect(lettersOn({ pages: [page('Ana'), page('Wiśniewska, Āna')] })).toEqual(['latin-ext']);
  expect(lettersOn({ owner: { name: 'GROẞ' } })).toEqual(['latin-ext']);
  expect(lettersOn({ pages: [page('ß, ő')] })).toEqual([]);
});

test('a site in Persian, Urdu, Kurdish or Pashto has their letters, one in Arabic does not', () => {
  for (const language of ['fa', 'ur', 'ckb', 'ps', 'ku-Arab']) expect(lettersOn({ language })).toEqual(['persian']);
  expect(lettersOn({ languages: ['en', 'fa-AF'] })).toEqual(['persian']);
  for (const language of ['ar', 'ar-TN', 'ku', 'not a tag']) expect(lettersOn({ language })).toEqual([]);
});

test('a look with fonts of its own has only letters of these', () => {
  const theme = { look: 'wall' };
  expect(lettersOn({ theme, pages: [page('Ā')] })).toEqual([]);
  expect(lettersOn({ theme, language: 'fa', pages: [page('Ā')] })).toEqual(['persian']);
});
