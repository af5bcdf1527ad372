import { expect, test } from 'vitest';
import type { BlockType } from '../../../schema/blocks/index.ts';
import { rulesOf } from '../../../src/compile/blocks/index.ts';
import { blocksOf } from '../../support/sites/blocks-of.ts';
import { siteWith } from '../../support/sites/site.ts';

/* What the rules of a block say that its page has to load, by what is in it. */

const picture = { src: '/me.jpg', alt: 'Amina' };
const [date, title, name] = ['2020', 'One', 'Paper'];

function rulesFor(block: { type: BlockType }) {
  const [, resolved] = blocksOf(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'b', ...block }));
  if (!resolved) throw new Error('the block is not shown');
  const rules = rulesOf(resolved);
  return { styles: rules.styles?.(resolved) ?? [], pictures: rules.pictures?.(resolved).map(({ src }) => src) ?? [] };
}

test.each([
  ['cards of few words', { type: 'card-grid', cards: [{ title }] }, []],
  ['cards with a date', { type: 'card-grid', cards: [{ title, date }] }, ['card-more']],
  ['a course of a known type alone', { type: 'course-list', courses: [{ title, type: 'Live' }] }, []],
  ['a course for beginners', { type: 'course-list', courses: [{ title, level: 'Beginner' }] }, []],
  ['a course without a type', { type: 'course-list', courses: [{ title }] }, ['course-more']],
  ['a course with a date', { type: 'course-list', courses: [{ title, type: 'Live', date }] }, ['course-more']],
  ['skills with numbers', { type: 'skill-group', groups: [{ title, skills: [{ name, level: 50 }] }] }, []],
  ['skills without', { type: 'skill-group', groups: [{ title, skills: [{ name }] }] }, ['skill-more']],
  ['an entry of few words', { type: 'timeline', entries: [{ title }] }, []],
  ['an entry with a picture', { type: 'timeline', entries: [{ title, picture }] }, ['entry-more']],
] as const)('%s asks for no more of the style sheet than it shows', (_, block, styles) => {
  expect(rulesFor(block).styles).toEqual(styles);
});

test.each([
  ['credential-list', { credentials: [{ title, picture }, { title: 'Two' }] }],
  [
    'quote-list',
    {
      quotes: [
        { text: 'Good.', name, picture },
        { text: 'Better.', name },
      ],
    },
  ],
  ['timeline', { entries: [{ title, picture }, { title: 'Two' }] }],
] as const)('knows the pictures of a %s', (type, block) => {
  expect(rulesFor({ type, ...block }).pictures).toEqual(['/me.jpg']);
});
