import { expect, test } from 'vitest';
import type { PageData } from '../../../schema/resolved.ts';
import { preloadTags } from '../../../src/node/pictures/preload-tags.ts';

const pageWith = (picture: object) => ({ blocks: [{ type: 'hero', picture }] }) as unknown as PageData;

test('asks early for a drawing or an animation that is seen first, as it is', () => {
  expect(preloadTags(pageWith({ src: '/me.svg', alt: 'Me', isFirst: true }), '/portfolio')).toEqual([
    '<link rel="preload" as="image" href="/portfolio/me.svg" fetchpriority="high">',
  ]);
  expect(preloadTags(pageWith({ src: '/me.svg', alt: 'Me' }), '')).toEqual([]);
});
