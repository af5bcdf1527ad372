import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { copiedText, recordCopies } from '../../support/browser/clipboard.ts';
import { printable, type Visit, visit, visitHydrated } from '../../support/browser/page.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { readSite } from '../../support/sites/read-site.ts';

/* Long texts with code: an article, and a page with two texts and everything that is wide. */

const site = servedSite(readSite('article'));
const arabic = servedSite({ ...readSite('article'), language: 'ar' });

const open = (path: string, options?: Visit) => visitHydrated(site.url + path, options);
const entries = (page: Page) => page.locator('.contents a');
const marked = (page: Page) => page.locator('.contents a[aria-current]').allTextContents();

describe('code', () => {
  test('is copied as written, without its marks, and the notification shows its name', async () => {
    const page = await open('/bookings', { permissions: ['clipboard-write'] });
    await recordCopies(page);
    const figure = page.locator('figure.code-block').first();
    const source = String(await figure.locator('code').textContent()).slice(0, -1);
    await figure.getByRole('button', { name: 'Copy code' }).click();
    await page.getByText('Copied src/booking/cost.ts').waitFor();
    expect(await copiedText(page)).toBe(source);
    expect(source).toMatch(/^\/\*\* What it costs[\s\S]*\n {2}return Math.round[\s\S]*\n\}$/);
  });

  test('can be copied after a client-side navigation', async () => {
    const page = await open('/small', { permissions: ['clipboard-write'] });
    await recordCopies(page);
    await page.locator('.text-body').getByRole('link', { name: 'the article' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'How a queue became a list' }).waitFor();
    await page.getByRole('button', { name: 'Copy code' }).nth(1).click();
    await page.getByText('Copied SQL').waitFor();
    expect(await copiedText(page)).toContain('select member, asked_at');
  });

  test('has the name "code" if it has neither a file nor a language', async () => {
    const page = await open('/small', { permissions: ['clipboard-write'] });
    await recordCopies(page);
    await page.locator('figure[data-bare]').getByRole('button', { name: 'Copy code' }).first().click();
    await page.getByText('Copied Code', { exact: true }).waitFor();
  });

  test('has no button without a script', async () => {
    const page = await visit(`${site.url}/bookings`, { javaScriptEnabled: false });
    expect(await page.locator('.copy-code').count()).toBeGreaterThan(9);
    expect(await page.locator('.copy-code:visible').count()).toBe(0);
    expect(await page.locator('pre').first().isVisible()).toBe(true);
  });

  test('scrolls inside its box if it is long, and not with the page or the text', async () => {
    for (const where of [site, arabic]) {
      const page = await visit(`${where.url}/small`, { viewport: { width: 320, height: 700 } });
      const code = page.locator('pre').first();
      const [width, scrollWidth] = await code.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
      expect(Number(scrollWidth)).toBeGreaterThan(3 * Number(width));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // It starts at its left, in Arabic too.
      expect(await code.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
      await code.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
  });

  test('is printed completely, in lines that fit', async () => {
    const page = await visit(`${site.url}/small`, { viewport: { width: 700, height: 900 } });
    await (await printable(page)).emulateMedia({ media: 'print' });
    const sizes = await page
      .locator('pre, .table')
      .evaluateAll((all) => all.map(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth));
    expect(sizes.filter((over) => over > 1)).toEqual([]);
    expect(await page.locator('.copy-code:visible').count()).toBe(0);
  });
});

describe('the contents of a text', () => {
  test('mark the current section, and link to each section', async () => {
    const page = await open('/bookings');
    const names = await entries(page).allTextContents();
    await expect.poll(() => marked(page)).toEqual(names.slice(0, 1));
    for (const name of [names[4], names[9], names[2], names.at(-1)]) {
      await entries(page).filter({ hasText: name }).click();
      await expect.poll(() => marked(page)).toEqual([name]);
    }
  });

  test('are beside the text on a wide screen and folded on a narrow one, also without a script', async () => {
    const wide = await visit(`${site.url}/bookings`, { javaScriptEnabled: false });
    expect(await entries(wide).first().isVisible()).toBe(true);
    const narrow = await visit(`${site.url}/bookings`, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    expect(await entries(narrow).first().isVisible()).toBe(false);
    await narrow.locator('.contents summary').click();
    await entries(narrow).first().waitFor();
  });
});

test('is restored when the visitor goes back to the first page', async () => {
  const page = await open('/bookings');
  const words = await page.locator('.text-body').textContent();
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await page.locator('.brand').click();
  await page.getByRole('heading', { level: 1, name: 'Amina' }).waitFor();
  await page.goBack();
  await page.locator('.text-body').waitFor();
  expect(await page.locator('.text-body').textContent()).toBe(words);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000);
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
});

test('distinguishes two texts of a page', async () => {
  const page = await open('/small');
  expect(await page.locator('#other .text-body').textContent()).toMatch(/^It has no code/);
  await page.locator('#other .text-body').getByRole('link', { name: 'home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Amina' }).waitFor();
  await page.goBack();
  await page.locator('#other').waitFor();
  expect(await page.locator('.text-body').allTextContents()).toEqual([
    expect.stringMatching(/^Go home/),
    expect.stringMatching(/^It has no code/),
  ]);
});

const widths = [320, 390, 768, 1280, 1920, 2560];
test.each(['/bookings', '/small'])(
  'never scrolls %s horizontally, from 320 to 2560 px, in either direction',
  async (path) => {
    for (const where of [site, arabic]) {
      const page = await visit(where.url + path);
      const seen: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        seen.push(await page.evaluate(() => document.documentElement.scrollWidth));
      }
      expect(seen).toEqual(widths);
    }
  },
);

test('does not scroll horizontally at twice the text size', async () => {
  const page = await visit(`${site.url}/small`, { viewport: { width: 640, height: 800 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
});

test('has lines of about seventy characters', async () => {
  const page = await visit(`${site.url}/bookings`, { viewport: { width: 1920, height: 1000 } });
  const letters = await page.locator('.text-body > p').evaluateAll((all) =>
    all.flatMap((paragraph) => {
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.nodeValue ?? '').length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const top = Math.round(range.getBoundingClientRect().bottom);
          lines.set(top, (lines.get(top) ?? '') + node.nodeValue?.[at]);
        }
      // The last line of each paragraph is shorter.
      return [...lines.values()].slice(0, -1).map(({ length }) => length);
    }),
  );
  const most = letters.toSorted((one, other) => one - other);
  expect(letters.length).toBeGreaterThan(40);
  const middle = Number(most[Math.floor(most.length / 2)]);
  expect([middle >= 60, middle <= 72]).toEqual([true, true]);
});

test.each(['/bookings', '/small'])(
  'has no accessibility violation at %s in either theme, wide and narrow',
  async (path) => {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      const page = await open(path, { colorScheme, viewport: { width, height: 800 } });
      expect(await violationsOn(page)).toEqual([]);
    }
  },
);
