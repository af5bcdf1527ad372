import { expect, test } from 'vitest';
import type { BlockType } from '../../schema/block.ts';
import { definitionOf } from '../../src/blocks/definitions.ts';
import { blocksOf } from '../support/sites/blocks-of.ts';
import { siteWith } from '../support/sites/site.ts';

/* What the rules of a block say that its page has to load, by what is in it. */

const picture = { src: '/me.jpg', alt: 'Amina' };
const framed = { ...picture, focus: 'top' };
const video = { href: 'https://vimeo.com/1', picture: { src: '/film.jpg', alt: 'A film' } };
const [date, title, name] = ['2020', 'One', 'Paper'];
const categories = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, label: id }));

function rulesFor(block: { type: BlockType }) {
  const [, resolved] = blocksOf(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'b', ...block }));
  if (!resolved) throw new Error('the block is not shown');
  const rules = definitionOf(resolved);
  return { styles: rules.styles?.(resolved) ?? [], pictures: rules.pictures?.(resolved).map(({ src }) => src) ?? [] };
}

test.each([
  ['cards of few words', { type: 'card-grid', cards: [{ title }] }, ['card-highlights']],
  ['projects of few words', { type: 'card-grid', layout: 'projects', cards: [{ title }] }, []],
  [
    'projects with facts',
    { type: 'card-grid', layout: 'projects', facts: [{ label: 'A', value: 'b' }], cards: [{ title }] },
    ['card-highlights'],
  ],
  [
    'projects with tags',
    { type: 'card-grid', layout: 'projects', tags: ['A'], cards: [{ title }] },
    ['card-highlights', 'tags'],
  ],
  [
    'four badges below two groups',
    {
      type: 'skill-group',
      groups: ['A', 'B'].map((title) => ({ title, skills: [{ name, level: 80 }] })),
      badges: { items: ['1', '2', '3', '4'].map((each) => ({ name: `${name} ${each}` })) },
    },
    ['badges', 'groups-of-four'],
  ],
  [
    'two roles at one organization',
    {
      type: 'timeline',
      entries: ['2020', '2018'].map((start) => ({ title, organization: 'Hospital', period: { start, end: start } })),
    },
    ['continued-entry'],
  ],
  ['cards with a date', { type: 'card-grid', cards: [{ title, date }] }, ['card-highlights', 'card-more']],
  [
    'cards with pictures',
    { type: 'card-grid', cards: [{ title, pictures: [picture] }] },
    ['card-highlights', 'card-more', 'picture-list'],
  ],
  ['a card with a video', { type: 'card-grid', cards: [{ title, video }] }, ['card-highlights', 'card-more', 'video']],
  [
    'a card with a framed picture',
    { type: 'card-grid', cards: [{ title, picture: framed }] },
    ['card-highlights', 'picture-fit'],
  ],
  [
    'a card with a link',
    { type: 'card-grid', cards: [{ title, links: [{ label: 'Code', href: 'https://x.example/' }] }] },
    ['card-highlights', 'card-links'],
  ],
  [
    'cards with a few filters',
    { type: 'card-grid', filter: true, categories: categories.slice(1), cards: [{ title }] },
    ['card-highlights', 'card-filters'],
  ],
  [
    'cards with many filters',
    { type: 'card-grid', filter: true, categories, cards: [{ title }] },
    ['card-highlights', 'card-filters', 'many-filters'],
  ],
  ['a form', { type: 'form', heading: title, fields: [{ type: 'text', name: 'a', label: 'A' }] }, []],
  [
    'a form with a way to write without it',
    {
      type: 'form',
      fields: [{ type: 'text', name: 'a', label: 'A' }],
      contacts: [{ label: 'Email', value: 'a@b.example' }],
    },
    ['contacts'],
  ],
  [
    'a form with a button to call',
    {
      type: 'form',
      fields: [{ type: 'text', name: 'a', label: 'A' }],
      actions: [{ label: 'Call', href: 'tel:+21671000000' }],
    },
    ['contacts'],
  ],
  [
    'a form with a profile elsewhere',
    {
      type: 'form',
      fields: [{ type: 'text', name: 'a', label: 'A' }],
      links: [{ label: 'GitHub', href: 'https://github.com/' }],
    },
    ['contacts', 'icon-links'],
  ],
  [
    'a form with nothing beside it',
    { type: 'form', fields: [{ type: 'text', name: 'a', label: 'A' }] },
    ['form-alone'],
  ],
  [
    'a form with a box to tick',
    { type: 'form', heading: title, fields: [{ type: 'checkbox', name: 'a', label: 'A' }] },
    ['checkbox'],
  ],
  ['a gallery of pictures', { type: 'gallery', items: [{ picture }] }, ['picture-list']],
  ['a gallery with a video', { type: 'gallery', items: [{ picture }, { video }] }, ['picture-list', 'video']],
  [
    'a gallery with a framed picture',
    { type: 'gallery', items: [{ picture: framed }] },
    ['picture-list', 'picture-fit'],
  ],
  ['a hero of a person', { type: 'hero', headline: title, kind: 'person' }, []],
  ['a hero with a long headline', { type: 'hero', headline: 'Constantinopolitan Cartographers' }, ['hero-sizes']],
  [
    'a hero with five figures',
    { type: 'hero', headline: title, counters: [1, 2, 3, 4, 5].map((value) => ({ value, label: `F${value}` })) },
    ['counters', 'hero-sizes'],
  ],
  ['a hero that is available', { type: 'hero', headline: title, availability: 'Now' }, ['availability']],
  [
    'a hero with profiles elsewhere',
    { type: 'hero', headline: title, links: [{ label: 'GitHub', href: 'https://github.com/' }] },
    ['icon-links'],
  ],
  ['a hero of an article', { type: 'hero', headline: title, kind: 'article' }, ['article']],
  ['a text of few words', { type: 'text', body: ['One.'] }, []],
  ['a text with code', { type: 'text', body: ['```js', '1', '```'] }, ['code-block', 'marked']],
  ['a text with contents', { type: 'text', body: ['# A', '# B', '# C', '# D'] }, ['table-of-contents']],
  ['a text with a video', { type: 'text', body: ['> [![A film](/film.jpg)](https://vimeo.com/1)'] }, ['video']],
  ['a course of a known type alone', { type: 'course-list', courses: [{ title, type: 'Live' }] }, []],
  ['a course for beginners', { type: 'course-list', courses: [{ title, level: 'Beginner' }] }, []],
  ['a course whose link leads nowhere yet', { type: 'course-list', courses: [{ title, type: 'Live', href: '#' }] }, []],
  ['a course with a link', { type: 'course-list', courses: [{ title, type: 'Live', href: '/' }] }, ['course-links']],
  ['a course without a type', { type: 'course-list', courses: [{ title }] }, ['course-more']],
  ['a course with a date', { type: 'course-list', courses: [{ title, type: 'Live', date }] }, ['course-more']],
  ['skills with numbers', { type: 'skill-group', groups: [{ title, skills: [{ name, level: 50 }] }] }, []],
  ['skills without', { type: 'skill-group', groups: [{ title, skills: [{ name }] }] }, ['skill-more']],
  [
    'skills with badges',
    { type: 'skill-group', groups: [{ title, skills: [{ name, level: 50 }] }], badges: { items: [{ name }] } },
    ['badges'],
  ],
  ['an entry of few words', { type: 'timeline', entries: [{ title }] }, []],
  ['an entry that lasts', { type: 'timeline', entries: [{ title, period: { start: date } }] }, ['current-entry']],
  ['an entry with achievements', { type: 'timeline', entries: [{ title, achievements: ['A'] }] }, ['points']],
  [
    'an entry with technologies',
    { type: 'timeline', entries: [{ title, technologies: ['A'] }] },
    ['entry-technologies', 'tags'],
  ],
  [
    'a card with achievements',
    { type: 'card-grid', layout: 'projects', cards: [{ title, achievements: ['A'] }] },
    ['card-more', 'points'],
  ],
  ['an entry with a picture', { type: 'timeline', entries: [{ title, picture }] }, ['entry-more']],
] as const)('%s asks for no more of the style sheet than it shows', (_, block, styles) => {
  expect(rulesFor(block).styles).toEqual(styles);
});

test.each([
  ['gallery', { items: [{ picture }] }],
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

test.each([
  ['gallery', { items: [{ picture }, { video }] }],
  [
    'card-grid',
    {
      cards: [
        { title, pictures: [picture] },
        { title: 'Two', video },
      ],
    },
  ],
] as const)('knows the pictures of the videos in a %s', (type, block) => {
  expect(rulesFor({ type, ...block }).pictures).toEqual(['/me.jpg', '/film.jpg']);
});
