import { expect, test } from 'vitest';
import { separatorsOf } from '../../../src/compile/site/separators.ts';

test.each([
  ['en', ',', '.'],
  ['en-GB', ',', '.'],
  ['de', '.', ','],
  ['de-CH', '’', '.'],
  ['fr-CA', '\u202f', ','],
  ['ar', '.', ','],
  ['tlh', '\u202f', '.'],
])('writes numbers in %s with "%s" between thousands and "%s" before a fraction', (language, group, decimal) => {
  expect(separatorsOf(language)).toEqual({ group, decimal });
});
