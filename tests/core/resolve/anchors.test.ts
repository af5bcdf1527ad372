import { expect, test } from 'vitest';
import { slugOf } from '../../../src/core/resolve/anchors.ts';

test.each([
  ['Work & life', 'work-life'],
  ['2024: A year', '2024-a-year'],
  ['2026 plans', '2026-plans'],
  ['3D', '3d'],
  ['- 7 days', '7-days'],
  ['½ day', '1-2-day'],
  ['𐧀ƀ Symfony', 'ƀ-symfony'],
  ['2024', '2024'],
  ['!', 'section'],
])('derives an ID from the heading %j', (heading, id) => {
  expect(slugOf(heading)).toBe(id);
});
