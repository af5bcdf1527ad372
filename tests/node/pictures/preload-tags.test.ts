import { expect, test } from 'vitest';
import type { PageData } from '../../../schema/resolved.ts';
import { preloadTags } from '../../../src/node/pictures/preload-tags.ts';

const pageWith = (picture: object) => ({ blocks: [{ type: 'hero', picture }] }) as unknown as PageData;

test('preloads an SVG picture only if it is the first of its page', () => {
  expect(preloadTags(pageWith({ src: '/me.svg', alt: 'Me', isFirst: true }), '/portfolio')).toEqual([
    '<link rel="preload" as="image" href="/portfolio/me.svg" fetchpriority="high">',
  ]);
  expect(preloadTags(pageWith({ src: '/me.svg', alt: 'Me' }), '')).toEqual([]);
});
