import { expect, test } from 'vitest';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const tags = ['en', 'fr', 'ar', 'de'];

/* What compiling so many pages in so many languages asks of its host: a measure of the work that no machine changes. */
function workOf(pages: number, languages: number): number {
  const own = tags.slice(0, languages);
  const text = (words: string) => Object.fromEntries(own.map((tag) => [tag, `${words} ${tag}`]));
  const { language: _, ...site } = smallSite();
  let asked = 0;
  const compiled = compileSite(
    {
      ...site,
      languages: own,
      pages: Array.from({ length: pages }, (_, index) => ({
        path: index === 0 ? '/' : `/${index}`,
        title: text('Title'),
        blocks: [
          { type: 'hero', headline: text('Headline'), picture: { src: '/me.jpg', alt: text('Me') } },
          { type: 'text', body: [`Some words, and [home](/)`] },
        ],
      })),
    },
    {
      hasFile: (path) => {
        asked++;
        return path === '/me.jpg';
      },
    },
  );
  expect(compiled.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(compiled.translations).toHaveLength(languages - 1);
  expect(compiled.site?.pages).toHaveLength(pages);
  return asked;
}

test('the work of compiling grows as pages times languages do, and no faster', () => {
  const one = workOf(10, 2);
  expect(one).toBeGreaterThan(10);
  expect(workOf(20, 2)).toBeLessThanOrEqual(2 * one);
  expect(workOf(10, 4)).toBeLessThanOrEqual(2 * one);
  expect(workOf(20, 4)).toBeLessThanOrEqual(4 * one);
});
