import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { serveUntil } from '../support/command.ts';
import { folderOf, put } from '../support/folder.ts';
import { visit } from '../support/page.ts';
import { exampleOf, siteWith, smallSite } from '../support/site.ts';

const hero = (headline: string) => ({ type: 'hero', headline });

/* A dev server of its own for one test, and what it has printed. */
async function served(site: object | string) {
  const folder = await folderOf({ 'site.json': site });
  const file = join(folder, 'site.json');
  const server = await serveUntil(['dev', '--site', file, '--port', '0']);
  return { ...server, folder, file };
}

const heading = (page: Page) => page.locator('h1').textContent();

/* The browser speaks of pages that are not there yet, and of a server that has been stopped. */
const expected = /status of (?:404|503)|ERR_(?:CONNECTION|EMPTY_RESPONSE)|\[vite\]/;

/* Whether the page is the same document as before. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

async function open(url: string, path = '/'): Promise<Page> {
  const page = await visit(url + path, { expected });
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.header') ?? {}).some((key) => key.startsWith('__react')),
  );
  await mark(page);
  return page;
}

describe('the dev server', () => {
  test('shows a save without a reload, and keeps what the visitor has done', async () => {
    const site = (headline: string) => siteWith(hero(headline), { ...exampleOf('form'), id: 'contact' });
    const { url, file, stop } = await served(site('Before'));
    const page = await open(url);
    await page.getByLabel('Name').fill('Amina');
    await page.evaluate(() => scrollTo(0, 300));
    await put(file, site('After'));
    await expect.poll(() => heading(page)).toBe('After');
    expect(await page.getByLabel('Name').inputValue()).toBe('Amina');
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await isMarked(page)).toBe(true);
    await stop();
  });

  test('keeps the last good page under an overlay while the file is wrong, and lets it go by itself', async () => {
    const { url, file, stop, output } = await served(siteWith(hero('Good')));
    const page = await open(url);
    await put(file, siteWith({ type: 'timelime' }));
    const overlay = page.locator('vite-error-overlay');
    await overlay.getByText('did you mean "timeline"?').first().waitFor();
    expect(await heading(page)).toBe('Good');
    expect(output()).toContain('error OF101');
    await put(file, siteWith(hero('Better')));
    await expect.poll(() => heading(page)).toBe('Better');
    expect(await overlay.count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
    await stop();
  });

  test('waits for a site that is wrong from the start', async () => {
    const { url, file, stop } = await served('{ "version": 1, ');
    const page = await visit(`${url}/`, { expected });
    await page.getByText('OF007').first().waitFor();
    await put(file, siteWith(hero('Here')));
    await expect.poll(() => heading(page).catch(() => '')).toBe('Here');
    await stop();
  });

  test('shows the last content after every kind of save', async () => {
    const { url, file, folder, stop } = await served(siteWith(hero('0')));
    const page = await open(url);
    await put(join(folder, 'other.json'), siteWith(hero('renamed')));
    await rename(join(folder, 'other.json'), file);
    await expect.poll(() => heading(page)).toBe('renamed');
    await rm(file);
    await put(file, siteWith(hero('restored')));
    await expect.poll(() => heading(page)).toBe('restored');
    for (let save = 1; save <= 50; save++) await put(file, siteWith(hero(`save ${save}`)));
    await expect.poll(() => heading(page)).toBe('save 50');
    expect(await isMarked(page)).toBe(true);
    await stop();
  });

  test('has a page as soon as the file has it, and answers 404 before', async () => {
    const { url, file, stop } = await served(smallSite());
    expect((await fetch(`${url}/about`, { headers: { Accept: 'text/html' } })).status).toBe(404);
    const site = smallSite();
    site.pages.push({ path: '/about', title: 'About', blocks: [hero('About me')] });
    await put(file, site);
    await expect.poll(async () => (await fetch(`${url}/about`, { headers: { Accept: 'text/html' } })).status).toBe(200);
    const page = await open(url, '/about');
    expect(await heading(page)).toBe('About me');
    await stop();
  });

  test('repaints in another colour', async () => {
    const { url, file, stop } = await served({ ...smallSite(), theme: { accent: 250 } });
    const page = await open(url);
    const link = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--link'));
    const before = await link();
    await put(file, { ...smallSite(), theme: { accent: 25 } });
    await expect.poll(link).not.toBe(before);
    await stop();
  });
});
