import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studs } from '../../src/components/art/rosette.ts';
import { runs } from './generators/runs.ts';

const tenths = fc.integer({ min: -3000, max: 3000 }).map((count) => count / 10);
const points = fc.array(fc.tuple(tenths, tenths), { minLength: 1, maxLength: 20 });

/* The start of each stud, parsed as in a browser: a number ends at another sign or a second point. */
const starts = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((stud) => (stud.match(/^[^az]*/)?.[0].match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number));

/* There is no -0 in a path. */
const plain = (list: number[][]) => list.map((pair) => pair.map((value) => value + 0));

test('draws every stud at its position, however short the path data is', () => {
  fc.assert(
    fc.property(points, (places) => {
      expect(plain(starts(studs(places)))).toEqual(plain(places));
    }),
    runs(200),
  );
});

test('draws a larger stud around its position', () => {
  fc.assert(
    fc.property(points, (places) => {
      const right = places.map(([x, y]) => [Number((x + 0.2).toFixed(1)), y]);
      expect(plain(starts(studs(places, 0.2)))).toEqual(plain(right));
    }),
    runs(200),
  );
});
