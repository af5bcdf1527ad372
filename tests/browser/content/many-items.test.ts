import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leavingAnyScreen } from '../../support/fit.ts';
import { visit, visitAlive } from '../../support/page.ts';
import { arabic, manyItems } from '../../support/sites/audiences.ts';
import { openSite } from '../../support/sites/open-site.ts';

let many: Awaited<ReturnType<typeof openSite>>;
let rightToLeft: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  [many, rightToLeft] = await Promise.all([openSite(manyItems()), openSite(arabic())]);
}, 300_000);
afterAll(() => Promise.all([many.close(), rightToLeft.close()]));

test('fits every screen from 320 to 1920 px', async () => {
  expect(await leavingAnyScreen(await visit(many.url))).toEqual([]);
});

test('writes figures as the language does, with their fractions', async () => {
  const figures = async (url: string) => (await visit(url)).locator('.counter-final').allTextContents();
  expect(await figures(many.url)).toEqual(['12,480', '14', '320+', '2012', '99.95 %', '1,000,000+', '4.9']);
  expect(await figures(rightToLeft.url)).toEqual(['12.480+', '9+', '25+', '99,5 %']);
});

test('counts up to a fraction by its last digit', async () => {
  // The figures are below the window at first, and run when they come into it.
  const page = await visitAlive(many.url, {
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

/* The hairlines above each figure: where they begin and end, row by row. */
const rules = (page: Page) =>
  page.locator('.counter').evaluateAll((found) => {
    const rows = new Map<number, { left: number; right: number; ruled: boolean }>();
    for (const each of found) {
      const { top, left, right } = each.getBoundingClientRect();
      const ruled = Number.parseFloat(getComputedStyle(each).borderBlockStartWidth) > 0;
      const row = rows.get(Math.round(top)) ?? { left, right, ruled };
      rows.set(Math.round(top), {
        left: Math.min(row.left, left),
        right: Math.max(row.right, right),
        ruled: row.ruled && ruled,
      });
    }
    const { left, right } = document.querySelector('.counters')?.getBoundingClientRect() ?? { left: 0, right: 0 };
    return [...rows.values()].map((row) => ({
      isRuled: row.ruled,
      isWhole: Math.abs(row.left - left) < 1 && Math.abs(row.right - right) < 1,
    }));
  });

test.each([320, 390, 768, 1280])(
  'rules off each row of figures but the first, all the way across, at %i px',
  async (width) => {
    const page = await visitAlive(many.url, { viewport: { width, height: 800 } });
    // One by one, the last figures go.
    for (let count = 7; count > 0; count--) {
      const [first, ...others] = await rules(page);
      expect({ count, isRuled: first?.isRuled }).toEqual({ count, isRuled: false });
      for (const row of others) expect({ count, ...row }).toEqual({ count, isRuled: true, isWhole: true });
      await page.locator('.counter:last-child').evaluate((last) => last.remove());
    }
  },
);

test.each([
  ['left to right', () => many.url],
  ['right to left', () => rightToLeft.url],
])('shows many filters in one row that scrolls on a phone, written from %s', async (_, url) => {
  const page = await visitAlive(url(), { viewport: { width: 390, height: 844 } });
  const row = page.locator('.filters');
  const tops = await page
    .locator('.chip')
    .evaluateAll((found) => found.map((chip) => chip.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await row.evaluate((found) => getComputedStyle(found).maskImage)).toContain('gradient');
  // The first and the last one are seen whole, clear of what fades.
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

test('shows a few filters as they are, in rows', async () => {
  const page = await visitAlive('/', { viewport: { width: 390, height: 844 } });
  expect(await page.locator('.filters').evaluate((found) => getComputedStyle(found).flexWrap)).toBe('wrap');
});
