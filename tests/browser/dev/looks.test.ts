import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hero, isMarked, open, startDevServer } from '../../support/browser/dev-server.ts';
import { put } from '../../support/folder.ts';
import { exampleOf, siteWith } from '../../support/sites/site.ts';

const serve = startDevServer();

const site = (headline = 'Looks') => siteWith(hero(headline), { ...exampleOf('form'), id: 'contact' });
const bar = (page: Page) => page.locator('onefolio-looks');
const status = async (page: Page) => (await bar(page).getByRole('status').textContent())?.trim() ?? '';
const shows = (page: Page, start: string) => expect.poll(() => status(page)).toMatch(new RegExp(`^${start}`));
const faceOf = (page: Page) => page.locator('h1').evaluate((name) => getComputedStyle(name).fontFamily);
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });

describe('the dev server', () => {
  test('shows the next look with the key L, in all pages, without saving it', async () => {
    const { url, file } = await serve(site());
    const text = await readFile(file, 'utf8');
    const [page, other] = [await open(url), await open(url, '/nowhere')];
    const saved = await faceOf(page);
    const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
    const savedIcon = await icon();
    expect([await status(page), await button(page, 'Keep this look').isVisible()]).toEqual(['', false]);
    await page.keyboard.press('l');
    await shows(page, 'Look: letterhead. .*For lawyers, doctors and consultants');
    await shows(other, 'Look: letterhead');
    await expect.poll(() => faceOf(page)).not.toBe(saved);
    await page.keyboard.press('Shift+L');
    await shows(page, 'Look: letterhead.*Color: red');
    await expect.poll(icon).not.toBe(savedIcon);
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await shows(page, 'Look: letterhead.*Color: red');
    expect(await faceOf(page)).not.toBe(saved);
    await page.keyboard.press('Escape');
    await shows(page, '$');
    await expect.poll(() => faceOf(page)).toBe(saved);
    await expect.poll(icon).toBe(savedIcon);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('writes the look with "Keep this look", and changes nothing else in the file', async () => {
    const { url, file } = await serve(site());
    const before = (await readFile(file, 'utf8')).replace('"version":', '"version" :\t').replace(/$/, '\r\n');
    await put(file, before);
    const page = await open(url);
    await page.keyboard.press('l');
    await shows(page, 'Look: letterhead');
    await button(page, 'Keep this look').click();
    await shows(page, 'Saved in site.json');
    const after = await readFile(file, 'utf8');
    expect(JSON.parse(after)).toEqual({
      ...JSON.parse(before),
      theme: { ...JSON.parse(before).theme, look: 'letterhead' },
    });
    expect(
      after.replace(/,?\s*(?:"theme"\s*:\s*\{\s*)?"look"\s*:\s*"letterhead"\s*\}?/, '').length,
    ).toBeLessThanOrEqual(before.length);
    expect(after).toContain('"version" :\t');
    expect(after.endsWith('\r\n')).toBe(true);
    // The focus stays in the bar.
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('onefolio-looks');
    // This look is saved now, so Escape changes nothing.
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await shows(page, 'Look: offprint');
    await page.keyboard.press('Escape');
    await expect.poll(() => faceOf(page)).toContain('Letterhead');
    expect(await readFile(file, 'utf8')).toBe(after);
  });

  test('previews no look while the owner types, and ignores shortcuts of the browser', async () => {
    const { url } = await serve(site());
    const page = await open(url);
    await page.getByLabel('Name').pressSequentially('Lila');
    expect(await page.getByLabel('Name').inputValue()).toBe('Lila');
    await page.getByLabel('Name').blur();
    for (const keys of ['Control+l', 'Alt+l', 'Meta+l']) await page.keyboard.press(keys);
    // Messages are handled in order, so an earlier key would have shown another look.
    await page.keyboard.press('l');
    await shows(page, 'Look: letterhead');
    await page.keyboard.press('Escape');
    await shows(page, '$');
  });

  test('does not shift the page with the bar, and works with the keyboard alone', async () => {
    const { url } = await serve(site());
    const page = await open(url);
    await button(page, 'Try other looks (L)').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.keyboard.press('Enter');
    await shows(page, 'Look: letterhead');
    for (const name of ['offprint', 'plate', 'poster', 'door']) {
      await page.keyboard.press('Enter');
      await shows(page, `Look: ${name}`);
    }
    await shows(page, '.*This is the saved look');
    expect(await button(page, 'Keep this look').isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    await page.keyboard.press('Escape');
    await shows(page, '$');
  });

  test('replaces the previewed look with the look of a save', async () => {
    const { url, file } = await serve(site());
    const page = await open(url);
    await page.keyboard.press('l');
    await shows(page, 'Look: letterhead');
    await put(file, { ...site('Saved'), theme: { look: 'poster' } });
    await shows(page, '$');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Saved');
    await expect.poll(() => faceOf(page)).toContain('Poster');
  });
});
