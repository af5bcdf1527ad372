import { expect, test } from 'vitest';
import { isLater, isOutdated } from '../../../src/node/load/versions.ts';

test('compares versions', () => {
  const versions = ['0.0.9', '0.1.0', '0.9.9', '0.10.0', '1.0.0-beta.2', '1.0.0-beta.10', '1.0.0', '1.0.1', '10.0.0'];
  for (const [a, one] of versions.entries())
    for (const [b, other] of versions.entries()) expect([one, other, isLater(one, other)]).toEqual([one, other, a > b]);
});

test.each([
  ['^1.0.0', '1.1.0', false],
  ['^1.0.0', '2.0.0', true],
  ['^1.2.0', '1.1.0', false],
  ['^0.1.0', '0.1.5', false],
  ['^0.1.0', '0.2.0', true],
  ['^0.0.1', '0.0.2', true],
  ['^0.0.0', '0.0.1', true],
  ['~1.1.0', '1.1.9', false],
  ['~1.1.0', '1.2.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '1.0.1', true],
  ['>=1.0.0', '2.0.0', false],
  ['latest', '2.0.0', false],
  ['file:../onefolio', '2.0.0', false],
])('decides for the range %s whether version %s is out of range: %s', (range, version, expected) => {
  expect(isOutdated(range, version)).toBe(expected);
});
