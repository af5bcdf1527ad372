import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visitHydrated } from '../../support/browser/page.ts';

const marked = (page: Page) => page.locator('.contents a[aria-current]').allTextContents();

/* Waits until the page no longer scrolls. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [last, still] = [scrollY, 0];
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still > 6) done();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

const screens = [
  { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  { viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' },
  { viewport: { width: 1920, height: 1080 }, reducedMotion: 'no-preference' },
] as const;

describe.each(screens)('the contents of a legal text at $viewport.width px (motion: $reducedMotion)', (settings) => {
  test('mark the clicked entry, wherever its section is on the screen', async () => {
    const page = await visitHydrated('/privacy-policy', settings);
    const entries = page.locator('.contents a');
    const names = await entries.allTextContents();
    // Down and up again, so that every entry is also reached from below. Smooth scrolling passes several at a time.
    const there = settings.reducedMotion === 'reduce' ? names : names.filter((_, index) => index % 3 === 0);
    for (const name of [...there, ...there.toReversed(), ...names.slice(-1)]) {
      await entries.filter({ hasText: name }).dispatchEvent('click');
      await atRest(page);
      await expect.poll(() => marked(page), { interval: 20 }).toEqual([name]);
    }
  });

  test('mark the first entry at the top and the last at the end', async () => {
    const page = await visitHydrated('/privacy-policy', settings);
    const names = await page.locator('.contents a').allTextContents();
    await expect.poll(() => marked(page)).toEqual(names.slice(0, 1));
    await page.keyboard.press('End');
    await expect.poll(() => marked(page)).toEqual(names.slice(-1));
    await atRest(page);
    await page.keyboard.press('Home');
    await expect.poll(() => marked(page)).toEqual(names.slice(0, 1));
  });

  test('mark the section that the visitor has scrolled to', async () => {
    const page = await visitHydrated('/privacy-policy', settings);
    const third = page.locator('.legal-sections section').nth(2);
    await third.evaluate((section) =>
      scrollBy({ top: section.getBoundingClientRect().top - 200, behavior: 'instant' }),
    );
    await expect.poll(() => marked(page)).toEqual([await third.locator('h2').textContent()]);
  });
});

test('marks the clicked section of the home page in the header', async () => {
  const page = await visitHydrated('/', { viewport: { width: 1920, height: 1080 } });
  const links = page.locator('.header-links a');
  for (const name of await links.allTextContents()) {
    await links.filter({ hasText: name }).click();
    await expect.poll(() => page.locator('.header-links a[aria-current]').allTextContents()).toEqual([name]);
  }
});
