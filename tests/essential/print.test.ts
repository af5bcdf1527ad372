import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { PageData } from '../../schema/resolved.ts';
import { printable, visit, visitHydrated } from '../support/browser/page.ts';
import { notInOrder, textsOfCv } from '../support/cv-document.ts';
import { headingsIn, readPdf } from '../support/pdf.ts';
import { onDay } from '../support/rich-text.ts';

const { folder, url } = inject('built');
const builtAt = { year: 2026, month: 11, day: 21 };

async function cvOfStarter() {
  const page: PageData = JSON.parse(await readFile(join(folder, '_pages/cv.json'), 'utf8'));
  const { cv } = onDay(page, builtAt);
  if (!cv) throw new Error('the starter has no CV');
  return cv;
}

test('the CV fits three pages, is tagged, and has every text in order, with no heading at the end of a page', async () => {
  const page = await visit(`${url}/cv`);
  const cv = await cvOfStarter();
  const headings = cv.sections.flatMap(({ heading, items = [] }) => [
    ['H2', heading],
    ...items.flatMap(({ title }) => (title === undefined ? [] : [['H3', title]])),
  ]);
  for (const [format, width, height] of [
    ['A4', 595, 842],
    ['Letter', 612, 792],
  ] as const) {
    const pdf = await readPdf(await page.pdf({ format, tagged: true }));
    expect(pdf.pages.length).toBeLessThanOrEqual(3);
    for (const each of pdf.pages) {
      expect([Math.floor(each.width), Math.floor(each.height)]).toEqual([width, height]);
      // The last text on a page is not a heading.
      expect(each.headings).not.toContain(each.lines.at(-1));
    }
    expect(headingsIn(pdf)).toEqual([['H1', cv.name], ...headings]);
    const read = pdf.pages.flatMap(({ lines }) => lines).join('');
    expect(notInOrder(textsOfCv(cv), read)).toEqual([]);
  }
});

test('prints its content on white, whatever the theme', async () => {
  const page = await visitHydrated('/', { colorScheme: 'dark', viewport: { width: 1280, height: 800 } });
  const texts = () =>
    page
      .locator('main :is(h1, h2, h3, p, li, dt, dd)')
      .evaluateAll((found) =>
        found
          .filter((part) => part.checkVisibility() && !part.closest('form, .actions, .filters, .more'))
          .map((part) => part.textContent),
      );
  const shown = await texts();
  await (await printable(page)).emulateMedia({ media: 'print' });
  expect(await texts()).toEqual(shown);
  expect(
    await page.locator('.header, .footer, form').evaluateAll((found) => found.some((part) => part.checkVisibility())),
  ).toBe(false);
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
