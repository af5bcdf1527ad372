import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leavingAnyScreen } from '../../support/browser/fit.ts';
import { visit, visitHydrated } from '../../support/browser/page.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { readSite } from '../../support/sites/read-site.ts';

const many = servedSite(readSite('many-items'));
const rightToLeft = servedSite(readSite('arabic'));
const german = servedSite(readSite('long-words'));

test('never overflows a screen from 320 to 1920 px', async () => {
  expect(await leavingAnyScreen(await visit(many.url))).toEqual([]);
});

test('formats figures as in the language, with their fractions', async () => {
  const figures = async (url: string) => (await visit(url)).locator('.counter-final').allTextContents();
  expect(await figures(many.url)).toEqual(['12,480', '14', '320+', '2012', '99.95 %', '1,000,000+', '4.9']);
  expect(await figures(rightToLeft.url)).toEqual(['12.480+', '9+', '25+', '99,5 %']);
});

test('counts up to a fraction in steps of its last digit', async () => {
  // The figures are below the window at first, and count up when they come into view.
  const page = await visitHydrated(many.url, {
    reducedMotion: 'no-preference',
    viewport: { width: 390, height: 300 },
  });
  const seen = await page.locator('.counter:last-child dd').evaluate(async (figure) => {
    const seen = new Set<string>();
    const watch = new MutationObserver(() => seen.add(figure.querySelector('.counter-running')?.textContent ?? 'end'));
    watch.observe(figure, { childList: true, subtree: true, characterData: true });
    figure.scrollIntoView({ behavior: 'instant' });
    while (!seen.has('end')) await new Promise((later) => setTimeout(later, 50));
    return [...seen];
  });
  expect(seen.length).toBeGreaterThan(10);
  for (const text of seen.slice(0, -1)) expect(text).toMatch(/^[0-4]\.\d$/);
});

/* Each row of figures: how many, whether a full-width line is above it, and where its text starts. */
const rows = (page: Page) =>
  page.locator('.counters').evaluate((counters) => {
    const whole = counters.getBoundingClientRect();
    const { rowGap, overflowX } = getComputedStyle(counters);
    const found = new Map<number, { count: number; isRuled: boolean; start: number; end: number }>();
    for (const each of counters.children) {
      const { top, right } = each.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      // The outlines of two rows meet in the gap; those around all rows are clipped.
      const hasLine = outlineStyle === 'solid' && outlineWidth === rowGap && overflowX === 'clip';
      const previous = [...found.entries()].findLast(([row]) => row < top)?.[1];
      const isRuled = hasLine && previous !== undefined && Math.abs(previous.end - whole.right) < 0.5;
      const start = Math.round((each.querySelector('bdi')?.getBoundingClientRect().left ?? 0) - whole.left);
      const row = found.get(top) ?? { count: 0, isRuled, start };
      found.set(top, { ...row, count: row.count + 1, end: right });
    }
    return [...found.values()].map(({ count, isRuled, start }) => ({ count, isRuled, start }));
  });

test.each([
  [220, [1, 1, 1, 1, 1, 1, 1]],
  [390, [2, 2, 2, 1]],
  [768, [4, 3]],
  [1280, [4, 3]],
])('draws a full-width line above each row of figures except the first, at %i px', async (width, counts) => {
  const page = await visit(many.url, { viewport: { width, height: 800 } });
  expect(await rows(page)).toEqual(counts.map((count, index) => ({ count, isRuled: index > 0, start: 0 })));
});

test('never puts one of five figures alone in a row', async () => {
  const page = await visit(german.url);
  expect((await rows(page)).map(({ count }) => count)).toEqual([3, 2]);
});

test.each([
  ['left to right', () => many.url],
  ['right to left', () => rightToLeft.url],
])('shows many filters in one scrollable row on a phone, %s', async (_, url) => {
  const page = await visitHydrated(url(), { viewport: { width: 390, height: 844 } });
  const row = page.locator('.filters');
  const tops = await page
    .locator('.chip')
    .evaluateAll((found) => found.map((chip) => chip.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await row.evaluate((found) => getComputedStyle(found).maskImage)).toContain('gradient');
  // The first and the last one are fully visible, outside the fading edges.
  const isClear = (chip: 'first' | 'last') =>
    page
      .locator('.chip')
      [chip]()
      .evaluate((found) => {
        found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, right } = found.getBoundingClientRect();
        return left >= 20 && right <= innerWidth - 20;
      });
  expect([await isClear('last'), await isClear('first')]).toEqual([true, true]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('wraps a few filters into rows', async () => {
  const page = await visitHydrated('/', { viewport: { width: 390, height: 844 } });
  expect(await page.locator('.filters').evaluate((found) => getComputedStyle(found).flexWrap)).toBe('wrap');
});
