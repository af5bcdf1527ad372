import { expect, test } from 'vitest';
import type { PictureFile } from '../../../../src/core/block-host.ts';
import { gridSlot, ratioOf } from '../../../../src/core/resolve/pictures/gallery-places.ts';

const known = { format: 'SVG', bytes: 1, isMoving: false, hasPosition: false } as const;

test.each<[string, PictureFile | undefined, number]>([
  ['in its own shape', { ...known, width: 800, height: 600 }, 1.33],
  ['no narrower than a strip', { ...known, width: 100, height: 900 }, 0.4],
  ['no wider than four', { ...known, width: 900, height: 100 }, 4],
  ['in the usual shape where nobody has looked', undefined, 1.5],
  ['in the usual shape where it cannot be read', { flaw: 'unreadable', reason: 'It ends early.' }, 1.5],
  ['in the usual shape where it does not say its width', { ...known, height: 600 }, 1.5],
  ['in the usual shape where it does not say its height', { ...known, width: 800 }, 1.5],
])('a row shows a picture %s', (_, file, ratio) => {
  expect(ratioOf(file)).toBe(ratio);
});

const sizesIn = (count: number, hasWords = false) =>
  Array.from({ length: count }, (_, index) => gridSlot(index, count, hasWords).sizes.map(([, size]) => size));

test.each([
  [2, [2, 2]],
  [3, [3, 3, 3]],
  [4, [2, 2, 2, 2]],
  [5, [3, 3, 3, 2, 2]],
  [6, [3, 3, 3, 3, 3, 3]],
  [7, [3, 3, 3, 2, 2, 2, 2]],
  [8, [3, 3, 3, 3, 3, 3, 2, 2]],
])('a grid of %i pictures fills every row on a wide screen', (count, columns) => {
  expect(sizesIn(count).map(([wide]) => wide)).toEqual(columns.map((each) => `calc(min(92vw, 88rem) / ${each})`));
});

test('a grid has two pictures in a row on a phone, but for a last one alone and where words are under them', () => {
  expect(sizesIn(3).map(([, phone]) => phone)).toEqual(['44vw', '44vw', '89vw']);
  expect(sizesIn(2).map(([, phone]) => phone)).toEqual(['44vw', '44vw']);
  expect(sizesIn(2, true).map(([, phone]) => phone)).toEqual(['89vw', '89vw']);
});
