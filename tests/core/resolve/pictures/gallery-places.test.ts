import { expect, test } from 'vitest';
import type { PictureFile } from '../../../../src/core/block-host.ts';
import { gridSlot, ratioOf } from '../../../../src/core/resolve/pictures/gallery-places.ts';

const known = { format: 'SVG', bytes: 1, isMoving: false, hasPosition: false } as const;

test.each<[string, PictureFile | undefined, number]>([
  ['in its own aspect ratio', { ...known, width: 800, height: 600 }, 1.33],
  ['at least 0.4 times as wide as high', { ...known, width: 100, height: 900 }, 0.4],
  ['at most four times as wide as high', { ...known, width: 900, height: 100 }, 4],
  ['in the default ratio if its file is unknown', undefined, 1.5],
  ['in the default ratio if it cannot be read', { problem: 'unreadable', reason: 'It ends early.' }, 1.5],
  ['in the default ratio without a width', { ...known, height: 600 }, 1.5],
  ['in the default ratio without a height', { ...known, width: 800 }, 1.5],
])('a row shows a picture %s', (_, file, ratio) => {
  expect(ratioOf(file)).toBe(ratio);
});

const sizesIn = (count: number, hasCaptions = false) =>
  Array.from({ length: count }, (_, index) => gridSlot(index, count, hasCaptions).sizes.map(([, size]) => size));

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

test('a grid on a phone has rows of two pictures, except a single last one and pictures with captions', () => {
  expect(sizesIn(3).map(([, phone]) => phone)).toEqual(['44vw', '44vw', '89vw']);
  expect(sizesIn(2).map(([, phone]) => phone)).toEqual(['44vw', '44vw']);
  expect(sizesIn(2, true).map(([, phone]) => phone)).toEqual(['89vw', '89vw']);
});
