import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { publish } from '../../src/node/publish/publish.ts';
import { serveSite } from '../../src/node/serve/serve.ts';
import { contentsOf, openFolder } from '../support/folder.ts';
import { alive, type Visit, visit } from '../support/page.ts';
import { exampleOf, smallSite } from '../support/sites/site.ts';
import { buildVersions } from '../support/versions.ts';

/* Three builds, each by other code, of a site with all that is loaded late. */
const siteOf = (version: number) => ({
  ...smallSite(),
  pages: [
    {
      path: '/',
      title: 'Home',
      blocks: [
        {
          type: 'hero',
          headline: `Home ${version}`,
          links: [{ label: 'GitHub', href: 'https://github.com/', icon: 'github' }],
        },
        {
          type: 'form',
          id: 'contact',
          heading: 'Contact',
          fields: [{ type: 'text', name: 'subject', label: 'Subject', required: true }],
          send: { endpoint: '/messages', encoding: 'json' },
        },
      ],
    },
    { path: '/about', title: 'About', blocks: [{ ...exampleOf('legal-text'), heading: `About ${version}` }] },
  ],
  footer: { links: [{ label: 'About me', href: '/about' }] },
});

let opened: Awaited<ReturnType<typeof openFolder>>;
let builds: string[];
let server: Server;
let url: string;
/** What the host serves now. */
let deployed: string;

