import { expect, test } from 'vitest';
import { diagnosticsOf, siteWith } from '../../support/sites/site.ts';

const picture = { src: '/a.jpg', alt: 'A river in spring' };
const both = { picture, video: { href: 'https://example.com/film', picture } };

test('an item may have a picture and a video while it is hidden, and not when it is shown', () => {
  const codes = (item: object) =>
    diagnosticsOf(
      siteWith({ type: 'hero', headline: 'Hello' }, { type: 'gallery', id: 'g', items: [{ picture }, item] }),
    )
      .map(({ code }) => code)
      .filter((code) => code === 'OF251');
  expect(codes({ ...both, hidden: true })).toEqual([]);
  expect(codes(both)).toEqual(['OF251']);
});
