import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit, visitHydrated } from '../support/browser/page.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const button = (page: Page) => page.locator('.theme-button');

test('follows the theme of the device, also when it changes', async () => {
  const page = await visit('/', { colorScheme: 'light' });
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).not.toBe(light);
});

test.each([
  ['light', ['System', 'Dark', 'Light', 'System']],
  ['dark', ['System', 'Light', 'Dark', 'System']],
] as const)('cycles through the themes on a %s device, and names the current one', async (colorScheme, names) => {
  const page = await visitHydrated('/', { colorScheme });
  const label = () => button(page).getAttribute('aria-label');
  const states = [[await label(), await ground(page)]];
  for (let turn = 0; turn < 3; turn++) {
    await button(page).click();
    states.push([await label(), await ground(page)]);
  }
  const [own, other] = [states[0]?.[1], states[1]?.[1]];
  expect(other).not.toBe(own);
  expect(states).toEqual([own, other, own, own].map((color, turn) => [`Theme: ${names[turn]}`, color]));
});

test('stores the choice, and uses it from the first frame', async () => {
  const page = await visitHydrated('/', { colorScheme: 'light' });
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
