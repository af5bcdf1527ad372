import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { command, serveUntil } from '../support/command.ts';
import { folderOf } from '../support/folder.ts';
import { alive, type Visit, visit } from '../support/page.ts';
import { exampleOf, siteWith } from '../support/site.ts';

/* Holds the script back that makes the page come alive, until the test lets it go. */
async function held(path = '/', pattern = /assets\/site-.*\.js/, settings: Visit = {}) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await visit(path, {
    ...settings,
    before: (page) =>
      page.route(pattern, async (route) => {
        await released;
        await route.continue();
      }),
  });
  return { page, release };
}

const chip = (page: Page, name: string) => page.getByRole('button', { name });

test('loses no click that comes before the page is alive', async () => {
  const { page, release } = await held();
  await chip(page, 'Freelancer').click();
  await page.locator('.theme-button').click();
  await page.locator('.theme-button').click();
  expect(await chip(page, 'Freelancer').getAttribute('aria-pressed')).toBe('false');
  release();
  await expect.poll(() => chip(page, 'Freelancer').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('keeps what is typed before the page is alive, and sends it after', async () => {
  const { page, release } = await held('/#contact');
  await page.getByLabel('First Name').fill('Amina');
  await page.evaluate(() => document.querySelector('form')?.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Send Message' }).click();
  release();
  await page.locator('.form-errors').waitFor();
  expect(await page.getByLabel('First Name').inputValue()).toBe('Amina');
  expect(await page.locator('.form-errors a').count()).toBe(4);
});

test('keeps what is chosen before the page is alive, as if it had been chosen after', async () => {
  const folder = await folderOf({ 'site.json': siteWith(exampleOf('form')) });
  const site = ['--site', join(folder, 'site.json')];
  expect((await command(['build', ...site])).code).toBe(0);
  const server = await serveUntil(['preview', ...site, '--port', '0']);
  onTestFinished(server.stop);
  const { page, release } = await held(server.url);
  await page.getByLabel('Topic').selectOption('An application');
  await page.getByLabel('Send me a copy').check();
  release();
  await alive(page);
  const draft = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('onefolio:draft') ?? '{}')['/#contact']);
  await expect.poll(draft).toEqual({ topic: 'An application', copy: 'yes' });
  expect(await page.getByLabel('Topic').inputValue()).toBe('An application');
  expect(await page.getByLabel('Send me a copy').isChecked()).toBe(true);
});

test('closes the phone menu over its target before the page is alive', async () => {
  const { page } = await held('/', undefined, { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Skills' }).click();
  await expect.poll(() => page.locator('.menu:popover-open').count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('#skills');
});

test('loads what shows tooltips when somebody first rests on an icon, and not before', async () => {
  const asked: string[] = [];
  const page = await alive(
    await visit('/', {
      before: async (page) => {
        page.on('request', (request) => asked.push(request.url()));
      },
    }),
  );
  expect(asked.filter((url) => /\/tip-/.test(url))).toEqual([]);
  await page.locator('.hero .icon-link').first().hover();
  await page.locator('.tip').waitFor();
  expect(asked.filter((url) => /\/tip-/.test(url))).toHaveLength(1);
});

test('is a page that works without a script when its script is missing', async () => {
  const page = await visit('/', {
    expected: /404|Failed to (?:load|fetch)/,
    before: (page) => page.route(/assets\/site-.*\.js/, (route) => route.fulfill({ status: 404 })),
  });
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => 'js' in document.documentElement.dataset)).toBe(false);
  expect(await page.locator('#contact').getByRole('link', { name: 'Send Message' }).isVisible()).toBe(true);
  await page.locator('.footer').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
});

test('loads nothing but the page, its font and its icon before anybody acts', async () => {
  const asked: string[] = [];
  const page = await visit('/', {
    before: async (page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\./, '-*.')));
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    },
  });
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(
    ['/', '/assets/readex-latin-*.woff2', '/favicon.svg'].filter((path) => asked.includes(path)),
  );
  expect(asked).toContain('/assets/readex-latin-*.woff2');
});
