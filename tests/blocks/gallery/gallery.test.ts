import { expect, test } from 'vitest';
import { blocksOf, diagnosticsOf, siteWith } from '../../support/sites/site.ts';

const picture = { src: '/a.jpg', alt: 'A river in spring' };
const both = { picture, video: { href: 'https://example.com/film', picture } };

test('allows both a picture and a video in an item only if it is hidden', () => {
  const codes = (item: object) =>
    diagnosticsOf(
      siteWith({ type: 'hero', headline: 'Hello' }, { type: 'gallery', id: 'g', items: [{ picture }, item] }),
    )
      .map(({ code }) => code)
      .filter((code) => code === 'OF251');
  expect(codes({ ...both, hidden: true })).toEqual([]);
  expect(codes(both)).toEqual(['OF251']);
});

test.each([
  ['a single picture', { items: [{ picture }] }, ['1.50']],
  [
    'pictures in rows',
    { layout: 'rows', items: [{ picture }, { video: { href: 'https://vimeo.com/123456', picture } }] },
    ['1.50', '1.50'],
  ],
  ['pictures in a grid', { items: [{ picture }, { picture }] }, [undefined, undefined]],
])('keeps the proportions of pictures except in a grid: %s', (_, settings, ratios) => {
  const [, block] = blocksOf(siteWith({ type: 'hero', headline: 'Hello' }, { type: 'gallery', id: 'g', ...settings }));
  expect(block?.type === 'gallery' && block.items.map(({ ratio }) => ratio)).toEqual(ratios);
});
