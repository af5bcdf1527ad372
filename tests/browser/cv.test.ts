import { expect, inject, test } from 'vitest';
import { visit } from '../support/browser/page.ts';

const { url } = inject('built');

test('has a link on every page, and a print button', async () => {
  const page = await visit(`${url}/privacy-policy`);
  await page.getByRole('link', { name: 'Printable CV' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cv');
  expect(await page.title()).toBe('Your Name: Curriculum vitae');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  // Its style has loaded: the sheet has the width of paper.
  const width = () => page.locator('.cv-sheet').evaluate((sheet) => sheet.getBoundingClientRect().width);
  await expect.poll(width).toBe(864);
  // The CV doesn't link to itself.
  expect(await page.getByRole('link', { name: 'Printable CV' }).count()).toBe(0);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.locator('[data-printed]').waitFor();
});

test('looks the same when opened by its URL, and has a link without scripts', async () => {
  const page = await visit(`${url}/cv`, { javaScriptEnabled: false });
  expect(await page.locator('.cv-sheet').evaluate((sheet) => sheet.getBoundingClientRect().width)).toBe(864);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  const home = await visit(url, { javaScriptEnabled: false });
  expect(await home.getByRole('link', { name: 'Printable CV' }).getAttribute('href')).toBe('/cv');
});

test('is one column of white paper in print, whatever the theme', async () => {
  const page = await visit(`${url}/cv`, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  const hidden = await page
    .locator('.header, .footer, .cv-tools')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display));
  expect(hidden).toEqual(['none', 'none', 'none']);
  const colors = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('.cv-sheet h1') as Element);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect(colors[1]).toBe('rgb(255, 255, 255)');
});
