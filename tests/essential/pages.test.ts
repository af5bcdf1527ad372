import { expect, test } from 'vitest';
import { siteUrl, visit, visitHydrated } from '../support/browser/page.ts';

const sections = ['about', 'skills', 'experience', 'realizations', 'tutorials', 'contact'];

test('shows the sections of the home page in the order of the file', async () => {
  const page = await visit('/');
  const ids = await page.locator('main > section').evaluateAll((found) => found.map((section) => section.id));
  expect(ids).toEqual(['', ...sections]);
});

test('follows a link to another page without a reload, and puts the focus on its heading', async () => {
  const page = await visitHydrated('/');
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.waitForURL('**/privacy-policy');
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.title()).toBe('Privacy Policy – Your Name');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
});

test('restores the scroll position when the visitor goes back', async () => {
  const page = await visitHydrated('/');
  await page.locator('.footer').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, before);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
});

test('jumps from another page to a section of the home page', async () => {
  const page = await visitHydrated('/privacy-policy');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Skills' }).click();
  await page.waitForURL('**/#skills');
  await page.locator('#skills').waitFor();
  await page.waitForFunction(
    () => Math.abs(document.getElementById('skills')?.getBoundingClientRect().top ?? 999) < 120,
  );
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skills');
});

test('returns 404 for an unknown path, and shows the path and a link to the home page', async () => {
  const lines: string[] = [];
  const page = await visit('/no/such-page', {
    before: async (page) => {
      page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`));
    },
  });
  expect((await page.request.get(`${siteUrl()}/no/such-page`)).status()).toBe(404);
  await page.getByText('The address /no/such-page may be old or mistyped.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Oops! Page not found');
  expect(lines.filter((line) => line.startsWith('info'))).toEqual(['info: There is no page at /no/such-page']);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
