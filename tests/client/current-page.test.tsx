import { expect, test } from 'vitest';
import { markupOf } from '../support/render.tsx';
import { exampleOf, smallSite } from '../support/sites/site.ts';

const blocks = [exampleOf('hero')];
const site = {
  ...smallSite(),
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Posts', href: '/blog' },
    { label: 'Log', href: '/blo' },
  ],
  pages: ['/', '/blog', '/blo', '/blog/kilns'].map((path) => ({ path, title: path, blocks })),
};

const marked = (path: string) =>
  [...markupOf(site, path).matchAll(/<a aria-current="(\w+)" href="([^"]+)"/g)].map(([, how, href]) => [href, how]);
const twice = <Found,>(found: Found) => [found, found];

test('marks the current page in the header and in the menu', () => {
  expect(marked('/blog')).toEqual(twice(['/blog', 'page']));
});

test('marks the parent of a page, but never the home page', () => {
  expect(marked('/blog/kilns')).toEqual(twice(['/blog', 'true']));
});
