import { rmSync, writeFileSync } from 'node:fs';
import { open as openFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expected, heading, hero, isMarked, open, startDevServer } from '../../support/browser/dev-server.ts';
import { closePages, visit } from '../../support/browser/page.ts';
import { serveUntil } from '../../support/command.ts';
import { folderOf, put } from '../../support/folder.ts';
import { exampleOf, siteWith, smallSite } from '../../support/sites/site.ts';

const serve = startDevServer();

describe('the dev server', () => {
  test('shows the icon in public/ once the file exists, and removes it with the file', async () => {
    const { url, folder } = await serve(siteWith(hero('With an icon')));
    const html = async () => (await fetch(url)).text();
    expect(await html()).toContain('<link rel="icon" href="data:');
    await put(join(folder, 'public/favicon.png'), 'an icon');
    await expect.poll(html).toContain('<link rel="icon" href="/favicon.png"');
    expect(await (await fetch(`${url}/favicon.png`)).text()).toBe('an icon');
    await rm(join(folder, 'public/favicon.png'));
    await expect.poll(html).toContain('<link rel="icon" href="data:');
  });

  test('shows the styled CV, and updates it on every save without a reload', async () => {
    const site = (title: string) => ({
      ...siteWith(hero('CV'), exampleOf('timeline')),
      owner: { name: 'Amina', title },
    });
    const { url, file } = await serve({ ...site('Developer'), footer: { print: true } });
    const page = await open(url, '/cv');
    const edge = () => page.locator('.cv-sheet').evaluate((sheet) => getComputedStyle(sheet).borderTopStyle);
    await expect.poll(edge).toBe('solid');
    await put(file, site('Architect'));
    await expect.poll(() => page.locator('.cv-title').textContent()).toBe('Architect');
    expect(await isMarked(page)).toBe(true);
  });

  test('shows a custom icon once a link uses it, with the current content of its file', async () => {
    const drawing = (shape: string) => `<svg viewBox="0 0 24 24">${shape}</svg>`;
    const site = (icon: string) => siteWith({ ...hero('Icons'), links: [{ label: 'x', href: '/', icon }] });
    const { url, folder, file } = await serve(site('mail'));
    await put(join(folder, 'public/icons/mine.svg'), drawing('<path d="M0 2h24v20z"/>'));
    const page = await open(url);
    const width = (icon: string) =>
      page
        .locator(`.icon-link use[href="#of-i-${icon}"]`)
        .evaluate((use: SVGUseElement) => Math.round(use.getBBox().width))
        .catch(() => 0);
    await put(file, site('/icons/mine.svg'));
    await expect.poll(() => width('/icons/mine.svg')).toBe(20);
    await put(join(folder, 'public/icons/mine.svg'), drawing('<path d="M0 2h12v20z"/>'));
    await expect.poll(() => width('/icons/mine.svg')).toBe(10);
    await put(file, site('brand:mastodon'));
    await expect.poll(() => width('brand:mastodon')).toBeGreaterThan(15);
    expect(await isMarked(page)).toBe(true);
    // In the served document, before any save.
    await put(file, site('/icons/mine.svg'));
    await expect.poll(() => width('/icons/mine.svg')).toBe(10);
    await page.reload();
    await expect.poll(() => width('/icons/mine.svg')).toBe(10);
    await rm(join(folder, 'public/icons'), { recursive: true });
  });

  test('keeps the focus and the typed text when a save adds a block above', async () => {
    const contact = { ...exampleOf('form'), id: 'contact' };
    const { url, file } = await serve(siteWith(hero('Mine'), contact));
    const page = await open(url);
    await page.getByLabel('Name').fill('Amina');
    await put(file, siteWith(hero('Mine'), { ...exampleOf('quote-list'), id: 'quotes' }, contact));
    await page.locator('#quotes').waitFor();
    await page.keyboard.type(' Ben');
    expect(await page.getByLabel('Name').inputValue()).toBe('Amina Ben');
  });

  test('shows a site that was invalid at the start once it is corrected', async () => {
    const file = join(await folderOf({ 'site.json': '{ "version": 2, ' }), 'site.json');
    const { url, stop } = await serveUntil(['dev', '--site', file, '--port', '0']);
    const page = await visit(`${url}/`, { expected });
    await page.getByText('OF007').first().waitFor();
    await put(file, siteWith(hero('Here')));
    await expect.poll(() => heading(page).catch(() => '')).toBe('Here');
    await closePages();
    await stop();
  });

  test('shows the latest content after every kind of save', async () => {
    const { url, file, folder, output } = await serve(siteWith(hero('0')));
    const page = await open(url);
    await put(join(folder, 'other.json'), siteWith(hero('renamed')));
    await rename(join(folder, 'other.json'), file);
    await expect.poll(() => heading(page)).toBe('renamed');
    // Synchronously, as editors do: on a busy machine half a second may pass between two awaited steps.
    rmSync(file);
    writeFileSync(file, JSON.stringify(siteWith(hero('restored'))));
    await expect.poll(() => heading(page)).toBe('restored');
    await put(file, JSON.stringify(siteWith(hero('windows')), null, 2).replaceAll('\n', '\r\n'));
    await expect.poll(() => heading(page)).toBe('windows');
    for (let save = 1; save <= 50; save++) await put(file, siteWith(hero(`save ${save}`)));
    await expect.poll(() => heading(page)).toBe('save 50');
    expect(await isMarked(page)).toBe(true);
    expect(output()).not.toContain('error');
  });

  test('waits until a file that is written in pieces is complete', async () => {
    const { url, file, output } = await serve(siteWith(hero('0')));
    const page = await open(url);
    const text = JSON.stringify(siteWith(hero('in pieces')), null, 2);
    const pieces = await openFile(file, 'w');
    for (let at = 0; at < text.length; at += 40) {
      await pieces.write(text.slice(at, at + 40));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await pieces.close();
    await expect.poll(() => heading(page)).toBe('in pieces');
    expect(output()).not.toContain('error');
    expect(await isMarked(page)).toBe(true);
  });

  test('follows a symbolic link, also when it changes to another file', async () => {
    const folder = await folderOf({ 'a/one.json': siteWith(hero('one')), 'b/two.json': siteWith(hero('two')) });
    const link = join(folder, 'site.json');
    await symlink('a/one.json', link);
    const { url, stop } = await serveUntil(['dev', '--site', link, '--port', '0']);
    const page = await open(url);
    await put(join(folder, 'a/one.json'), siteWith(hero('one, changed')));
    await expect.poll(() => heading(page)).toBe('one, changed');
    await symlink('b/two.json', join(folder, 'new'));
    await rename(join(folder, 'new'), link);
    await expect.poll(() => heading(page)).toBe('two');
    await put(join(folder, 'b/two.json'), siteWith(hero('two, changed')));
    await expect.poll(() => heading(page)).toBe('two, changed');
    await stop();
  });

  test('shows a missing picture once its file exists', async () => {
    const picture = { picture: { src: '/me.svg', alt: 'Me' } };
    const { url, file, folder } = await serve(siteWith(hero('Before')));
    const page = await open(url);
    await put(file, siteWith({ ...hero('After'), ...picture }));
    await page.getByText('Image "/me.svg" not found in public/.').first().waitFor();
    await put(join(folder, 'public/me.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect.poll(() => heading(page)).toBe('After');
    await expect.poll(() => page.locator('onefolio-overlay').count()).toBe(0);
  });

  test('shows the overlay on a page opened while the file is invalid', async () => {
    const { url, file } = await serve(siteWith(hero('Good')));
    await put(file, siteWith({ type: 'timelime' }));
    const page = await open(url);
    await page.locator('onefolio-overlay').getByText('did you mean "timeline"?').waitFor();
    expect(await heading(page)).toBe('Good');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '1 error in' }).click();
    await page.getByRole('button', { name: /^Open line \d+, column \d+$/ }).waitFor();
  });

  test('keeps the chosen filter and theme', async () => {
    const site = (headline: string) =>
      siteWith(hero(headline), { ...exampleOf('card-grid'), id: 'work', filter: true });
    const { url, file } = await serve(site('Before'));
    const page = await open(url);
    const chip = page.getByRole('group').getByRole('button').nth(1);
    await chip.click();
    await page.locator('.theme-button').click();
    await put(file, site('After'));
    await expect.poll(() => heading(page)).toBe('After');
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });

  test('serves a page as soon as the file contains it, and returns 404 before', async () => {
    const { url, file } = await serve(smallSite());
    expect((await fetch(`${url}/about`, { headers: { Accept: 'text/html' } })).status).toBe(404);
    const early = await open(url, '/about');
    const site = smallSite();
    site.pages.push({ path: '/about', title: 'About', blocks: [hero('About me')] });
    await put(file, site);
    await expect.poll(async () => (await fetch(`${url}/about`, { headers: { Accept: 'text/html' } })).status).toBe(200);
    const page = await open(url, '/about');
    expect(await heading(page)).toBe('About me');
    expect([await heading(early), await isMarked(early)]).toEqual(['About me', true]);
  });

  test('shows a save also where storage is blocked', async () => {
    const { url, file } = await serve({ ...siteWith(hero('Before')), theme: { mode: 'light' } });
    const page = await open(url, '/', (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        }),
      ),
    );
    await put(file, { ...siteWith(hero('After')), theme: { mode: 'dark' } });
    await expect.poll(() => heading(page)).toBe('After');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });

  test('stays on the current page when the message about a save is delayed', async () => {
    const site = (headline: string) => ({
      ...smallSite(),
      navigation: [{ label: 'About', href: '/about' }],
      pages: [
        { path: '/', title: 'Home', blocks: [hero(headline)] },
        { path: '/about', title: 'About', blocks: [hero('About me')] },
      ],
    });
    const { url, file } = await serve(site('Before'));
    const late: (() => void)[] = [];
    const page = await open(url, '/', (page) =>
      page.routeWebSocket(/./, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          if (String(message).includes('onefolio:changed')) late.push(() => socket.send(message));
          else socket.send(message);
        });
      }),
    );
    await put(file, site('After'));
    await expect.poll(() => late.length).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect.poll(() => heading(page)).toBe('About me');
    const again = page.waitForResponse(/_pages\/about\.json/);
    late[0]?.();
    await again;
    expect(await heading(page)).toBe('About me');
  });

  test('shows the latest content of a page that was visited before the save', async () => {
    const site = (text: string) => ({
      ...smallSite(),
      navigation: [
        { label: 'Home', href: '/' },
        { label: 'About', href: '/about' },
      ],
      pages: [
        { path: '/', title: 'Home', blocks: [hero(text)] },
        { path: '/about', title: 'About', blocks: [hero(`About ${text}`)] },
      ],
    });
    const { url, file } = await serve(site('before'));
    const page = await open(url);
    const go = (name: string) => page.locator('.header-links').getByRole('link', { name }).click();
    await go('About');
    await expect.poll(() => heading(page)).toBe('About before');
    await go('Home');
    await expect.poll(() => heading(page)).toBe('before');
    await put(file, site('after'));
    await expect.poll(() => heading(page)).toBe('after');
    await go('About');
    await expect.poll(() => heading(page)).toBe('About after');
    expect(await isMarked(page)).toBe(true);
  });

  test('reloads an open page after a restart of the server', async () => {
    const file = join(await folderOf({ 'site.json': siteWith(hero('First')) }), 'site.json');
    const first = await serveUntil(['dev', '--site', file, '--port', '0']);
    const page = await open(first.url);
    await first.stop();
    await put(file, siteWith(hero('Second')));
    expect([await heading(page), await isMarked(page)]).toEqual(['First', true]);
    const second = await serveUntil(['dev', '--site', file, '--port', new URL(first.url).port]);
    await expect.poll(() => heading(page).catch(() => '')).toBe('Second');
    await closePages();
    await second.stop();
  });

  test('styles a rarely used block once a save adds it', async () => {
    const { url, file } = await serve(siteWith(hero('Before')));
    const page = await open(url);
    const sheets = () =>
      page.locator('link[data-dev]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const [before] = await sheets();
    await put(file, siteWith(hero('After'), exampleOf('legal-text')));
    await expect
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.querySelector('.legal-head') ?? document.body).borderBottomStyle),
      )
      .toBe('solid');
    await put(file, siteWith(hero('Without it')));
    await expect.poll(() => heading(page)).toBe('Without it');
    await expect.poll(sheets).toEqual([before]);
    expect(await isMarked(page)).toBe(true);
  });

  test('shows the last save also when an earlier one waits for a view', async () => {
    const { url, file } = await serve(siteWith(hero('Before')));
    const held: Route[] = [];
    const received: string[] = [];
    const page = await open(url, '/', (page) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => void received.push(String(payload))),
      );
      return page.route(/assets\/legal-text-/, (route) => void held.push(route));
    });
    await put(file, siteWith(hero('First'), exampleOf('legal-text')));
    await expect.poll(() => held.length).toBe(1);
    await put(file, siteWith(hero('Last')));
    await expect.poll(() => received.some((message) => message.includes('"Last"'))).toBe(true);
    expect(await heading(page)).toBe('Before');
    await held[0]?.continue();
    // As a string, because Vitest would transform an import.
    await page.evaluate(`import(${JSON.stringify(held[0]?.request().url())})`);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await expect.poll(() => heading(page)).toBe('Last');
  });

  test('applies a change of the accent color', async () => {
    const { url, file } = await serve({ ...smallSite(), theme: { accent: 250 } });
    const page = await open(url);
    const link = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--link'));
    const before = await link();
    await put(file, { ...smallSite(), theme: { accent: 25 } });
    await expect.poll(link).not.toBe(before);
  });
});
