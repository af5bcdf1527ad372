import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive, type Visit, visit, visitAlive } from '../support/page.ts';

/* Opens a page that writes down which pages are fetched. */
async function watched(path: string, { before, ...settings }: Visit = {}): Promise<{ page: Page; fetched: string[] }> {
  const fetched: string[] = [];
  const page = await visit(path, {
    ...settings,
    before: async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/_pages/')) fetched.push(pathname);
      });
      await before?.(page);
    },
  });
  await alive(page);
  return { page, fetched };
}

const connection = (told: object) => (page: Page) =>
  page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), told);

const footer = (page: Page) => page.locator('.footer').getByRole('link', { name: 'Privacy Policy' });
const privacy = (page: Page) => page.getByRole('heading', { level: 1, name: 'Privacy Policy' });

test('fetches the pages of links that come into view, and shows them without another request', async () => {
  const { page, fetched } = await watched('/');
  expect(fetched).toEqual([]);
  await page.mouse.move(5, 5);
  await footer(page).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.toSorted()).toEqual(['/_pages/privacy-policy.json', '/_pages/terms-of-service.json']);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await footer(page).click();
  await privacy(page).waitFor();
  expect(fetched).toHaveLength(2);
  await page.context().setOffline(false);
});

test.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a slow connection', { saveData: false, effectiveType: '3g' }],
])('fetches no page because of what is in view for a visitor who %s, but when its link is focused', async (_, told) => {
  const { page, fetched } = await watched('/', { before: connection(told) });
  await page.mouse.move(5, 5);
  await footer(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await footer(page).focus();
  await expect.poll(() => fetched).toEqual(['/_pages/privacy-policy.json']);
});

/* Counts the transitions that a page begins and the ones that come to their end. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const counted = { begun: 0, ended: 0 };
    Object.assign(window, { counted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      counted.begun++;
      const transition = start(change);
      transition.finished.then(() => counted.ended++);
      return transition;
    };
  });
const transitions = (page: Page) =>
  page.evaluate(() => (window as never as { counted: { begun: number; ended: number } }).counted);

test('lets one page fade into the next where motion is welcome, and leaves focus and scroll where they belong', async () => {
  const page = await visitAlive('/', { reducedMotion: 'no-preference', before: countTransitions });
  await footer(page).hover();
  await page.waitForLoadState('networkidle');
  await footer(page).click();
  await privacy(page).waitFor();
  await expect.poll(() => transitions(page)).toEqual({ begun: 1, ended: 1 });
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY, location.pathname])).toEqual([
    'H1',
    0,
    '/privacy-policy',
  ]);
  await page.getByRole('link', { name: 'Skills' }).first().click();
  await page.waitForFunction(
    () => Math.abs(document.getElementById('skills')?.getBoundingClientRect().top ?? 999) < 120,
  );
  await expect.poll(() => transitions(page)).toEqual({ begun: 2, ended: 2 });
});

test('lets a page that comes late fade in when it comes', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await visitAlive('/', {
    reducedMotion: 'no-preference',
    before: async (page) => {
      await countTransitions(page);
      await page.route('**/_pages/privacy-policy.json', async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  await footer(page).click();
  await page.waitForURL('**/privacy-policy');
  expect(await transitions(page)).toEqual({ begun: 0, ended: 0 });
  expect(await page.locator('.hero').isVisible()).toBe(true);
  release();
  await privacy(page).waitFor();
  await expect.poll(() => transitions(page)).toEqual({ begun: 1, ended: 1 });
});

test('fades nothing for visitors who asked for less motion, nor on the way back', async () => {
  const calm = await visitAlive('/', { before: countTransitions });
  await footer(calm).click();
  await privacy(calm).waitFor();
  expect(await transitions(calm)).toEqual({ begun: 0, ended: 0 });
  const page = await visitAlive('/', { reducedMotion: 'no-preference', before: countTransitions });
  await footer(page).click();
  await privacy(page).waitFor();
  await expect.poll(async () => (await transitions(page)).ended).toBe(1);
  await page.goBack();
  await page.locator('.hero').waitFor();
  expect(await transitions(page)).toEqual({ begun: 1, ended: 1 });
});

test('shifts nothing while its figures run', async () => {
  const page = await visit('/', {
    viewport: { width: 412, height: 823 },
    reducedMotion: 'no-preference',
    hasOwnClock: true,
    before: (page) =>
      page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  await page.keyboard.press('Shift');
  await page.locator('.counter-running').first().waitFor();
  for (let frame = 0; frame < 25; frame++) await page.clock.runFor(100);
  await expect.poll(() => page.locator('.counter-running').count()).toBe(0);
  expect(await page.evaluate(() => (window as never as { shifts: number[] }).shifts)).toEqual([]);
});
