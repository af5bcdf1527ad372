import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, visit } from '../../support/browser/page.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { siteWith } from '../../support/sites/site.ts';

const player = 'https://player.example';
const demo = { type: 'embed', id: 'demo', heading: 'Try it', title: 'A demo', src: '/demo/index.html', ratio: '4/3' };
const film = {
  type: 'embed',
  id: 'film',
  title: 'A film',
  from: `${player}/film?a=1`,
  action: 'Play the film',
  href: `${player}/watch`,
  picture: { src: '/me.png', alt: 'A still' },
};
const high = {
  ...demo,
  id: 'high',
  heading: 'Try a high one',
  title: 'A high demo',
  height: 300,
  picture: { src: '/me.png', alt: 'A drawing' },
};

/* Its script, its style sheet and its module are separate files; the script reports what it can reach. */
const files = {
  'public/demo/index.html':
    '<!doctype html><meta charset="utf-8"><title>A demo</title><link rel="stylesheet" href="demo.css"><p id="said"></p><script src="demo.js"></script><script type="module" src="module.js"></script>',
  'public/demo/demo.css': 'p { color: rgb(1, 2, 3) }',
  'public/demo/demo.js': `
    const tried = [];
    for (const reach of [() => parent.document.title, () => localStorage.length, () => document.cookie])
      try { reach(); tried.push('reached'); } catch { tried.push('refused'); }
    document.querySelector('#said').textContent = [origin, ...tried].join(' ');`,
  'public/demo/module.js': "document.querySelector('#said').dataset.module = 'ran';",
};

describe('a site with frames', () => {
  const site = servedSite(siteWith({ type: 'hero', headline: 'Ana' }, demo, film, high), { files });

  const opened = async (path = '', options = {}) => {
    const page = await visit(site.url + path, { expected: /./, ...options });
    await page.route(`${player}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A film</title><p>Playing</p>' }),
    );
    return page;
  };
  const requestsTo = (page: Page) =>
    page.evaluate(
      (origin) => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin)).length,
      player,
    );

  test('a file of the site runs in a frame, and reaches nothing of the site', async () => {
    const page = await opened('/#demo');
    const said = page.frameLocator('iframe[title="A demo"]').locator('#said');
    await expect.poll(() => said.textContent()).toBe('null refused refused refused');
    await expect.poll(() => said.getAttribute('data-module')).toBe('ran');
    expect(await said.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    expect((await page.locator('iframe[title="A high demo"]').boundingBox())?.height).toBe(300);
    const { width = 0, height = 0 } = (await page.locator('iframe[title="A demo"]').boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(4 / 3, 1);
  });

  test('a page of another site is loaded after a click, and gets the focus', async () => {
    const page = await opened('/#film');
    await hydrated(page);
    expect(await page.locator('iframe[title="A film"]').count()).toBe(0);
    expect(await requestsTo(page)).toBe(0);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect.poll(() => page.frameLocator('iframe[title="A film"]').locator('p').textContent()).toBe('Playing');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('A film');
  });

  test('without scripts, a link leads to each page', async () => {
    const page = await opened('/', { javaScriptEnabled: false });
    const links = page.locator('.embed a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/demo/index.html',
      `${player}/watch`,
      '/demo/index.html',
    ]);
    expect(await page.getByRole('button', { name: 'Play the film' }).isVisible()).toBe(false);
    for (const name of ['A still', 'A drawing']) {
      const box = await page.getByRole('img', { name }).boundingBox();
      expect([name, (box?.height ?? 0) > 100]).toEqual([name, true]);
    }
  });

  test('in print, there are pictures and links instead of frames', async () => {
    const page = await opened('/');
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('iframe').first().isVisible()).toBe(false);
    expect((await page.getByRole('img', { name: 'A drawing' }).boundingBox())?.height).toBeGreaterThan(100);
    expect(await page.getByRole('button', { name: 'Play the film' }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'A demo' }).isVisible()).toBe(true);
  });

  test('axe finds no violations', async () => {
    const page = await opened('/');
    await hydrated(page);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('only the folder of the file has headers that allow frames', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await fetch(site.url + path);
      return ['content-security-policy', 'access-control-allow-origin', 'cross-origin-resource-policy'].map((name) =>
        headers.get(name),
      );
    };
    const [policy, origin, resource] = await headersOf('/demo/demo.js');
    expect(policy).toContain("frame-ancestors 'self'");
    expect([origin, resource]).toEqual(['*', 'cross-origin']);
    expect(await headersOf('/')).toEqual(["frame-ancestors 'self'", null, null]);
    const meta = await (await opened()).locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(meta).toContain(`frame-src 'self' ${player};`);
  });
});

test('a site without frames allows none', async () => {
  const meta = await (await visit('/')).locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(meta).toContain("frame-src 'none';");
});
