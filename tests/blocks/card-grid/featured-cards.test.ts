import { expect, test } from 'vitest';
import type { BlockOf } from '../../../schema/block.ts';
import { featuredCards } from '../../../src/blocks/card-grid/featured-cards.ts';

type Layout = BlockOf<'card-grid'>['layout'];

/* Which cards of so many are drawn large, by their place, and how wide. */
function resolved(
  count: number,
  featured: number[] = [],
  layout: Layout | null = 'projects',
): [slot: number, width: string][] {
  const cards = Array.from({ length: count }, (_, at) => ({
    title: `${at}`,
    ...(featured.includes(at) && { featured: true }),
  }));
  return [...featuredCards({ layout: layout ?? undefined, cards })].map(([card, width]) => [
    cards.indexOf(card),
    width,
  ]);
}

test('the first four projects are large where no card asks for it', () => {
  expect(resolved(6).map(([slot]) => slot)).toEqual([0, 1, 2, 3]);
});

test('only the cards that ask for it are large, where any does', () => {
  expect(resolved(6, [5, 2]).map(([slot]) => slot)).toEqual([2, 5]);
});

test.each<[number, string[]]>([
  [0, []],
  [1, ['full']],
  [2, ['wide', 'narrow']],
  [3, ['wide', 'narrow', 'full']],
  [4, ['wide', 'narrow', 'narrow', 'wide']],
  [5, ['wide', 'narrow', 'narrow', 'wide', 'full']],
  [7, ['wide', 'narrow', 'narrow', 'wide', 'wide', 'narrow', 'full']],
  [8, ['wide', 'narrow', 'narrow', 'wide', 'wide', 'narrow', 'narrow', 'wide']],
])('%i large cards stand in pairs that turn round row by row, a last one alone in its row', (count, widths) => {
  expect(resolved(count, [...Array(count).keys()]).map(([, width]) => width)).toEqual(widths);
});

test('no card of a grid of highlights is large', () => {
  expect(resolved(6, [0], 'highlights')).toEqual([]);
  expect(resolved(6, [0], null)).toEqual([]);
});
