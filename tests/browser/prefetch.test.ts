import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visit, visitHydrated } from '../support/browser/page.ts';

/* A hydrated page after a pointer movement, and the pages that it has fetched since, in order. */
async function moved(options: Visit = {}) {
  const asked: string[] = [];
  const page = await visitHydrated('/', {
    ...options,
    before: async (page) => {
      page.on('request', (request) => {
        const [, name] = /\/_pages\/(.*)\.json$/.exec(request.url()) ?? [];
        if (name !== undefined) asked.push(name);
      });
      // For an unknown page, the response is from another build.
      await page.route(/_pages\/(?!privacy|terms|index|all\.shell)/, (route) =>
        route.fulfill({ json: { build: 'another' } }),
      );
      await options.before?.(page);
    },
  });
  await page.mouse.move(7, 7);
  return { page, asked };
}

const savingData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/* Adds links that are in view immediately, whatever else is on the page. */
const addLinks = (page: Page, addresses: string[]) =>
  page.evaluate((list) => {
    const box = document.createElement('div');
    Object.assign(box.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '9' });
    for (const href of list) box.append(Object.assign(document.createElement('a'), { href, textContent: 'x' }));
    document.body.append(box);
  }, addresses);

const footer = ['cv', 'privacy-policy', 'terms-of-service'];

test('prefetches a page when a link to it comes into view, and not before', async () => {
  const { page, asked } = await moved();
  await addLinks(page, ['/first']);
  await expect.poll(() => asked).toContain('first');
  expect(asked.filter((name) => footer.includes(name))).toEqual([]);
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((name) => footer.includes(name)).sort()).toEqual(footer);
});

test('prefetches a link in view regardless of the number of earlier links', async () => {
  const { page, asked } = await moved();
  const others = Array.from({ length: 25 }, (_, index) => [`mailto:${index}@example.com`, `/files/${index}.pdf`]);
  await addLinks(page, others.flat());
  await addLinks(page, ['/first']);
  await expect.poll(() => asked).toContain('first');
});

test('prefetches at most twenty pages with links in view', async () => {
  const { page, asked } = await moved();
  const pages = Array.from({ length: 25 }, (_, index) => `/page-${index}`);
  await addLinks(page, pages);
  // One of the twenty is the current page.
  await expect.poll(() => asked.length).toBe(19);
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Privacy Policy' }).hover();
  await expect.poll(() => asked.at(-1)).toBe('privacy-policy');
  expect(asked).toHaveLength(20);
});

test('prefetches links in view once, also if the responses are from another build', async () => {
  const { page, asked } = await moved({
    before: (page) => page.route('**/_pages/*.json', (route) => route.fulfill({ json: { build: 'another' } })),
  });
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(footer.length);
  for (const type of ['offline', 'online']) await page.evaluate((name) => dispatchEvent(new Event(name)), type);
  await page.locator('[data-sonner-toast]').first().waitFor();
  await addLinks(page, ['/last']);
  await expect.poll(() => asked).toContain('last');
  expect(asked.filter((name) => footer.includes(name)).sort()).toEqual(footer);
});

test('prefetches a page when its link gets the focus, also if saveData is set', async () => {
  const { page, asked } = await moved({ before: savingData });
  await page.getByRole('link', { name: 'Privacy Policy' }).focus();
  await expect.poll(() => asked).toEqual(['privacy-policy']);
});

test('fades between pages unless reduced motion is set', async () => {
  const { page } = await moved({
    reducedMotion: 'no-preference',
    before: (page) =>
      page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        const fades: Promise<unknown>[] = [];
        document.startViewTransition = (change) => {
          const fade = start(change);
          fades.push(fade.ready);
          return fade;
        };
        Object.assign(window, { fades });
      }),
  });
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  // The promise of a fade that cannot start is rejected.
  const begun = await page.evaluate(() => Promise.all((window as never as { fades: Promise<unknown>[] }).fades));
  expect(begun).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
