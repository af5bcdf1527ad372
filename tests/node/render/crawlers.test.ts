import { expect, test } from 'vitest';
import { sitemaps } from '../../../src/node/render/crawlers.ts';

const url = 'https://example.com/';

test('lists pages with their alternates in other languages', () => {
  const alternates = [
    { language: 'en', address: 'https://example.com/a' },
    { language: 'fr', address: 'https://example.com/fr/a' },
  ];
  const [[file, content] = [], ...others] = sitemaps([{ path: '/a', prefix: '/fr', alternates }], url);
  expect([file, others]).toEqual(['sitemap.xml', []]);
  expect(content).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://example.com/fr/a</loc><xhtml:link rel="alternate" hreflang="en" href="https://example.com/a"/><xhtml:link rel="alternate" hreflang="fr" href="https://example.com/fr/a"/></url>
</urlset>
`,
  );
});

test('lists no alternates for a site in one language', () => {
  expect(sitemaps([{ path: '/' }], url)[0]?.[1]).not.toContain('xhtml');
});

test('splits a sitemap with too many pages, and writes an index', () => {
  const files = sitemaps(
    Array.from({ length: 100_001 }, (_, index) => ({ path: `/p${index}` })),
    url,
  );
  expect(files.map(([file]) => file)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  const [index, ...parts] = files.map(([, content]) => content);
  expect(index).toContain('<sitemap><loc>https://example.com/sitemap-3.xml</loc></sitemap>');
  expect(parts.map((part) => part.match(/<url>/g)?.length)).toEqual([50_000, 50_000, 1]);
});
