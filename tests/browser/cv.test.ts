import { expect, inject, test } from 'vitest';
import { visit } from '../support/browser/page.ts';

const { url } = inject('built');

test('is reached from every page, and can be printed there', async () => {
  const page = await visit(`${url}/privacy-policy`);
  await page.getByRole('link', { name: 'Printable CV' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cv');
  expect(await page.title()).toBe('Your Name: Curriculum vitae');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  // The style came along: the sheet of paper is as wide as one.
  const width = () => page.locator('.cv-sheet').evaluate((sheet) => sheet.getBoundingClientRect().width);
  await expect.poll(width).toBe(864);
  // There is nothing to lead to from here.
  expect(await page.getByRole('link', { name: 'Printable CV' }).count()).toBe(0);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.locator('[data-printed]').waitFor();
});

test('looks the same when it is opened by its address, and has a link for those without scripts', async () => {
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
