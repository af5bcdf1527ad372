import { expect, test } from 'vitest';
import { counterLayout } from '../../../src/blocks/hero/text-sizes.ts';
import { separatorsOf } from '../../../src/core/text/number-separators.ts';

test.each([
  ['en', ',', '.'],
  ['en-GB', ',', '.'],
  ['de', '.', ','],
  ['de-CH', '’', '.'],
  ['fr-CA', '\u202f', ','],
  ['ar', '.', ','],
  ['tlh', '\u202f', '.'],
])('writes numbers in %s with "%s" between thousands and "%s" before a fraction', (language, group, decimal) => {
  expect(separatorsOf({ language })).toEqual({ group, decimal });
});

test('uses the separators of native digits', () => {
  expect(separatorsOf({ language: 'ar', digits: 'native' })).toEqual({ group: '٬', decimal: '٫', zero: '٠' });
  expect(separatorsOf({ language: 'hi', digits: 'native' })).toEqual({ group: ',', decimal: '.', zero: '०' });
});

const counters = (...values: number[]) => values.map((value) => ({ label: 'Things', value, suffix: '+' }));

test.each([
  [counters(12480), {}],
  [counters(4.9), {}],
  [counters(1_000_000), { size: 'medium' }],
  [counters(3, 1_000_000_000), { size: 'small' }],
  [counters(1, 2, 3, 4, 5), { columns: 3 }],
  [counters(1, 2, 3), { columns: 3 }],
])('chooses the font size and the columns that fit: %j', (given, layout) => {
  expect(counterLayout(given, { language: 'en' })).toEqual({ group: ',', decimal: '.', ...layout });
});

test.each([[undefined], [[]], [counters(50, 9, 2025, 15)]])('chooses nothing for a few short figures: %j', (given) => {
  expect(counterLayout(given, { language: 'en' })).toBeUndefined();
});
