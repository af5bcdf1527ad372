import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { isVisibleTo } from '../../../src/core/resolve/visibility.ts';

const onlyCv = { title: 'Kept', for: ['cv'] };
const shown = { title: 'Shown' };
const grid = { type: 'card-grid' };

test.each([
  ['a block of which every entry is hidden', { type: 'timeline', entries: [{ ...shown, hidden: true }] }, []],
  ['a block of which one entry is kept for the CV', { type: 'quote-list', quotes: [onlyCv, shown] }, ['web', 'cv']],
  ['a block of which every entry is kept for the CV', { type: 'interest-list', interests: [onlyCv] }, ['cv']],
  ['cards of which none is left', { ...grid, cards: [onlyCv], intro: ['Work.'], layout: 'projects' }, ['cv']],
  ['cards of which none is left, beside a text', { ...grid, cards: [onlyCv], intro: ['I draw.'] }, ['web', 'cv']],
  [
    'cards of which none is left, beside facts',
    { ...grid, cards: [onlyCv], facts: [{ label: 'Place' }] },
    ['web', 'cv'],
  ],
  ['a text without cards', { ...grid, intro: ['I draw.'] }, ['web', 'cv']],
  ['cards without any', { ...grid, facts: [] }, []],
  ['courses of which all are kept for the CV', { type: 'course-list', courses: [onlyCv] }, ['cv']],
  ['a course that calls itself a timeline', { title: 'Paint', type: 'timeline' }, ['web', 'cv']],
  ['a course that calls itself a card grid', { title: 'Paint', type: 'card-grid', facts: [] }, ['web', 'cv']],
  [
    'badges beside groups of which none is left',
    { type: 'skill-group', groups: [{ ...shown, hidden: true }], badges: { items: [onlyCv, shown] } },
    ['web', 'cv'],
  ],
  [
    'badges of which none is left beside such groups',
    { type: 'skill-group', groups: [{ ...shown, hidden: true }], badges: { items: [onlyCv] } },
    ['cv'],
  ],
  ['an entry with a list of words, or of none', { courses: ['Maps'] }, ['web', 'cv']],
  ['a block of a file that is being written', { type: 'timeline', entries: 5 }, []],
  ['an entry with an empty list', { courses: [] }, ['web', 'cv']],
])('%s is seen where something of it is', (_, part, audiences) => {
  expect(
    (['web', 'cv'] as const).filter((audience) => isVisibleTo(registry, audience, part as { for?: unknown })),
  ).toEqual(audiences);
});