beforeAll(async () => {
  opened = await openFolder();
  builds = await buildVersions(opened.path, siteOf, 3);
  server = createServer((request, response) => serveSite(deployed, '')(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.close();
  await opened.remove();
});
beforeEach(() => {
  deployed = builds[0] ?? '';
});

/* A host that takes what a build leaves, and nothing of the one before. */
const deployFresh = (version: number) => {
  deployed = builds[version] ?? '';
};

let folders = 0;
/* A host on which one build is published over the other. */
async function keepingHost() {
  const place = join(opened.path, `host-${++folders}`);
  deployed = join(place, 'dist');
  return async (version: number) => {
    const from = join(place, 'ready');
    await cp(builds[version] ?? '', from, { recursive: true });
    await publish({
      from,
      to: deployed,
      files: Object.keys(await contentsOf(from)),
      state: join(place, 'state'),
      base: '',
    });
  };
}

const expected = /404|Failed to (?:load|fetch)/;

/* A tab that was opened before, with nothing loaded yet that comes late; and how often it was loaded. */
async function openTab(options: Visit = {}, at = url) {
  let loads = 0;
  const page = await visit(`${at}/`, {
    expected,
    ...options,
    before: async (page) => {
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      // Who saves data loads everything as late as can be.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await page.route('**/messages', (route) => route.fulfill({ status: 200, body: '{}' }));
      await options.before?.(page);
    },
  });
  return { page, loads: () => loads };
}

/* The same, alive: what keeps a draft is there too. */
async function openAlive(options?: Visit, at?: string) {
  const tab = await openTab(options, at);
  await alive(tab.page);
  await tab.page.getByLabel('Subject').fill('Hello');
  await expect
    .poll(() => tab.page.evaluate(() => sessionStorage.getItem('onefolio:draft')).catch(() => 'blocked'))
    .toBeTruthy();
  await tab.page.evaluate(() => Object.assign(window, { isOld: true }));
  return tab;
}

/* Waits for a document that comes after the one in which a tab was opened. */
const renewed = async (page: Page) => {
  await page.waitForFunction(() => !('isOld' in window) && document.readyState === 'complete');
  return alive(page);
};

const home = (page: Page, version: number) =>
  page.getByRole('heading', { level: 1, name: `Home ${version}` }).waitFor();
const about = (page: Page, version: number) =>
  page.getByRole('heading', { level: 1, name: `About ${version}` }).waitFor();
const rest = (page: Page) => page.locator('.hero .icon-link').first().hover();
const follow = (page: Page) => page.getByRole('link', { name: 'About me' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const typed = (page: Page) => page.getByLabel('Subject').inputValue();

test('goes on with the code that it has where a build is published over the one before', async () => {
  const release = await keepingHost();
  await release(0);
  const { page, loads } = await openAlive();
  await release(1);
  await rest(page);
  await page.locator('.tip').waitFor();
  await send(page);
  await page.locator('[data-sonner-toast]').waitFor();
  expect(loads()).toBe(1);
  await follow(page);
  await about(page, 1);
  expect(loads()).toBe(2);
  await alive(page);
  await page.goBack();
  await home(page, 1);
  expect(loads()).toBe(2);
});

test('loads the page anew when its code has gone with the build after the next one', async () => {
  const release = await keepingHost();
  await release(0);
  const { page, loads } = await openAlive();
  await release(1);
  await release(2);
  await rest(page);
  await home(page, 2);
  await alive(page);
  await page.locator('.brand').hover();
  await rest(page);
  await page.locator('.tip').waitFor();
  expect(loads()).toBe(2);
  await expect.poll(() => typed(page)).toBe('Hello');
});

test('loads the page anew when a fresh folder has not what shows tooltips', async () => {
  const { page, loads } = await openAlive();
  deployFresh(1);
  await rest(page);
  await home(page, 1);
  await alive(page);
  expect(loads()).toBe(2);
  await expect.poll(() => typed(page)).toBe('Hello');
});

test.each([
  ['that the connection is lost', (page: Page) => page.evaluate(() => dispatchEvent(new Event('offline')))],
  ['that a form was sent', send],
] as const)(
  'says plainly, on the page as it is, %s when a fresh folder has not what shows messages',
  async (_, act) => {
    const { page, loads } = await openAlive();
    deployFresh(1);
    await act(page);
    await page.locator('.plain-notice').waitFor();
    await page.mouse.move(7, 7);
    expect(loads()).toBe(1);
  },
);

/* What is missed is known without the words for it, which are other ones in every browser, and without the address. */
const inOtherWords = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('vite:preloadError', (event) =>
      Object.assign(event, { payload: new TypeError('Importing a module script failed.') }),
    ),
  );

test('leaves a page as it is in a browser that does not say which code is missing', async () => {
  const { page, loads } = await openAlive({ before: inOtherWords });
  deployFresh(1);
  await page.mouse.move(7, 7);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.locator('.plain-notice').waitFor();
  expect(loads()).toBe(1);
});

test.each(['on-first-interaction-studio', 'query-portfolio'])(
  'loads the page anew also on a site called %s',
  async (name) => {
    const { page, loads } = await openAlive({}, url.replace('127.0.0.1', `${name}.localhost`));
    deployFresh(1);
    await rest(page);
    await home(page, 1);
    expect(loads()).toBe(2);
  },
);

test('sends a message the plain way when a fresh folder has not what sends it in place, and loads nothing anew', async () => {
  const { page, loads } = await openTab();
  await alive(page);
  await deployWithout(/^submit-/);
  await page.route('**/messages', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sent</title><h1>Sent</h1>' }),
  );
  await page.getByLabel('Subject').fill('Hello');
  await send(page);
  await page.getByRole('heading', { name: 'Sent' }).waitFor();
  expect(loads()).toBe(2);
});

test('opens the next page of a fresh folder', async () => {
  const { page, loads } = await openAlive();
  deployFresh(1);
  await follow(page);
  await about(page, 1);
  await alive(page);
  await page.goBack();
  await home(page, 1);
  expect(loads()).toBe(2);
});

/* The build with which a tab was opened, with some of its files gone. */
async function deployWithout(pattern: RegExp) {
  const place = join(opened.path, `host-${++folders}`);
  await cp(deployed, place, { recursive: true });
  for (const name of await readdir(join(place, 'assets')))
    if (pattern.test(name)) await rm(join(place, 'assets', name));
  deployed = place;
}

test('loads a page anew only once for the code that is missing', async () => {
  const { page, loads } = await openAlive();
  await deployWithout(/^tip-/);
  await rest(page);
  await renewed(page);
  const missed = page.waitForResponse(/\/tip-/);
  await page.locator('.brand').hover();
  await rest(page);
  expect((await missed).status()).toBe(404);
  await follow(page);
  await about(page, 0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(loads()).toBe(2);
});

test('loads no page anew where it could not be remembered that it was', async () => {
  const { page, loads } = await openAlive({
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }),
  });
  deployFresh(1);
  const missed = page.waitForResponse(/\/tip-/);
  await rest(page);
  expect((await missed).status()).toBe(404);
  await page.locator('.icon-link').first().focus();
  expect(loads()).toBe(1);
  await follow(page);
  await about(page, 1);
  expect(loads()).toBe(2);
});

test('stays on the page that is being read when its code is missing because nobody answers', async () => {
  const { page, loads } = await openAlive({ expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch|404/ });
  await page.context().setOffline(true);
  await rest(page);
  await page.locator('.plain-notice').waitFor();
  expect(loads()).toBe(1);
  deployFresh(1);
  await page.context().setOffline(false);
  await page.locator('.brand').hover();
  await rest(page);
  await home(page, 1);
  expect(loads()).toBe(2);
});

test('comes alive also when a page was kept from before and its script is gone', async () => {
  deployFresh(1);
  const { page, loads } = await openTab({
    before: (page) =>
      page.route(`${url}/`, (route) => route.fulfill({ path: join(builds[0] ?? '', 'index.html') }), { times: 1 }),
  });
  await page.keyboard.press('Shift');
  await home(page, 1);
  await alive(page);
  expect(loads()).toBe(2);
});

test('goes round in no circle where pages and their data are of different builds', async () => {
  const mixed = join(opened.path, 'mixed');
  await cp(builds[0] ?? '', mixed, { recursive: true });
  await cp(join(builds[1] ?? '', '_pages'), join(mixed, '_pages'), { recursive: true });
  deployed = mixed;
  const { page, loads } = await openAlive();
  await follow(page);
  await about(page, 0);
  await alive(page);
  await page.getByRole('link', { name: 'About me' }).click();
  expect(loads()).toBe(2);
  await page.goBack();
  await home(page, 0);
  await alive(page);
  expect(loads()).toBe(3);
});

test('goes round in no circle where a host answers every address with the home page', async () => {
  const asked: string[] = [];
  const { page, loads } = await openTab({
    before: async (page) => {
      page.on('request', (request) => asked.push(request.url()));
      await page.route('**/nowhere', (route) => route.fulfill({ path: join(deployed, 'index.html') }));
    },
  });
  await page.goto(`${url}/nowhere`);
  await alive(page);
  await home(page, 0);
  expect(loads()).toBe(2);
  expect(asked.filter((address) => /query-|_pages/.test(address))).toEqual([]);
});

test('names a build after its code, whatever the owner wrote', async () => {
  const folders = [inject('built').folder, ...builds];
  const pages = await Promise.all(folders.map((folder) => readFile(join(folder, 'index.html'), 'utf8')));
  const [starter, ...names] = pages.map((html) => / data-build="([\w-]{8})"/.exec(html)?.[1]);
  expect(names[0]).toBe(starter);
  expect(new Set(names).size).toBe(3);
});
