import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../support/browser/axe.ts';
import { visitHydrated } from '../support/browser/page.ts';
import { servedSite } from '../support/sites/open-site.ts';
import { readSite } from '../support/sites/read-site.ts';

const three = servedSite(readSite('long-site'));

const button = (page: Page) => page.locator('.language-button');

test('the language menu links to the same page, with each language in its own name and direction', async () => {
  const page = await visitHydrated(`${three.url}/privacy`);
  await button(page).click();
  const links = page.locator('.language-menu a');
  expect(await links.allTextContents()).toEqual(['English', 'Français', 'العربية']);
  expect(await links.nth(2).evaluate((link: HTMLAnchorElement) => [link.lang, link.dir, link.hreflang])).toEqual([
    'ar',
    'rtl',
    'ar',
  ]);
  expect(await links.nth(0).getAttribute('aria-current')).toBe('true');
  await links.nth(2).click();
  await page.waitForURL('**/ar/privacy');
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'ar',
    'rtl',
  ]);
  expect(await page.locator('h1').textContent()).toBe('الخصوصية');
});

test('a name in Arabic that starts with a Latin word is read from the right', async () => {
  const page = await visitHydrated(`${three.url}/ar/`);
  const [latin = 0, arabic = 0] = await page.locator('#work h3', { hasText: 'للجميع' }).evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return ['React', 'للجميع'].map((word) => {
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(word));
      range.setEnd(text, text.data.indexOf(word) + word.length);
      return range.getBoundingClientRect().x;
    });
  });
  expect(latin).toBeGreaterThan(arabic);
});

test('a validation message of the browser has its own direction', async () => {
  const page = await visitHydrated(`${three.url}/ar/`);
  await page.locator('form button[type=submit]').click();
  const message = page.locator('.field-error bdi').first();
  expect(await message.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(await page.locator('.form-errors a').first().textContent()).toBe(
    `الاسم: \u2068${await message.textContent()}\u2069`,
  );
});

test('has no accessibility violation on a page in Arabic', async () => {
  const page = await visitHydrated(`${three.url}/ar/`);
  await button(page).click();
  expect(await violationsOn(page)).toEqual([]);
});
