import { expect, test } from 'vitest';
import { expected, heading, hero, isMarked, open, startDevServer } from '../support/browser/dev-server.ts';
import { visit } from '../support/browser/page.ts';
import { put } from '../support/folder.ts';
import { exampleOf, siteWith } from '../support/sites/site.ts';

const serve = startDevServer();

test('hydrates without a warning', async () => {
  const { url } = await serve(siteWith(hero('Marked'), exampleOf('timeline')));
  const busy = () => {
    window.requestIdleCallback = () => 0;
  };
  const page = await visit(url, { expected, isEarly: true, before: (page) => page.addInitScript(busy) });
  expect(await page.locator('[data-early]').count()).toBe(0);
});

test('shows a save without a reload, and keeps the state of the page', async () => {
  const site = (headline: string) => siteWith(hero(headline), { ...exampleOf('form'), id: 'contact' });
  const { url, file } = await serve(site('Before'));
  const page = await open(url);
  await page.getByLabel('Name').fill('Amina');
  await page.evaluate(() => scrollTo(0, 300));
  await put(file, site('After'));
  await expect.poll(() => heading(page)).toBe('After');
  expect(await page.getByLabel('Name').inputValue()).toBe('Amina');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(await isMarked(page)).toBe(true);
});

test('keeps the last valid page under an overlay while the file is invalid, and then removes the overlay', async () => {
  const { url, file, output } = await serve(siteWith(hero('Good')));
  const page = await open(url);
  await put(file, siteWith({ type: 'timelime' }));
  const overlay = page.locator('onefolio-overlay');
  await overlay.getByText('did you mean "timeline"?').first().waitFor();
  expect(await heading(page)).toBe('Good');
  await expect.poll(output).toContain('error OF101');
  await put(file, siteWith(hero('Better')));
  await expect.poll(() => heading(page)).toBe('Better');
  await expect.poll(() => overlay.count()).toBe(0);
  expect(await isMarked(page)).toBe(true);
});
