import { expect, test } from 'vitest';
import type { BlockOf } from '../../../schema/block.ts';
import { featuredCards } from '../../../src/blocks/card-grid/featured-cards.ts';

type Layout = BlockOf<'card-grid'>['layout'];

/* The featured cards of a grid with this many cards, by their index, with their width. */
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

test('features the first four projects if no card is featured', () => {
  expect(resolved(6).map(([slot]) => slot)).toEqual([0, 1, 2, 3]);
});

test('features only the featured cards if there are any', () => {
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
])('arranges %i featured cards in alternating pairs, with a single last one in its own row', (count, widths) => {
  expect(resolved(count, [...Array(count).keys()]).map(([, width]) => width)).toEqual(widths);
});

test('features no card of a highlights grid', () => {
  expect(resolved(6, [0], 'highlights')).toEqual([]);
  expect(resolved(6, [0], null)).toEqual([]);
});
