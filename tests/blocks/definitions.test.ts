import { expect, test } from 'vitest';
import type { BlockType } from '../../schema/block.ts';
import { registry } from '../../src/blocks/registry.ts';
import { blocksOf, siteWith } from '../support/sites/site.ts';

const picture = { src: '/me.jpg', alt: 'Amina' };
const video = { href: 'https://vimeo.com/1', picture: { src: '/film.jpg', alt: 'A film' } };
const [title, name] = ['One', 'Paper'];

function picturesOf(block: { type: BlockType }) {
  const [, resolved] = blocksOf(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'b', ...block }));
  if (!resolved) throw new Error('the block is not shown');
  return registry
    .definitionOf(resolved)
    .pictures?.(resolved)
    .map(({ src }) => src);
}

test.each([
  ['hero', { headline: title, picture }],
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
] as const)('lists the pictures of a %s', (type, block) => {
  expect(picturesOf({ type, ...block })).toEqual(['/me.jpg']);
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
] as const)('lists the pictures of the videos in a %s', (type, block) => {
  expect(picturesOf({ type, ...block })).toEqual(['/me.jpg', '/film.jpg']);
});

test('returns no picture for a hero without one', () => {
  const hero = { type: 'hero' as const, headline: title };
  expect(picturesOf(hero)).toEqual([]);
});
