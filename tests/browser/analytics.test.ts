import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, type Visit, visit } from '../support/browser/page.ts';
import { root } from '../support/root.ts';
import { servedSite } from '../support/sites/open-site.ts';

const starter = JSON.parse(await readFile(join(root, 'site.json'), 'utf8'));
const address = 'https://www.ana.example/portfolio';
const origin = new URL(address).origin;
const servers = { plausible: 'https://stats.example', goatcounter: 'https://ana.goatcounter.example/' };

describe('a site with analytics', () => {
  const site = servedSite(
    { ...starter, analytics: servers },
    { args: ['--url', `${address}/`, '--allow-placeholders'] },
  );

  /* Opens a page of the site at its address, and returns it with what the services receive. */
  async function opened(path: string, options: Visit = {}) {
    const received: Request[] = [];
    const page = await visit(`${address}${path}`, {
      ...options,
      before: async (page) => {
        await page.route(`${origin}/**`, async (route) => {
          const { pathname, search } = new URL(route.request().url());
          await route.fulfill({ response: await route.fetch({ url: new URL(pathname + search, site.url).href }) });
        });
        for (const server of Object.values(servers))
          await page.route(`${new URL(server).origin}/**`, async (route) => {
            received.push(route.request());
            await route.fulfill({ status: 202 });
          });
        await options.before?.(page);
      },
    });
    await hydrated(page);
    return { page, received };
  }

  const sentTo = (received: Request[], server: string) =>
    received.filter((request) => request.url().startsWith(server)).map((request) => request.url());

  async function follow(page: Page, href: string) {
    await page.locator(`a[href="/portfolio${href}"]`).first().click();
    await page.waitForFunction((path) => document.querySelector('main')?.dataset.path === path, href);
  }

  test('each page that a visitor views is counted once, without cookies', async () => {
    const { page, received } = await opened('/?utm_source=card');
    await expect.poll(() => received.length).toBe(2);
    await follow(page, '/privacy-policy');
    await expect.poll(() => received.length).toBe(4);
    await page.evaluate(() => history.pushState(null, '', '#of-main'));
    const bodies = received.flatMap((request) => (request.postData() ? JSON.parse(request.postData() as string) : []));
    const view = { name: 'pageview', domain: 'ana.example', referrer: '' };
    expect(bodies).toEqual([
      { ...view, url: `${address}/?utm_source=card` },
      { ...view, url: `${address}/privacy-policy` },
    ]);
    expect(sentTo(received, servers.plausible)).toEqual(Array(2).fill('https://stats.example/api/event'));
    expect(sentTo(received, servers.goatcounter)).toEqual([
      'https://ana.goatcounter.example/count?p=%2Fportfolio%2F&q=%3Futm_source%3Dcard&r=',
      'https://ana.goatcounter.example/count?p=%2Fportfolio%2Fprivacy-policy&q=&r=',
    ]);
    for (const request of received) {
      const headers = await request.allHeaders();
      expect([request.method(), headers.cookie, headers.referer]).toEqual(['POST', undefined, undefined]);
    }
    expect(await page.context().cookies()).toEqual([]);
  });

  test.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])('a visitor with %s is not counted', async (_, name, value) => {
    const { page, received } = await opened('/', {
      before: (page) =>
        page.addInitScript(([key, sent]) => Object.defineProperty(navigator, key as string, { value: sent }), [
          name,
          value,
        ] as const),
    });
    await follow(page, '/privacy-policy');
    expect(received).toEqual([]);
  });

  test('a page at another address is not counted', async () => {
    const page = await visit(new URL('/portfolio/', site.url).href);
    await hydrated(page);
    await follow(page, '/privacy-policy');
    const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const services = Object.values(servers).map((server) => new URL(server).origin);
    expect(requested.filter((address) => services.includes(new URL(address).origin))).toEqual([]);
  });

  test('the 404 page is not counted', async () => {
    const { received } = await opened('/nope', { expected: /404/ });
    expect(received).toEqual([]);
  });

  test('the policy allows only requests to the services', async () => {
    const policy = await (await visit(new URL('/portfolio/', site.url).href))
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    expect(policy).toContain("connect-src 'self' https://ana.goatcounter.example https://stats.example;");
    expect(policy).toContain("form-action 'self';");
  });
});
