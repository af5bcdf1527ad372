import { expect, test } from 'vitest';
import { isSeenBy } from '../../../src/compile/site/seen-by.ts';

const onlyCv = { title: 'Kept', for: ['cv'] };
const shown = { title: 'Shown' };

test.each([
  ['a block of which every entry is hidden', { entries: [{ ...shown, hidden: true }] }, []],
  ['a block of which one entry is kept for the CV', { quotes: [onlyCv, shown] }, ['web', 'cv']],
  ['a block of which every entry is kept for the CV', { interests: [onlyCv] }, ['cv']],
  ['cards of which none is left', { cards: [onlyCv], intro: ['Work.'], layout: 'projects' }, ['cv']],
  ['cards of which none is left, beside a text', { cards: [onlyCv], intro: ['I draw.'] }, ['web', 'cv']],
  ['cards of which none is left, beside facts', { cards: [onlyCv], facts: [{ label: 'Place' }] }, ['web', 'cv']],
  ['a text without cards', { intro: ['I draw.'] }, ['web', 'cv']],
  ['an entry with a list of words, or of none', { courses: ['Maps'] }, ['web', 'cv']],
  ['an entry with an empty list', { courses: [] }, ['web', 'cv']],
])('%s is seen where something of it is', (_, part, audiences) => {
  expect((['web', 'cv'] as const).filter((audience) => isSeenBy(audience, part))).toEqual(audiences);
});
