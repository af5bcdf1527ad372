import fc from 'fast-check';
import { expect, test } from 'vitest';
import { didYouMean, nearest } from '../../../src/core/diagnostics/did-you-mean.ts';

test.each([
  ['the word for a typo', 'timelime', ['timeline', 'hero'], 'timeline'],
  ['one slip in a short word', 'ab', ['ac'], 'ac'],
  ['nothing for two typos in a short word', 'ab', ['cd'], undefined],
  ['two slips in six letters', 'abcdef', ['abxyef'], 'abxyef'],
  ['nothing for three typos in six letters', 'abcdef', ['abxyzf'], undefined],
  ['the nearest, whichever comes first', 'abcdef', ['abxyef', 'abcxef'], 'abcxef'],
  ['the nearest, whichever comes last', 'abcdef', ['abcxef', 'abxyef'], 'abcxef'],
  ['neither of two equally similar words', 'abcdef', ['abcxef', 'abxdef'], undefined],
  ['a word that is more similar than two others', 'abcdef', ['abcxef', 'abxdef', 'ABCDEF'], 'ABCDEF'],
  ['another case, hyphen or underscore before a typo', 'cardgrid', ['card-grid', 'cardgrit'], 'card-grid'],
  ['nothing for the word itself', 'name', ['name'], undefined],
  ['another word than the word itself', 'name', ['name', 'nome'], 'nome'],
  ['a duplicate candidate', 'nmae', ['name', 'name'], 'name'],
  ['a word of a hundred letters', 'x'.repeat(100), [`${'x'.repeat(99)}y`], `${'x'.repeat(99)}y`],
  ['nothing for a longer one', 'x'.repeat(101), [`${'x'.repeat(100)}y`], undefined],
])('finds %s', (_, word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

test('finds either of two equally similar words with the same meaning', () => {
  expect(nearest('abcdef', ['abcxef', 'abxdef'], () => 'same')).toBe('abcxef');
});

test('counts added, dropped, changed and swapped letters in any words', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const isNear = editDistance(a, b) <= Math.max(1, Math.floor(a.length / 3));
      expect(nearest(a, [b])).toBe(a !== b && isNear ? b : undefined);
    }),
    { numRuns: 1000 },
  );
});

/* The textbook algorithm for optimal string alignment. */
function editDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    editDistance(a.slice(0, -1), b) + 1,
    editDistance(a, b.slice(0, -1)) + 1,
    editDistance(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    isSwapped ? editDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

test.each([
  ['abcd', 'abce', true],
  ['abc', 'abd', false],
  ['{yea}', '{yer}', false],
  ['OK', 'ok', true],
  ['a-b', 'A_B', true],
  ['2016', '2017', true],
])('for "%s" and "%s", the suggestion is certain: %s', (found, intended, certain) => {
  expect(didYouMean({ pointer: '', part: 'value' }, found, intended)).toEqual({
    text: `did you mean "${intended}"?`,
    certain,
    edits: [{ at: { pointer: '', part: 'value' }, text: `"${intended}"` }],
  });
});
