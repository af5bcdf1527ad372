import { expect, test } from 'vitest';
import { diagnosticsOf, inLanguages } from '../../support/sites/site.ts';

const found = (href: string, languages?: string[], written = ['fr', 'en', 'ar']) => {
  const site = inLanguages(written, { type: 'hero', headline: 'Bonjour' });
  const tarifs = { path: '/tarifs', title: 'Tarifs', blocks: [{ type: 'hero', headline: 'Tarifs' }], languages };
  const blog = { path: '/blog', title: 'Blog', blocks: [{ type: 'hero', headline: 'Blog', id: 'start' }] };
  const pages = [...site.pages, tarifs, blog];
  return diagnosticsOf({ ...site, pages, navigation: [{ label: 'Tarifs', href }] }).map(
    ({ code, label, fix }) => `${code} ${label} | ${fix?.certain}`,
  );
};

test('names the languages of a page if a link to it breaks in the others', () => {
  const label = 'the page "/tarifs" exists only in "fr"; add "languages": ["fr"] to the entry or block with this link';
  expect(found('/tarifs', ['fr'])).toEqual([`OF201 ${label} | false`]);
  expect(found('/tarifs', ['fr', 'ar'])).toEqual([`OF201 ${label.replaceAll('"fr"', '"fr", "ar"')} | false`]);
  expect(found('/tarifs')).toEqual([]);
});

test.each([
  ['/en/blog', '/blog'],
  ['/fr/blog', '/blog'],
  ['/ar/blog#start', '/blog'],
  ['/en', '/'],
  ['/en/', '/'],
])('suggests the path without a language for the link %j', (href, intended) => {
  const label = "omit the language: links stay in the visitor's language";
  expect(found(href)).toEqual([`OF201 ${label}; did you mean "${intended}"? | false`]);
});

test('suggests no other path for a link that starts with an unknown language', () => {
  expect(found('/de/blog')).toEqual([
    'OF201 there is no page at "/de/blog": add { "path": "/de/blog", "title": "Blog", "blocks": [ … ] } to "pages", or remove this link | false',
  ]);
  expect(found('/en/nothing')).toEqual(['OF201 there is no page at "/en/nothing" | false']);
});
