import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit, visitHydrated } from '../support/page.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const button = (page: Page) => page.locator('.theme-button');

test('follows the device, also when it changes', async () => {
  const page = await visit('/', { colorScheme: 'light' });
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).not.toBe(light);
});

test('cycles through system, light and dark, and names the current one', async () => {
  const page = await visitHydrated('/', { colorScheme: 'light' });
  const light = await ground(page);
  const states: (string | null)[] = [await button(page).getAttribute('aria-label')];
  for (let turn = 0; turn < 3; turn++) {
    await button(page).click();
    states.push(await button(page).getAttribute('aria-label'));
    if (turn === 1) expect(await ground(page)).not.toBe(light);
  }
  expect(states).toEqual(['Theme: System', 'Theme: Light', 'Theme: Dark', 'Theme: System']);
  expect(await ground(page)).toBe(light);
});

test('remembers the choice, and uses it from the first frame', async () => {
  const page = await visitHydrated('/', { colorScheme: 'light' });
  await button(page).click();
  await button(page).click();
  const dark = await ground(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { first: getComputedStyle(document.body).backgroundColor });
    });
  });
  await page.goto(`${new URL(page.url()).origin}/privacy-policy`);
  expect(await page.evaluate(() => (window as never as { first: string }).first)).toBe(dark);
  await hydrated(page);
  expect(await button(page).getAttribute('aria-label')).toBe('Theme: Dark');
});

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
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
});
