import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, type Visit, visit } from '../support/browser/page.ts';

const phone: Visit = { viewport: { width: 390, height: 844 } };

/* Whether React has hydrated the element. */
const isHydrated = (page: Page, selector: string) =>
  page.evaluate(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );

/* A phone that has hydrated the first screen of the page, before any interaction. */
async function untouched(settings: Visit = {}): Promise<Page> {
  const page = await visit('/', { ...phone, ...settings });
  await expect.poll(() => isHydrated(page, '.hero')).toBe(true);
  return page;
}

test('hydrates blocks below the first screen only when they come near it', async () => {
  const page = await untouched();
  expect(await isHydrated(page, '#contact')).toBe(false);
  await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView());
  await expect.poll(() => isHydrated(page, '#contact')).toBe(true);
  expect(await isHydrated(page, '#skills')).toBe(false);
});

test('hydrates all blocks at the first key press', async () => {
  const page = await hydrated(await untouched());
  expect(await isHydrated(page, '#contact')).toBe(true);
});

test('fetches the chunks of the form with the form', async () => {
  const asked: string[] = [];
  const page = await untouched({
    before: async (page) => page.on('request', (request) => asked.push(request.url())),
  });
  expect(asked.filter((url) => /form-controller/.test(url))).toEqual([]);
  await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView());
  await expect.poll(() => asked.filter((url) => /form-controller/.test(url)).length).toBe(1);
});

test('navigates immediately from a page that is not fully hydrated, and back', async () => {
  const page = await untouched();
  await page.evaluate(() => document.querySelector<HTMLElement>('.footer li a')?.click());
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await page.goBack();
  await page.locator('#contact').waitFor({ state: 'attached' });
  await expect.poll(() => isHydrated(page, '#contact')).toBe(true);
});

const expected = /404|Failed to (?:load|fetch)|JSON/;

const missing = { status: 404, body: 'nothing here' };

test.each([
  ['its data are missing', 'index', missing],
  ['its data are those of another day', 'index', { json: { path: '/', blocks: [], version: 'another' } }],
  ['its page shell is missing', 'all.shell', missing],
  ['its page shell is from another build', 'all.shell', { json: { shell: {}, version: 'another' } }],
])('works as without scripts when %s', async (_, name, answer) => {
  const page = await visit('/', {
    expected,
    before: (page) => page.route(`**/_pages/${name}.json*`, (r) => r.fulfill(answer)),
  });
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => 'js' in document.documentElement.dataset)).toBe(false);
  expect(await isHydrated(page, '.hero')).toBe(false);
  expect(await page.locator('#contact').getByRole('link', { name: 'Send Message' }).isVisible()).toBe(true);
});
