import { expect, test } from 'vitest';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const tags = ['en', 'fr', 'ar', 'de'];

/* How often the compiler calls its host for a site of this size: a measure of work that does not depend on the machine. */
function workOf(pages: number, languages: number): number {
  const languageTags = tags.slice(0, languages);
  const translated = (text: string) => Object.fromEntries(languageTags.map((tag) => [tag, `${text} ${tag}`]));
  const { language: _, ...site } = smallSite();
  let calls = 0;
  const compiled = compileSite(
    {
      ...site,
      languages: languageTags,
      pages: Array.from({ length: pages }, (_, index) => ({
        path: index === 0 ? '/' : `/${index}`,
        title: translated('Title'),
        blocks: [
          { type: 'hero', headline: translated('Headline'), picture: { src: '/me.jpg', alt: translated('Me') } },
          { type: 'text', body: [`Some words, and [home](/)`] },
        ],
      })),
    },
    {
      hasFile: (path) => {
        calls++;
        return path === '/me.jpg';
      },
    },
  );
  expect(compiled.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(compiled.translations).toHaveLength(languages - 1);
  expect(compiled.site?.pages).toHaveLength(pages);
  return calls;
}

test('the work of compiling grows at most with pages times languages', () => {
  const one = workOf(10, 2);
  expect(one).toBeGreaterThan(10);
  expect(workOf(20, 2)).toBeLessThanOrEqual(2 * one);
  expect(workOf(10, 4)).toBeLessThanOrEqual(2 * one);
  expect(workOf(20, 4)).toBeLessThanOrEqual(4 * one);
});
