import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { PageData } from '../../schema/resolved.ts';
import { held } from '../support/browser/held.ts';
import { hydrated, printable, visit, visitHydrated } from '../support/browser/page.ts';
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

test.each([
  ['A4', 595, 842],
  ['Letter', 612, 792],
] as const)(
  'the CV on %s fits three pages, is tagged, and has every text in order, with no heading at the end of a page',
  async (format, width, height) => {
    const page = await visit(`${url}/cv`);
    const pdf = await readPdf(await page.pdf({ format, tagged: true }));
    expect(pdf.pages.length).toBeLessThanOrEqual(3);
    for (const each of pdf.pages) {
      expect([Math.floor(each.width), Math.floor(each.height)]).toEqual([width, height]);
      // The last text on a page is not a heading.
      expect(each.headings).not.toContain(each.lines.at(-1));
    }

    const { name, sections } = await cvOfStarter();
    expect(headingsIn(pdf)).toEqual([
      ['H1', name],
      ...sections.flatMap(({ heading, items = [] }) => [
        ['H2', heading],
        ...items.flatMap(({ title }) => (title === undefined ? [] : [['H3', title]])),
      ]),
    ]);
    const read = pdf.pages.flatMap(({ lines }) => lines).join('');
    expect(notInOrder(textsOfCv(await cvOfStarter()), read)).toEqual([]);
  },
);

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

test('prints the same before and after its script has loaded', async () => {
  const { page, release } = await held('/', undefined, { isEarly: true, reducedMotion: 'no-preference' });
  const print = async () => (await readPdf(await page.pdf({ format: 'A4', tagged: true }))).pages;
  const early = await print();
  release();
  await hydrated(page);
  const late = await print();
  expect(early.map(({ lines }) => lines)).toEqual(late.map(({ lines }) => lines));
  const read = early.flatMap(({ lines }) => lines).join('\n');
  expect(read).toContain('50+');
  expect(read).not.toContain('Skip to content');
});

test('prints every figure, but no skip link, without the print style sheet', async () => {
  const { page } = await held('/', undefined, {
    expected: /404/,
    isEarly: true,
    reducedMotion: 'no-preference',
    before: (page) => page.route(/assets\/print-/, (route) => route.fulfill({ status: 404 })),
  });
  const { pages } = await readPdf(await page.pdf({ format: 'A4', tagged: true }));
  const read = pages.flatMap(({ lines }) => lines).join('\n');
  for (const figure of ['50+', '9+', '25+', '15+']) expect(read).toContain(figure);
  expect(read).not.toContain('Skip to content');
});
