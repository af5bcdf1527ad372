import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, siteUrl, type Visit, visit, visitHydrated } from '../../support/browser/page.ts';

/* Only the legal pages of the starter site have a view that is loaded on demand. */
const chunk = /assets\/legal-text-.*\.js/;
const expected = /ERR_(?:FAILED|INTERNET_DISCONNECTED)|Failed to fetch/;

const legal = (page: Page) => page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
const link = (page: Page) => page.getByRole('link', { name: 'Privacy Policy' });
const isHydrated = (page: Page) =>
  page
    .locator('main > .legal-text')
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

/* Records requests, on a slow connection, on which links in view don't prefetch their pages. */
async function openHome(options: Visit = {}) {
  const asked: string[] = [];
  const page = await visitHydrated('/', {
    expected,
    ...options,
    before: async (page) => {
      page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
      );
      await options.before?.(page);
    },
  });
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  return { page, asked };
}
const isUntouched = (page: Page) => page.evaluate(() => 'untouched' in window);

test('fetches the view for a navigation, hydrates it, and loads no style sheet for it', async () => {
  const { page, asked } = await openHome();
  expect(asked.filter((each) => chunk.test(each))).toEqual([]);
  await page.mouse.move(7, 7);
  // The notifications load theirs at the first interaction; those for print and the form load on their own.
  const sheets = () => asked.filter((each) => /^stylesheet (?!.*\/(?:print|form-errors)-)/.test(each));
  await expect.poll(sheets).toEqual([expect.stringContaining('/assets/toasts-')]);
  await link(page).click();
  await legal(page).waitFor();
  expect(await isHydrated(page)).toBe(true);
  expect(asked.filter((each) => chunk.test(each))).toHaveLength(1);
  expect(sheets()).toHaveLength(1);
  expect(await page.locator('.legal-head').evaluate((head) => getComputedStyle(head).borderBlockEndStyle)).toBe(
    'solid',
  );
  expect(await isUntouched(page)).toBe(true);
});

test('fetches the view on hover, and then opens the page without a request', async () => {
  const { page } = await openHome();
  const fetched = page.waitForResponse(chunk);
  await link(page).hover();
  await (await fetched).finished();
  await page.context().setOffline(true);
  await link(page).click();
  await legal(page).waitFor();
  expect(await isHydrated(page)).toBe(true);
});

test('keeps the current page until the view of the next one has loaded', async () => {
  const held: Route[] = [];
  const { page } = await openHome({ before: (page) => page.route(chunk, (route) => void held.push(route)) });
  const data = page.waitForResponse(/_pages\/privacy-policy/);
  await link(page).click();
  await (await data).finished();
  await expect.poll(() => held.length).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Your Name');
  await held[0]?.continue();
  await legal(page).waitFor();
  expect(await isUntouched(page)).toBe(true);
});

test('stays on the page if the view cannot be fetched on hover, and opens the page once it can', async () => {
  let isGone = true;
  const { page } = await openHome({
    before: (page) => page.route(chunk, (route) => (isGone ? route.abort() : route.continue())),
  });
  await page.evaluate(() => {
    // One task later, after all other listeners.
    const missed = new Promise((resolve) => addEventListener('vite:preloadError', () => setTimeout(resolve)));
    Object.assign(window, { missed });
  });
  await link(page).hover();
  await page.evaluate(() => (window as never as { missed: Promise<void> }).missed);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Your Name');
  isGone = false;
  await page.mouse.move(7, 7);
  // Some browsers request a failed module again. In the others, the link loads the document.
  await link(page).click();
  await legal(page).waitFor();
});

test('stays on the current page and keeps the typed text if the connection is lost before the view has loaded', async () => {
  const { page } = await openHome({ before: (page) => page.route(chunk, (route) => route.abort()) });
  await page.getByLabel('Message').fill('Hello');
  await page.mouse.move(7, 7);
  await expect.poll(() => page.locator('link[href*="/toasts-"]').count()).toBe(1);
  const missed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
  await link(page).hover();
  await missed;
  await page.context().setOffline(true);
  await link(page).click();
  await page.getByText('You can open that page when you’re back online.').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(await page.getByLabel('Message').inputValue()).toBe('Hello');
});

test('replays clicks made while the view of the page is loading', async () => {
  const held: Route[] = [];
  const page = await visit('/privacy-policy', {
    before: (page) => page.route(chunk, (route) => void held.push(route)),
  });
  await page.locator('.theme-button').click();
  await expect.poll(() => held.length).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  await held[0]?.continue();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await hydrated(page);
  expect(await isHydrated(page)).toBe(true);
});

test('falls back to the page without scripts if its view is gone, after one reload', async () => {
  let loads = 0;
  const page = await visit('/privacy-policy', {
    expected,
    before: async (page) => {
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      await page.route(chunk, (route) => route.abort());
    },
  });
  await expect.poll(() => page.evaluate(() => 'js' in document.documentElement.dataset).catch(() => true)).toBe(false);
  expect(await legal(page).textContent()).toBe('Privacy Policy');
  expect(loads).toBe(2);
  await page.locator('.brand').click();
  await page.waitForURL(`${siteUrl()}/`);
});
