import { expect, test } from 'vitest';
import { markupOf } from '../support/render.tsx';
import { exampleOf, siteWith } from '../support/sites/site.ts';

/* How many items of a block a phone shows ("" if it hides an element), with the texts of the buttons. */
function foldsOf(block: object): unknown[][] {
  document.body.innerHTML = markupOf(siteWith(exampleOf('hero'), block));
  const folds = [...document.querySelectorAll<HTMLElement>('[data-fold]')].map((fold) => fold.dataset.fold);
  return [folds, [...document.querySelectorAll('.more')].map((button) => button.textContent)];
}
const times = (count: number, item: object) => Array.from({ length: count }, () => item);

test.each([
  ['projects', 6, 4, (cards: object[]) => ({ type: 'card-grid', layout: 'projects', cards }), { title: 'A' }],
  ['credentials', 6, 4, (credentials: object[]) => ({ type: 'credential-list', credentials }), { title: 'A' }],
  ['courses', 3, 2, (courses: object[]) => ({ type: 'course-list', courses }), { title: 'A' }],
  [
    'groups of skills',
    4,
    2,
    (groups: object[]) => ({ type: 'skill-group', groups }),
    { title: 'A', skills: [{ name: 'A' }] },
  ],
  [
    'badges',
    6,
    4,
    (items: object[]) => ({
      type: 'skill-group',
      groups: [{ title: 'A', skills: [{ name: 'A' }] }],
      badges: { items },
    }),
    { name: 'A' },
  ],
] as const)('folds more than a few %s on a phone', (_, most, first, blockOf, item) => {
  expect(foldsOf(blockOf(times(most, item)))).toEqual([[], []]);
  expect(foldsOf(blockOf(times(most + 1, item)))).toEqual([[`${first}`], [`Show more (${most + 1 - first})`]]);
});

test('folds the points of every entry after the first, unless there is only one', () => {
  const entry = (count: number) => ({ title: 'A', achievements: Array.from({ length: count }, () => 'Did it') });
  const timeline = (...counts: number[]) => ({ type: 'timeline', entries: counts.map(entry) });
  expect(foldsOf(timeline(9))).toEqual([[], []]);
  expect(foldsOf(timeline(9, 1))).toEqual([[], []]);
  expect(foldsOf(timeline(9, 1, 0, 2))).toEqual([['', ''], ['Show more details (3)']]);
});

test('folds a form only if there are contact items above it', () => {
  const form = { type: 'form', fields: [{ type: 'text', name: 'a', label: 'A' }] };
  const contacts = [{ label: 'Location', value: 'Tunis' }];
  expect(foldsOf(form)).toEqual([[], []]);
  expect(foldsOf({ ...form, contacts })).toEqual([[''], ['Write a message']]);
});
