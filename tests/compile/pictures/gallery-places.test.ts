import { expect, test } from 'vitest';
import type { PictureFile } from '../../../src/compile/compiler-host.ts';
import { gridSlot, ratioOf } from '../../../src/compile/pictures/gallery-places.ts';

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

test.each([
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
])('a grid of %i pictures has %i columns on a wide screen', (count, columns) => {
  const [[, wide] = []] = gridSlot(count, false).sizes;
  expect(wide).toBe(`calc(min(92vw, 88rem) / ${columns})`);
});
