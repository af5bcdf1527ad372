import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, visitHydrated } from '../../support/browser/page.ts';

const phone = { viewport: { width: 390, height: 844 } };
const visible = (page: Page) =>
  page
    .locator('.project')
    .evaluateAll(
      (found) =>
        found.filter(
          (card) =>
            card.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
            card.getBoundingClientRect().height > 0,
        ).length,
    );

test('shows the projects of the chosen category, and announces their number', async () => {
  const page = await visitHydrated('/');
  const filter = page.getByRole('group', { name: 'Filter projects by category' });
  expect(await filter.getByRole('button').allTextContents()).toEqual([
    'All22',
    'Full Stack8',
    'Smart Touch8',
    'Freelancer6',
  ]);
  await filter.getByRole('button', { name: 'Freelancer' }).click();
  await expect.poll(() => visible(page)).toBe(6);
  expect(await filter.getByRole('status').textContent()).toBe('Projects shown: 6');
  expect(await filter.getByRole('button', { name: 'Freelancer' }).getAttribute('aria-pressed')).toBe('true');
  await filter.getByRole('button', { name: 'All' }).click();
  await expect.poll(() => visible(page)).toBe(22);
  expect(await filter.getByRole('status').textContent()).toBe('Projects shown: 22');
});

test('hides the later projects on a phone until a click on the button', async () => {
  const page = await visitHydrated('/', phone);
  await expect.poll(() => visible(page)).toBe(4);
  await page.getByRole('button', { name: 'Show 18 more projects' }).click();
  await expect.poll(() => visible(page)).toBe(22);
  // The focus moves in the next frame.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent))
    .toBe('DaizyCar');
});

test('reveals projects hidden on a phone for find-in-page', async () => {
  const page = await visitHydrated('/', phone);
  const late = page.locator('.project').last();
  await expect.poll(() => late.getAttribute('hidden')).toBe('until-found');
  await late.evaluate((card) => card.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect.poll(() => visible(page)).toBe(22);
});

test('shifts nothing when the page hydrates on a phone', async () => {
  const busy = () => {
    window.requestIdleCallback = () => 0;
  };
  const page = await visit('/', { ...phone, before: (page) => page.addInitScript(busy) });
  await page.waitForFunction(() => document.fonts.check('1em "Readex Pro"'));
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.locator('.project').last().getAttribute('hidden')).toBe('until-found');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
});

test('shows every project on a phone without a script', async () => {
  const page = await visit('/', { ...phone, javaScriptEnabled: false });
  expect(await page.locator('.project:visible').count()).toBe(22);
  expect(await page.locator('.filters:visible, .more:visible').count()).toBe(0);
});
