import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, visit } from '../support/browser/page.ts';
import { root } from '../support/root.ts';
import { servedSite } from '../support/sites/open-site.ts';

const starter = JSON.parse(await readFile(join(root, 'site.json'), 'utf8'));

describe('a site below /portfolio/', () => {
  const [block] = starter.pages[0].blocks;
  block.picture = { src: '/me.svg', decorative: true };
  const form = starter.pages[0].blocks.find(({ type }: { type: string }) => type === 'form');
  form.fields = [{ type: 'textarea', name: 'message', label: 'Message', required: true }];
  form.send = { endpoint: '/_onefolio/inbox', redirect: '/privacy-policy' };
  const site = servedSite(starter, {
    files: { 'public/me.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>' },
    args: ['--url', 'https://you.example/portfolio/', '--allow-placeholders'],
  });
  const at = (path: string) => `${new URL(site.url).origin}/portfolio${path}`;

  test('uses the address from --url', () => {
    expect(site.build.stdout).toContain('Building for https://you.example/portfolio/ (from --url)');
  });

  test.each(['/', '/privacy-policy', '/terms-of-service', '/nope/deep'])(
    'links at %s only to existing addresses below its base',
    async (path) => {
      const page = await visit(at(path));
      const named = await page.evaluate(() => {
        const addresses = [...document.querySelectorAll('[src], [href]:not([rel="canonical"])')].map(
          (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
        );
        const fonts = document.querySelector('style')?.textContent?.matchAll(/url\(["']?([^"')]*)/g) ?? [];
        return [...addresses, document.documentElement.dataset.entry ?? '', ...[...fonts].map(([, url = '']) => url)];
      });
      const internal = [...new Set(named.filter((address) => address.startsWith('/')))];
      expect(internal.length).toBeGreaterThan(5);
      for (const address of internal) {
        expect([address, address.startsWith('/portfolio/')]).toEqual([address, true]);
        const response = await fetch(new URL(address, site.url));
        expect([address, response.status, response.redirected]).toEqual([address, 200, false]);
        const [, id] = address.split('#');
        if (id) expect(await response.text()).toMatch(new RegExp(`\\sid="?${id}["\\s>]`));
      }
    },
  );

  test('adds its base to the endpoint of a form, with and without a script', async () => {
    expect(await (await fetch(at('/'))).text()).toContain('action="/portfolio/_onefolio/inbox"');
    const pageData = await (await fetch(at('/_pages/index.json'))).text();
    expect(pageData).toContain('"endpoint":"/portfolio/_onefolio/inbox"');
  });

  test('shows its pictures', async () => {
    const page = await visit(at('/'));
    await expect.poll(() => page.locator('img').evaluate((found) => (found as HTMLImageElement).naturalWidth)).toBe(4);
  });

  test.each(['', '/', '/#skills'])('hydrates at %j', async (path) => {
    const page = await hydrated(await visit(at(path)));
    expect(await page.locator('h1').textContent()).toContain('Your Name');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe('https://you.example/portfolio/');
  });

  test('navigates between its pages, back and forth', async () => {
    const page = await hydrated(await visit(at('/')));
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    expect(page.url()).toBe(at('/privacy-policy'));
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      'https://you.example/portfolio/privacy-policy',
    );
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor();
    expect(page.url()).toBe(at('/#contact'));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
    expect(page.url()).toBe(at('/'));
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  });

  test('sends a message, and opens the page that the form names', async () => {
    const before = (page: Page) =>
      page.addInitScript(() => {
        performance.now = () => 60_000;
      });
    const page = await hydrated(await visit(at('/'), { before }));
    await page.getByLabel('Message').fill('Hello');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('onefolio:draft')))
      .toContain('"/portfolio/#contact"');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    expect(page.url()).toBe(at('/privacy-policy'));
    expect(site.output()).toContain('  message: Hello');
  });

  test('jumps to a section of the same page', async () => {
    const page = await hydrated(await visit(at('/')));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Skills' }).click();
    expect(page.url()).toBe(at('/#skills'));
    await expect.poll(() => page.locator('.header-links a[aria-current]').allTextContents()).toEqual(['Skills']);
  });

  test('returns 404 for an unknown path, and for every path outside its base', async () => {
    const lines: string[] = [];
    const page = await visit(at('/nope/x'), {
      before: async (page) => {
        page.on('console', (line) => lines.push(line.text()));
      },
    });
    await page.getByText('The address /portfolio/nope/x may be old or mistyped.').waitFor();
    expect(lines).toContain('There is no page at /portfolio/nope/x');
    expect((await fetch(at('/nope/x'))).status).toBe(404);
    expect((await fetch(new URL(site.url).origin)).status).toBe(404);
  });
});
