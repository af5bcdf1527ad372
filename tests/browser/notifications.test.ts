import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noticeEvent } from '../../src/components/notify.ts';
import { copiedText, recordCopies } from '../support/browser/clipboard.ts';
import { siteUrl, stopClock, visit, visitHydrated } from '../support/browser/page.ts';

const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/* Waits until a page is hydrated without an interaction. */
async function untilHydrated(page: Page): Promise<Page> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.header') ?? {}).some((key) => key.startsWith('__react')),
  );
  return page;
}

test('confirms that a text was copied', async () => {
  const page = await visitHydrated('/', { permissions: ['clipboard-write'] });
  await recordCopies(page);
  await page.getByRole('button', { name: 'Copy you@example.com' }).click();
  await toasts(page).waitFor();
  expect(await toasts(page).locator('[data-title]').textContent()).toBe('Copied you@example.com');
  expect(await copiedText(page)).toBe('you@example.com');
});

test('shows messages 356 px wide and removes them after four seconds', async () => {
  const page = await stopClock(await visitHydrated('/', { permissions: ['clipboard-write'], hasOwnClock: true }));
  await page.getByRole('button', { name: 'Copy +216 00 000 000' }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toasts(page).count();
    })
    .toBe(1);
  // Its style sheet may load later.
  await expect.poll(async () => (await toasts(page).boundingBox())?.width).toBe(356);
  await page.mouse.move(0, 0);
  await page.clock.runFor(3000);
  expect(await toasts(page).count()).toBe(1);
  await page.clock.runFor(1500);
  await expect.poll(() => toasts(page).count()).toBe(0);
});

test('reports that a text could not be copied', async () => {
  const page = await visitHydrated('/', {
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
      }),
  });
  await page.getByRole('button', { name: 'Copy you@example.com' }).click();
  await toasts(page).getByText('Couldn’t copy').waitFor();
});

test('reports that the connection is lost or back, with code that was loaded before', async () => {
  // The tooltip of the copy button and the check for a newer page fail, which doesn't matter here.
  const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
  const before = (page: Page) =>
    page.route(`${siteUrl()}/`, (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
  const page = await untilHydrated(await visit('/', { permissions: ['clipboard-write'], expected, before }));
  expect(await page.locator('link[href*="/toasts-"]').count()).toBe(0);
  await page.mouse.move(5, 5);
  await expect.poll(() => page.locator('link[href*="/toasts-"]').count()).toBe(1);
  // Only after the page has loaded.
  const [asked, loaded] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => /on-first-interaction-.*js/.test(name))?.startTime,
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  ]);
  expect(asked).toBeGreaterThan(loaded ?? 0);
  expect(await toasts(page).count()).toBe(0);
  await page.context().setOffline(true);
  await toasts(page).getByText('You’re offline').waitFor();
  await page.getByRole('button', { name: 'Copy you@example.com' }).click();
  await toasts(page).getByText('Copied you@example.com').waitFor();
  await page.context().setOffline(false);
  await toasts(page).getByText('You’re back online').waitFor();
});

test('reports that the connection is lost even if the notification chunk cannot be loaded', async () => {
  const page = await visitHydrated('/', {
    expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
    before: (page) => page.route(/assets\/(?:on-first-interaction|toasts)-/, (route) => route.abort()),
  });
  await page.context().setOffline(true);
  const notice = page.locator('.plain-notice');
  await notice.getByText('You’re offline. Pages you’ve opened are still available.').waitFor();
  const [ground, ink] = await notice.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color];
  });
  const body = await page.evaluate(() => getComputedStyle(document.body).color);
  // White on the text color: the background must not be transparent above other text.
  expect([ground, ink === body]).toEqual([body, false]);
  await page.context().setOffline(false);
  await page.getByText('You’re back online').waitFor();
});

test('loads the notification chunk only with the first message if saveData is set', async () => {
  const fetched: string[] = [];
  const page = await visitHydrated('/', {
    permissions: ['clipboard-write'],
    before: async (page) => {
      page.on('request', (request) => fetched.push(request.url()));
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    },
  });
  // A headless browser may be idle without calling back.
  const timeout = 2000;
  await page.evaluate(
    (timeout) => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle, { timeout }), { timeout })),
    timeout,
  );
  expect(fetched.filter((url) => /toasts/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Copy you@example.com' }).click();
  await toasts(page).getByText('Copied you@example.com').waitFor();
});

test('shows three messages at once, 14 px apart', async () => {
  const page = await visitHydrated('/');
  await page.evaluate(() => {
    for (const kind of ['loading', 'success', 'error', 'info', 'warning'])
      dispatchEvent(new CustomEvent('onefolio:notice', { detail: { kind, title: `A ${kind}` } }));
  });
  await expect.poll(() => toasts(page).count()).toBe(5);
  await toasts(page).first().hover();
  const visible = page.locator('[data-sonner-toast][data-visible="true"]');
  await expect.poll(() => visible.count()).toBe(3);
  await expect
    .poll(async () => {
      const boxes = await visible.evaluateAll((found) =>
        found.map((toast) => toast.getBoundingClientRect()).sort((a, b) => a.top - b.top),
      );
      return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
    })
    .toEqual([14, 14]);
});

test('hides the text of older messages behind the newest one, and shows it on hover', async () => {
  const page = await visitHydrated('/');
  await page.evaluate((type) => {
    const text = 'Of several lines, as they fit the width of a notification, and higher than the next one.';
    for (const detail of [
      { kind: 'info', title: 'An older message', text },
      { kind: 'success', title: 'The newest one' },
    ])
      dispatchEvent(new CustomEvent(type, { detail }));
  }, noticeEvent);
  const content = (title: string) => page.locator('[data-content]', { hasText: title });
  const opacity = (title: string) => content(title).evaluate((found) => getComputedStyle(found).opacity);
  await expect.poll(() => toasts(page).count()).toBe(2);
  await expect.poll(() => opacity('An older message')).toBe('0');
  expect(await opacity('The newest one')).toBe('1');
  await toasts(page).filter({ hasText: 'The newest one' }).hover();
  await expect.poll(() => opacity('An older message')).toBe('1');
});

test('loads the style sheet of the notifications from the site itself', async () => {
  const page = await visitHydrated('/', { permissions: ['clipboard-write'] });
  await page.getByRole('button', { name: 'Copy you@example.com' }).click();
  await toasts(page).waitFor();
  const sheets = await page
    .locator('link[rel="stylesheet"]:not([media])')
    .evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href));
  expect(sheets.filter((sheet) => sheet.includes('/toasts-'))).toHaveLength(1);
  for (const sheet of sheets) expect(sheet.startsWith(siteUrl())).toBe(true);
  expect(await page.locator('head style').count()).toBe(1);
});

test('shows messages in order, also those before the notification chunk has loaded', async () => {
  let isFree = false;
  const held: (() => Promise<void>)[] = [];
  const page = await visit('/', {
    before: (page) =>
      page.route(/assets\/on-first-interaction-.*js$/, async (route) => {
        if (isFree) await route.continue();
        else held.push(() => route.continue());
      }),
  });
  await untilHydrated(page);
  await page.evaluate((type) => {
    for (const [kind, title] of [
      ['loading', 'Under way'],
      ['success', 'There'],
    ])
      dispatchEvent(new CustomEvent(type, { detail: { kind, id: 'one', title } }));
  }, noticeEvent);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isFree = true;
  for (const go of held) await go();
  await toasts(page).getByText('There').waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await toasts(page).allTextContents()).toEqual(['There']);
});
