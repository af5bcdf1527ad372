import { expect, test } from 'vitest';
import { columnsOf, slotOfCard } from '../../../../src/core/resolve/pictures/card-picture-slots.ts';

const lead = { title: 'Large', lead: 'full' as const };
const compact = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Card ${index}` }));

test('compact cards are in rows of three, and the last ones in pairs if one or two would remain', () => {
  const columns = (count: number) => [...columnsOf([lead, ...compact(count)]).values()];
  expect([3, 4, 5].map(columns)).toEqual([
    [3, 3, 3],
    [2, 2, 2, 2],
    [3, 3, 3, 2, 2],
  ]);
});

test('a card that is not compact is alone in its row', () => {
  const cards = [lead, ...compact(1)];
  expect(cards.map((card) => slotOfCard('full', columnsOf(cards).get(card)).columns)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
