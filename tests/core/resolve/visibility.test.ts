import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { isVisibleTo } from '../../../src/core/resolve/visibility.ts';

const onlyCv = { title: 'Kept', for: ['cv'] };
const shown = { title: 'Shown' };
const grid = { type: 'card-grid' };

test.each([
  ['a block with only hidden entries', { type: 'timeline', entries: [{ ...shown, hidden: true }] }, []],
  ['a block with one entry for the CV only', { type: 'quote-list', quotes: [onlyCv, shown] }, ['web', 'cv']],
  ['a block with all entries for the CV only', { type: 'interest-list', interests: [onlyCv] }, ['cv']],
  [
    'projects for the CV only with an intro',
    { ...grid, cards: [onlyCv], intro: ['Work.'], layout: 'projects' },
    ['cv'],
  ],
  ['cards for the CV only next to a text', { ...grid, cards: [onlyCv], intro: ['I draw.'] }, ['web', 'cv']],
  ['cards for the CV only next to facts', { ...grid, cards: [onlyCv], facts: [{ label: 'Place' }] }, ['web', 'cv']],
  ['a text without cards', { ...grid, intro: ['I draw.'] }, ['web', 'cv']],
  ['a card grid without cards', { ...grid, facts: [] }, []],
  ['courses for the CV only', { type: 'course-list', courses: [onlyCv] }, ['cv']],
  ['a course of the type "timeline"', { title: 'Paint', type: 'timeline' }, ['web', 'cv']],
  ['a course of the type "card-grid"', { title: 'Paint', type: 'card-grid', facts: [] }, ['web', 'cv']],
  [
    'badges next to hidden groups',
    { type: 'skill-group', groups: [{ ...shown, hidden: true }], badges: { items: [onlyCv, shown] } },
    ['web', 'cv'],
  ],
  [
    'badges for the CV only next to hidden groups',
    { type: 'skill-group', groups: [{ ...shown, hidden: true }], badges: { items: [onlyCv] } },
    ['cv'],
  ],
  ['an entry with a list of texts', { courses: ['Maps'] }, ['web', 'cv']],
  ['a block with an invalid list', { type: 'timeline', entries: 5 }, []],
  ['an entry with an empty list', { courses: [] }, ['web', 'cv']],
])('has the audiences of its visible content: %s', (_, part, audiences) => {
  expect(
    (['web', 'cv'] as const).filter((audience) => isVisibleTo(registry, audience, part as { for?: unknown })),
  ).toEqual(audiences);
});
