import { expect, test } from 'vitest';
import { gallerySlot } from '../../../src/blocks/card-grid/picture-slots.ts';

test('three more pictures of a card are in one row, and others in as many columns as fit', () => {
  const columns = (count: number) => gallerySlot('full', count).sizes.map(([, size]) => size.at(-2));
  expect(columns(3)).toEqual(['3', '3']);
  expect(columns(4)).toEqual(['4', '2']);
  expect([3, 4].map((count) => gallerySlot('full', count).columns)).toEqual([
    [3, 3],
    [4, 2],
  ]);
});
