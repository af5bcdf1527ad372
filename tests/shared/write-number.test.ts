import { expect, test } from 'vitest';
import { writeNumber } from '../../src/shared/write-number.ts';

const english = { group: ',', decimal: '.' };

test.each([
  [0, '0'],
  [999, '999'],
  [2016, '2016'],
  [12480, '12,480'],
  [1_000_000_000, '1,000,000,000'],
  [4.9, '4.9'],
  [99.95, '99.95'],
  [12480.5, '12,480.5'],
])('writes %d as %s', (value, written) => {
  expect(writeNumber(value, english)).toBe(written);
});

test('formats a running number with as many decimals as its final value', () => {
  expect(writeNumber(2, english, 4.9)).toBe('2.0');
});

test('uses a decimal point without separators', () => {
  expect([writeNumber(50), writeNumber(24.6, undefined, 50)]).toEqual(['50', '25']);
});
