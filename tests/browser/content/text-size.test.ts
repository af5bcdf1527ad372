import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leavingAnyScreen, withTextSize } from '../../support/browser/fit.ts';
import { siteUrl, visit } from '../../support/browser/page.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { readSite } from '../../support/sites/read-site.ts';

const [german, arabic] = [servedSite(readSite('long-words')), servedSite(readSite('arabic'))];
const urls: Record<string, () => string> = {
  'the starter': siteUrl,
  'a German site': () => german.url,
  'an Arabic site': () => arabic.url,
};

describe.each([100, 150, 200])('at a text size of %i %%', (percent) => {
  test.each(Object.keys(urls))(
    '%s never overflows a screen from 320 to 1920 px',
    { timeout: 120_000 },
    async (name) => {
      const page = await visit(urls[name]?.(), { before: withTextSize(percent) });
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe(`${(16 * percent) / 100}px`);
      expect(await leavingAnyScreen(page)).toEqual([]);
    },
  );
});

/* Words and numbers of at most twelve characters in headings, cards and facts that wrap onto a second line. */
const brokenWords = (page: Page) =>
  page.locator(':is(h1, h2, h3, .languages li, .badge, .counter dd, .button):visible').evaluateAll((found) =>
    found.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          if (word.length <= 12 && lines > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

test.each(Object.keys(urls))('%s breaks no word of a title at any text size', async (name) => {
  for (const percent of [150, 200]) {
    const page = await visit(urls[name]?.(), { before: withTextSize(percent) });
    for (const width of [320, 360, 390, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([percent, width, await brokenWords(page)]).toEqual([percent, width, []]);
    }
  }
});

test.each(['the starter', 'an Arabic site'])('%s breaks no word of a name at any text size', async (name) => {
  for (const percent of [150, 200]) {
    const page = await visit(urls[name]?.(), {
      before: withTextSize(percent),
      viewport: { width: 390, height: 844 },
    });
    const lines = await page.locator('.hero-headline').evaluate((headline) => {
      const text = headline.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    });
    expect(lines).toEqual([1, 1]);
  }
});

test('a word of 70 letters never overflows a legal page', async () => {
  const page = await visit(`${german.url}/datenschutz`);
  expect(await leavingAnyScreen(page)).toEqual([]);
});

test('hyphenates long words at syllables in languages with compound words, and never an address', async () => {
  const hyphens = async (url: string, selector: string) =>
    (await visit(url))
      .locator(selector)
      .evaluateAll((found) => [...new Set(found.map((each) => getComputedStyle(each).hyphens))]);
  expect(await hyphens(german.url, 'h2, .counter dt, .project h3')).toEqual(['auto']);
  expect(await hyphens(german.url, '.contacts dd')).toEqual(['manual']);
  expect(await hyphens('/', 'h2, p')).toEqual(['manual']);
});

test('keeps a heading of one long word on one line, also without hyphenation in the browser', async () => {
  const page = await visit(german.url);
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const heading = page.getByRole('heading', { name: 'Kontaktmöglichkeiten' });
    const lines = await heading.evaluate(
      (found) => found.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(found).lineHeight),
    );
    expect(`${width}: ${Math.round(lines)}`).toBe(`${width}: 1`);
  }
});
