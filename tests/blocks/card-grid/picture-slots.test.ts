import { expect, test } from 'vitest';
import { columnsOf, slotOfCard } from '../../../src/blocks/card-grid/picture-slots.ts';

const compact = (count: number) => Array<undefined>(count).fill(undefined);

test('compact cards are in rows of three, and the last ones in pairs if one or two would remain', () => {
  const columns = (count: number) => columnsOf(['full', ...compact(count)]).slice(1);
  expect([3, 4, 5].map(columns)).toEqual([
    [3, 3, 3],
    [2, 2, 2, 2],
    [3, 3, 3, 2, 2],
  ]);
});

test('a card that is not compact is alone in its row', () => {
  expect(columnsOf(['full', ...compact(1)]).map((columns) => slotOfCard('full', columns).columns)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
