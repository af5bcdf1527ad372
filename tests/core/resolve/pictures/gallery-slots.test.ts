import { expect, test } from 'vitest';
import { gallerySlot } from '../../../../src/core/resolve/pictures/gallery-slots.ts';

test('three further pictures of a card stand side by side, and others as its place has room for them', () => {
  const columns = (count: number) => gallerySlot('full', count).sizes.map(([, size]) => size.at(-2));
  expect(columns(3)).toEqual(['3', '3']);
  expect(columns(4)).toEqual(['4', '2']);
  expect([3, 4].map((count) => gallerySlot('full', count).columns)).toEqual([
    [3, 3],
    [4, 2],
  ]);
});
