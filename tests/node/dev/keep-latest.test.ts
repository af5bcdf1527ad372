import { expect, test } from 'vitest';
import { keepLatest } from '../../../src/node/dev/keep-latest.ts';

test('keeps the latest entries, among them those that were set again', () => {
  const map = new Map<string, number>();
  for (const [index, name] of ['a', 'b', 'a', 'c'].entries()) keepLatest(map, 2, name, index);
  expect([...map]).toEqual([
    ['a', 2],
    ['c', 3],
  ]);
});
