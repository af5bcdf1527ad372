import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, siteUrl, type Visit, visit, visitHydrated } from '../../support/browser/page.ts';

/* Of the starter site only the legal pages have a view that is loaded where it is needed. */
const chunk = /assets\/legal-text-.*\.js/;
const expected = /ERR_(?:FAILED|INTERNET_DISCONNECTED)|Failed to fetch/;

const legal = (page: Page) => page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
const link = (page: Page) => page.getByRole('link', { name: 'Privacy Policy' });
const isHydrated = (page: Page) =>
  page
    .locator('main > .legal-text')
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

/* What a page asks for, and a connection over which no page is fetched only because its link is in view. */
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

test('fetches the view of a page that is moved to, hydrates it, and needs no style for it', async () => {
  const { page, asked } = await openHome();
  expect(asked.filter((each) => chunk.test(each))).toEqual([]);
  await page.mouse.move(7, 7);
  // That of the messages, with the first sign of a visitor; those for printers and of the form come by themselves.
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

test('fetches the view when the link is pointed at, and shows the page from then on at once', async () => {
  const { page } = await openHome();
  const fetched = page.waitForResponse(chunk);
  await link(page).hover();
  await (await fetched).finished();
  await page.context().setOffline(true);
  await link(page).click();
  await legal(page).waitFor();
  expect(await isHydrated(page)).toBe(true);
});

test('keeps the last page until the view of the next one is there', async () => {
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

test('stays where it is when a view cannot be fetched for a link that is pointed at, and opens the page once it can', async () => {
  let isGone = true;
  const { page } = await openHome({
    before: (page) => page.route(chunk, (route) => (isGone ? route.abort() : route.continue())),
  });
  await page.evaluate(() => {
    // A moment later, when everybody who waits for it has heard of it.
    const missed = new Promise((resolve) => addEventListener('vite:preloadError', () => setTimeout(resolve)));
    Object.assign(window, { missed });
  });
  await link(page).hover();
  await page.evaluate(() => (window as never as { missed: Promise<void> }).missed);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Your Name');
  isGone = false;
  await page.mouse.move(7, 7);
  // Some browsers ask again for a module that did not come. In the others, the link loads the page anew.
  await link(page).click();
  await legal(page).waitFor();
});

test('stays on the current page with what was typed when the connection is lost before the view is there', async () => {
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

test('keeps what is clicked while the view of the page is on its way', async () => {
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

test('leaves a page as it works without scripts when its view is gone, after one try with another document', async () => {
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
