import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive, visit, visitAlive } from '../support/page.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const button = (page: Page) => page.locator('.theme-button');

test('follows the device, also when it changes', async () => {
  const page = await visit('/', { colorScheme: 'light' });
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).not.toBe(light);
});

test('goes round system, light and dark, and says where it stands', async () => {
  const page = await visitAlive('/', { colorScheme: 'light' });
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

test('remembers the choice, and paints with it from the first frame', async () => {
  const page = await visitAlive('/', { colorScheme: 'light' });
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
  await alive(page);
  expect(await button(page).getAttribute('aria-label')).toBe('Theme: Dark');
});

test('works when the browser keeps nothing', async () => {
  const page = await visitAlive('/', {
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
