import { expect, test } from 'vitest';
import { slugOf } from '../../../src/core/resolve/anchors.ts';

test.each([
  ['Work & life', 'work-life'],
  ['2024: A year', 'a-year'],
  ['½ day', 'day'],
  ['𐧀ƀ Symfony', 'ƀ-symfony'],
  ['2024', '2024'],
  ['!', 'section'],
])('derives an ID from the heading %j', (heading, id) => {
  expect(slugOf(heading)).toBe(id);
});
