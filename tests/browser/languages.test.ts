import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../support/browser/axe.ts';
import { hydrated, visit, visitHydrated } from '../support/browser/page.ts';
import { servedSite } from '../support/sites/open-site.ts';
import { readSite } from '../support/sites/read-site.ts';
import { inLanguages } from '../support/sites/site.ts';

const three = servedSite(readSite('long-site'));
const two = servedSite(inLanguages(['en', 'fr'], { type: 'hero', headline: { en: 'Hello', fr: 'Bonjour' } }));

const button = (page: Page) => page.locator('.language-button');
const choose = async (page: Page, tag: string) => {
  await button(page).click();
  await page.locator(`.language-menu a[hreflang=${tag}]`).click();
  await page.waitForURL((url) => url.pathname.startsWith(`/${tag}/`));
  await hydrated(page);
};

describe('a site in three languages has a language menu', () => {
  test('that works with the keyboard alone', async () => {
    const page = await visitHydrated(three.url);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.language-menu').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.language-menu').isVisible()).toBe(false);
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fr/');
  });

  test('that works without a script', async () => {
    const page = await visit(three.url, { javaScriptEnabled: false });
    await button(page).click();
    await page.locator('.language-menu a[hreflang=ar]').click();
    await page.waitForURL('**/ar/');
    expect(await page.locator('h1').textContent()).toContain('أمينة');
  });
});

test('a site in two languages has one link to the other language', async () => {
  const page = await visitHydrated(two.url);
  expect(await button(page).count()).toBe(0);
  const link = page.locator('.language-link');
  expect([await link.textContent(), await link.getAttribute('lang')]).toEqual(['Français', 'fr']);
  await link.click();
  await page.waitForURL('**/fr/');
  expect(await page.locator('.language-link').textContent()).toBe('English');
});

test('switching languages keeps the scroll position, the theme, the filter and the typed text', async () => {
  const page = await visitHydrated(three.url, { colorScheme: 'light' });
  await page.locator('.theme-button').click();
  await page.locator('.chip', { hasText: 'Print' }).click();
  await page.locator('input[name=name]').fill('Amina');
  await page.locator('#contact').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await choose(page, 'fr');
  expect(new URL(page.url()).hash).toBe('#contact');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expect.poll(() => page.locator('.chip[aria-pressed=true]').textContent()).toContain('Papier');
  await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe('Amina');
});

test.each([
  ['fr/', true],
  ['ar/', false],
])('the studs of a level on /%s fill in reading direction', async (path, isFromLeft) => {
  const page = await visitHydrated(`${three.url}/${path}`);
  // Two of three are filled.
  const picture = sharp(await page.locator('.course-level .scale').screenshot());
  const { width, height } = await picture.metadata();
  const brightnessOf = async (left: number) => {
    const third = picture.clone().extract({ left, top: 0, width: Math.floor(width / 3), height });
    const grey = await third.greyscale().raw().toBuffer();
    return grey.reduce((sum, value) => sum + value, 0) / grey.length;
  };
  const [atLeft, atRight] = [await brightnessOf(0), await brightnessOf(width - Math.floor(width / 3))];
  expect(Math.abs(atLeft - atRight)).toBeGreaterThan(5);
  expect(atLeft < atRight).toBe(isFromLeft);
});

test('the theme button has a no-break space before the colon in French', async () => {
  const page = await visitHydrated(`${three.url}/fr/`);
  expect(await page.locator('.theme-button').getAttribute('aria-label')).toBe('Thème\u00a0: Système');
});

test('links of a page open pages in the same language', async () => {
  const page = await visitHydrated(`${three.url}/fr/`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('.footer a', { hasText: 'Vie privée' }).click();
  await page.waitForURL('**/fr/privacy');
  await expect.poll(() => page.locator('h1').textContent()).toBe('Vie privée');
  expect(asked).toContain('/fr/_pages/privacy.json');
});

test('hovering over another language does not prefetch its pages', async () => {
  const page = await visitHydrated(three.url);
  const asked: string[] = [];
  await button(page).click();
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('.language-menu a[hreflang=ar]').hover();
  await page.locator('.language-menu a[hreflang=fr]').hover();
  // Links under the path of the pointer may be prefetched.
  expect(asked.filter((address) => /\/(?:fr|ar)\b/.test(address))).toEqual([]);
});

test('links to the home page if the page does not exist in the language', async () => {
  const page = await visitHydrated(`${three.url}/fr/billet`);
  await button(page).click();
  const there = await page
    .locator('.language-menu a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(there).toEqual(['/', '/fr/billet', '/ar/']);
});

test('a page contains no text in another language, except the names of languages', async () => {
  const page = await visit(`${three.url}/fr/`);
  // All languages share one style sheet, which contains their list separators.
  const text = (await page.content()).replace(/<style[\s\S]*?<\/style>/g, '');
  expect(text.replaceAll('العربية', '').replaceAll('"short":"ع"', '')).not.toMatch(/[\u0600-\u06FF]/);
});

test.each(['', 'fr/', 'fr/privacy', 'ar/cv', 'fr/nope'])('has no accessibility violation at /%s', async (path) => {
  const page = await visitHydrated(`${three.url}/${path}`, { expected: /404/ });
  await button(page).click();
  expect(await violationsOn(page)).toEqual([]);
});

test.each([320, 390, 768, 1280])('nothing overflows a window of %i pixels', async (width) => {
  for (const path of ['fr/', 'ar/']) {
    const page = await visitHydrated(`${three.url}/${path}`, { viewport: { width, height: 700 } });
    await button(page).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const box = await page.locator('.language-menu').boundingBox();
    expect(Number(box?.x)).toBeGreaterThanOrEqual(0);
    expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(width);
  }
});
