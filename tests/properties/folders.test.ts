import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Page } from '../../schema/site.ts';
import { frontMatterIn } from '../../src/core/content/posts/front-matter.ts';
import { compileSite, textHost } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

/* The settings of a page as front matter: JSON is valid YAML. */
const settingsOf = (page: Page) =>
  `---\n${Object.entries(page)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n`;

const codesOf = ({ diagnostics }: ReturnType<typeof compileSite>) => diagnostics.map(({ code }) => code);

test('converts front matter to the same page as in the site file', () => {
  let compared = 0;
  fc.assert(
    fc.property(anySite, fc.nat(), (site, choice) => {
      const place = choice % site.pages.length;
      const text = settingsOf(site.pages[place] as Page);
      const bytes = new TextEncoder().encode(text);
      const pages = site.pages.with(place, { folder: 'pages' } as never);
      const inFolder = compileSite(
        { ...site, pages },
        {
          ...textHost,
          textFolder: () => ({ names: ['page.md'] }),
          textFile: (path) =>
            path === 'pages/page.md' ? { bytes, from: frontMatterIn(text)?.from ?? 0 } : textHost.textFile(path),
        },
      );
      // Front matter may not be that long.
      if (codesOf(inFolder).includes('OF425')) return;
      compared++;
      const written = compileSite(site);
      expect(inFolder.site).toEqual(written.site);
      expect(inFolder.paginated).toEqual(written.paginated);
      // In a text with escapes, all diagnostics have the same position, and each is reported once.
      expect(new Set(codesOf(inFolder))).toEqual(new Set(codesOf(written)));
    }),
    runs(40),
  );
  expect(compared).toBeGreaterThan(10);
});
