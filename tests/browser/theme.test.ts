import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitHydrated } from '../support/browser/page.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const button = (page: Page) => page.locator('.theme-button');

test.each(['light', 'dark'])(
  'changes the visible theme with the first click after a visit that ended with %s',
  async (theme) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visitHydrated('/', {
        colorScheme,
        before: (page) => page.addInitScript((theme) => localStorage.setItem('onefolio:theme', theme), theme),
      });
      const before = await ground(page);
      await button(page).click();
      expect(await ground(page)).not.toBe(before);
    }
  },
);

test('works when storage is blocked', async () => {
  const page = await visitHydrated('/', {
    before: (page) =>
      page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
  });
  await button(page).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
});
