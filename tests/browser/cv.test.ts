import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { PageData } from '../../schema/resolved.ts';
import { withTime } from '../../src/shared/time.ts';
import { lookAfterPages, visit } from '../support/browser/page.ts';
import { headingsIn, readPdf } from '../support/pdf.ts';

lookAfterPages();
const { folder, url } = inject('built');
const builtAt = { year: 2026, month: 11, day: 21 };

async function cvOfStarter() {
  const page: PageData = JSON.parse(await readFile(join(folder, '_pages/cv.json'), 'utf8'));
  const { cv } = withTime(page, builtAt);
  if (!cv) throw new Error('the starter has no CV');
  return cv;
}

/* What the CV says, in its order; what is drawn between two words does not count. */
async function textsOfStarter(): Promise<string[]> {
  const { name, title, contacts, sections } = await cvOfStarter();
  return [
    name,
    title,
    ...contacts.map(({ text }) => text),
    ...sections.flatMap((section) => [
      section.heading,
      ...(section.texts ?? []),
      ...(section.items ?? []).flatMap((item) => [
        item.title,
        item.when,
        ...(item.about ?? []),
        ...(item.texts ?? []),
        ...(item.details ?? []).flatMap(({ label, text }) => [label, text]),
        ...(item.points ?? []),
        ...(item.words ?? []),
        ...(item.links ?? []).map(({ label }) => label),
      ]),
      ...(section.words ?? []),
    ]),
  ].filter((text) => text !== undefined);
}

test('is reached from every page, and can be printed there', async () => {
  const page = await visit(`${url}/privacy-policy`);
  await page.getByRole('link', { name: 'Print as CV' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cv');
  expect(await page.title()).toBe('Your Name: Curriculum vitae');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  // The style came along: the sheet of paper is as wide as one.
  const width = () => page.locator('.cv-sheet').evaluate((sheet) => sheet.getBoundingClientRect().width);
  await expect.poll(width).toBe(864);
  // There is nothing to lead to from here.
  expect(await page.getByRole('link', { name: 'Print as CV' }).count()).toBe(0);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.locator('[data-printed]').waitFor();
});

test('looks the same when it is opened by its address, and has a link for those without scripts', async () => {
  const page = await visit(`${url}/cv`, { javaScriptEnabled: false });
  expect(await page.locator('.cv-sheet').evaluate((sheet) => sheet.getBoundingClientRect().width)).toBe(864);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  const home = await visit(url, { javaScriptEnabled: false });
  expect(await home.getByRole('link', { name: 'Print as CV' }).getAttribute('href')).toBe('/cv');
});

describe.each([
  ['A4', 595, 842],
  ['Letter', 612, 792],
] as const)('printed on %s', (format, width, height) => {
  test('fits three pages, in one column, with no heading at a foot', async () => {
    const page = await visit(`${url}/cv`);
    const pdf = await readPdf(await page.pdf({ format, tagged: true }));
    expect(pdf.pages.length).toBeLessThanOrEqual(3);
    for (const each of pdf.pages) {
      expect([Math.floor(each.width), Math.floor(each.height)]).toEqual([width, height]);
      // What stands last on a page is no heading.
      expect(each.headings).not.toContain(each.lines.at(-1));
    }
  });

  test('is tagged, with its headings and every text in the order of the CV', async () => {
    const page = await visit(`${url}/cv`);
    const pdf = await readPdf(await page.pdf({ format, tagged: true }));
    const { name, sections } = await cvOfStarter();
    expect(headingsIn(pdf)).toEqual([
      ['H1', name],
      ...sections.flatMap(({ heading, items = [] }) => [
        ['H2', heading],
        ...items.flatMap(({ title }) => (title === undefined ? [] : [['H3', title]])),
      ]),
    ]);
    let at = 0;
    const read = pdf.pages
      .flatMap(({ lines }) => lines)
      .join('')
      .replace(/\s/g, '');
    for (const text of await textsOfStarter()) {
      const place = read.indexOf(text.replace(/\s/g, ''), at);
      expect([text, place >= at]).toEqual([text, true]);
      at = place + text.replace(/\s/g, '').length;
    }
  });
});

test('is one column of white paper in print, whatever the theme', async () => {
  const page = await visit(`${url}/cv`, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  const hidden = await page
    .locator('.header, .footer, .cv-tools')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display));
  expect(hidden).toEqual(['none', 'none', 'none']);
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('.cv-sheet h1') as Element);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect(colours[1]).toBe('rgb(255, 255, 255)');
});
