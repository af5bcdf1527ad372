import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { publish } from '../../src/node/publish/publish.ts';
import { serveSite } from '../../src/node/serve/serve.ts';
import { hydrated, type Visit, visit } from '../support/browser/page.ts';
import { contentsOf, openFolder } from '../support/folder.ts';
import { exampleOf, smallSite } from '../support/sites/site.ts';
import { buildVersions } from '../support/versions.ts';

/* Three builds, each with different code, of a site that uses every lazily loaded chunk. */
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
    {
      path: '/mail',
      title: 'Mail',
      blocks: [
        { type: 'hero', headline: `Home ${version}` },
        { ...exampleOf('gallery'), id: 'gallery' },
        {
          type: 'form',
          heading: 'Contact',
          submit: 'Send Message',
          fields: [
            { type: 'text', name: 'subject', label: 'Subject', required: true },
            { type: 'checkbox', name: 'copy', label: 'Send me a copy' },
          ],
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
/** The folder that the host serves now. */
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

/* A host that serves only the files of the new build. */
const deployFresh = (version: number) => {
  deployed = builds[version] ?? '';
};

let folders = 0;
/* A host on which each build is published over the previous one. */
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

/* A tab that has loaded no lazy chunks yet, and how often it has loaded a document. */
async function openTab(options: Visit = {}, at = `${url}/`) {
  let loads = 0;
  const page = await visit(at, {
    expected,
    ...options,
    before: async (page) => {
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      // With saveData, everything is loaded as late as possible.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await page.route('**/messages', (route) => route.fulfill({ status: 200, body: '{}' }));
      await options.before?.(page);
    },
  });
  return { page, loads: () => loads };
}

/* The same, hydrated and with a stored draft. */
async function openHydrated(options?: Visit, at?: string) {
  const tab = await openTab(options, at);
  await hydrated(tab.page);
  await tab.page.getByLabel('Subject').fill('Hello');
  await expect
    .poll(() => tab.page.evaluate(() => sessionStorage.getItem('onefolio:draft')).catch(() => 'blocked'))
    .toBeTruthy();
  await tab.page.evaluate(() => Object.assign(window, { isOld: true }));
  return tab;
}

/* Waits until a tab has loaded another document. */
const renewed = async (page: Page) => {
  await page.waitForFunction(() => !('isOld' in window) && document.readyState === 'complete');
  return hydrated(page);
};

/* Waits until a document works like one without scripts. */
const withoutScripts = (page: Page) =>
  page.waitForFunction(() => document.readyState === 'complete' && !('js' in document.documentElement.dataset));

const home = (page: Page, version: number) =>
  page.getByRole('heading', { level: 1, name: `Home ${version}` }).waitFor();
const about = (page: Page, version: number) =>
  page.getByRole('heading', { level: 1, name: `About ${version}` }).waitFor();
const rest = (page: Page) => page.locator('.hero .icon-link').first().hover();
const follow = (page: Page) => page.getByRole('link', { name: 'About me' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const typed = (page: Page) => page.getByLabel('Subject').inputValue();

test('keeps working with its code when the next build is published', async () => {
  const release = await keepingHost();
  await release(0);
  const { page, loads } = await openHydrated();
  await release(1);
  await rest(page);
  await page.locator('.tip').waitFor();
  await send(page);
  await page.locator('[data-sonner-toast]').waitFor();
  expect(loads()).toBe(1);
  await follow(page);
  await about(page, 1);
  expect(loads()).toBe(2);
  await hydrated(page);
  await page.goBack();
  await home(page, 1);
  expect(loads()).toBe(2);
});

test('reloads the page when the second next build has removed its code', async () => {
  const release = await keepingHost();
  await release(0);
  const { page, loads } = await openHydrated();
  await release(1);
  await release(2);
  await rest(page);
  await home(page, 2);
  await hydrated(page);
  await page.locator('.brand').hover();
  await rest(page);
  await page.locator('.tip').waitFor();
  expect(loads()).toBe(2);
  await expect.poll(() => typed(page)).toBe('Hello');
});

test('reloads the page when the tooltip chunk is missing', async () => {
  const { page, loads } = await openHydrated();
  deployFresh(1);
  await rest(page);
  await home(page, 1);
  await hydrated(page);
  expect(loads()).toBe(2);
  await expect.poll(() => typed(page)).toBe('Hello');
});

test.each([
  ['that the connection is lost', (page: Page) => page.evaluate(() => dispatchEvent(new Event('offline')))],
  ['that a form was sent', send],
] as const)('reports %s without a reload when the notification chunk is missing', async (_, act) => {
  const { page, loads } = await openHydrated();
  // Typing loads the chunk that sends; here only the notifications are missing.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/submit-[^/]+\.js$/.test(name)),
  );
  deployFresh(1);
  await act(page);
  await page.locator('.plain-notice').waitFor();
  await page.mouse.move(7, 7);
  expect(loads()).toBe(1);
});

/* Replaces the error of a missing chunk by one that does not name the chunk, as some browsers throw it. */
const withoutChunkName = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('vite:preloadError', (event) =>
      Object.assign(event, { payload: new TypeError('Importing a module script failed.') }),
    ),
  );

test('does not reload in a browser whose error does not name the missing chunk', async () => {
  const { page, loads } = await openHydrated({ before: withoutChunkName });
  deployFresh(1);
  await page.mouse.move(7, 7);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.locator('.plain-notice').waitFor();
  expect(loads()).toBe(1);
});

test.each(['on-first-interaction-studio', 'query-portfolio'])(
  'reloads the page also on a site called %s',
  async (name) => {
    const { page, loads } = await openHydrated({}, `${url.replace('127.0.0.1', `${name}.localhost`)}/`);
    deployFresh(1);
    await rest(page);
    await home(page, 1);
    expect(loads()).toBe(2);
  },
);

test('posts natively without a reload when the chunk that sends is missing', async () => {
  const { page, loads } = await openTab();
  await hydrated(page);
  await deployWithout(/^submit-/);
  await page.route('**/messages', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sent</title><h1>Sent</h1>' }),
  );
  await page.getByLabel('Subject').fill('Hello');
  await send(page);
  await page.getByRole('heading', { name: 'Sent' }).waitFor();
  expect(loads()).toBe(2);
});

/* A tab in which the visitor has typed before a chunk came, which the next build has removed. */
async function openWaiting(chunk: RegExp, path: string, before?: Visit['before']) {
  let release = () => {};
  const until = new Promise<void>((done) => {
    release = done;
  });
  const answerLate = async (route: Route) => {
    await until;
    await route.continue();
  };
  const tab = await openTab(
    {
      before: async (page) => {
        await before?.(page);
        await page.route(chunk, answerLate, { times: 1 });
      },
    },
    url + path,
  );
  await tab.page.getByLabel('Subject').fill('Hello');
  await tab.page.evaluate(() => Object.assign(window, { isOld: true }));
  deployFresh(1);
  return { ...tab, release };
}

const entry = /\/assets\/site-/;

test.each(['/', '/mail'])('keeps what was typed on %s before the page was hydrated', async (path) => {
  const { page, loads, release } = await openWaiting(entry, path);
  release();
  await renewed(page);
  await expect.poll(() => typed(page)).toBe('Hello');
  expect(loads()).toBe(2);
});

test('keeps what was typed when a form that opens an email was sent before the page was hydrated', async () => {
  const { page, release } = await openWaiting(entry, '/mail');
  await page.getByLabel('Send me a copy').check();
  await send(page);
  release();
  await renewed(page);
  await expect.poll(() => typed(page)).toBe('Hello');
  expect(await page.getByLabel('Send me a copy').isChecked()).toBe(true);
});

test('posts natively what was sent before the page was hydrated', async () => {
  const posted: (string | null)[] = [];
  const { page, release } = await openWaiting(entry, '/', (page) =>
    page.route('**/messages', (route) => {
      posted.push(route.request().postData());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sent</title><h1>Sent</h1>' });
    }),
  );
  await send(page);
  release();
  await page.getByRole('heading', { name: 'Sent' }).waitFor();
  expect(posted).toEqual([expect.stringMatching(/^subject=Hello&/)]);
});

/* A tab that can't store what was typed, and so doesn't reload. */
const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });

test.each([
  ['the whole message', 'Hello', 'mailto:amina@example.com?subject=Hello&body=', 'Your message should now be open'],
  ['an address', 'Hello'.repeat(400), 'mailto:amina@example.com', 'Your message is too long'],
])('opens an email with %s when the chunk that checks forms is missing', async (_, text, address, says) => {
  await deployWithout(/^form-controller-/);
  const { page, loads } = await openTab({ before: withoutStorage }, `${url}/mail`);
  await hydrated(page);
  await send(page);
  // The browser shows that the field is empty.
  await page.locator('[name="subject"]:focus').waitFor();
  expect(await page.evaluate(() => window.handedOver)).toEqual([]);
  await page.getByLabel('Subject').fill(text);
  await send(page);
  await page.getByText(says).first().waitFor();
  expect([await page.evaluate(() => window.handedOver), await typed(page), loads()]).toEqual([[address], text, 1]);
});

test('reloads the page when the chunk that checks forms is missing', async () => {
  const { page, loads, release } = await openWaiting(/form-controller-/, '/mail');
  release();
  await renewed(page);
  await expect.poll(() => typed(page)).toBe('Hello');
  await send(page);
  await page.getByText('Your message should now be open').first().waitFor();
  expect(loads()).toBe(2);
});

test('opens the picture of a link when the dialog chunk is missing', async () => {
  // The browser styles the document of a picture inline.
  const { page, loads } = await openTab({ expected: /404|Failed to load|inline/ }, `${url}/mail`);
  await hydrated(page);
  await deployWithout(/^picture-dialog-/);
  await page.locator('.picture-link').first().click();
  await page.waitForURL(/\.webp$/);
  expect(loads()).toBe(2);
});

test('opens the next page from a new build', async () => {
  const { page, loads } = await openHydrated();
  deployFresh(1);
  await follow(page);
  await about(page, 1);
  await hydrated(page);
  await page.goBack();
  await home(page, 1);
  expect(loads()).toBe(2);
});

/* Deploys the current build without some of its files. */
async function deployWithout(pattern: RegExp) {
  const place = join(opened.path, `host-${++folders}`);
  await cp(deployed, place, { recursive: true });
  for (const name of await readdir(join(place, 'assets')))
    if (pattern.test(name)) await rm(join(place, 'assets', name));
  deployed = place;
}

test('reloads a page only once for a missing chunk', async () => {
  const { page, loads } = await openHydrated();
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

test('does not reload when storage is blocked', async () => {
  const { page, loads } = await openHydrated({ before: withoutStorage });
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

test('does not reload when a chunk cannot be loaded without a connection', async () => {
  const { page, loads } = await openHydrated({ expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch|404/ });
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

test('hydrates after one reload when a cached page has lost its script', async () => {
  deployFresh(1);
  const { page, loads } = await openTab({
    before: (page) =>
      page.route(`${url}/`, (route) => route.fulfill({ path: join(builds[0] ?? '', 'index.html') }), { times: 1 }),
  });
  await page.keyboard.press('Shift');
  await home(page, 1);
  await hydrated(page);
  expect(loads()).toBe(2);
});

test('does not reload in a loop when pages and data are of different builds', async () => {
  const mixed = join(opened.path, 'mixed');
  await cp(builds[0] ?? '', mixed, { recursive: true });
  await cp(join(builds[1] ?? '', '_pages'), join(mixed, '_pages'), { recursive: true });
  deployed = mixed;
  const { page, loads } = await openTab();
  await page.keyboard.press('Shift');
  await withoutScripts(page);
  await home(page, 0);
  expect(loads()).toBe(2);
  await follow(page);
  await about(page, 0);
  await page.keyboard.press('Shift');
  await withoutScripts(page);
  expect(loads()).toBe(3);
});

test('does not reload in a loop when a host returns the home page for every URL', async () => {
  const asked: string[] = [];
  const { page, loads } = await openTab({
    before: async (page) => {
      page.on('request', (request) => asked.push(request.url()));
      await page.route('**/nowhere', (route) => route.fulfill({ path: join(deployed, 'index.html') }));
    },
  });
  await page.goto(`${url}/nowhere`);
  await hydrated(page);
  await home(page, 0);
  expect(loads()).toBe(2);
  // Except the data of the document itself.
  expect(asked.filter((address) => /query-|_pages\/(?!(?:index|all\.shell)\.json\?v=)/.test(address))).toEqual([]);
});

test('derives the build id only from the code and the parts of the style sheet', async () => {
  const folders = [inject('built').folder, ...builds];
  const pages = await Promise.all(folders.map((folder) => readFile(join(folder, 'index.html'), 'utf8')));
  const [starter, ...names] = pages.map((html) => / data-build="([\w-]{8})-[0-9a-f]{4}"/.exec(html)?.[1]);
  expect(names[0]).toBe(starter);
  expect(new Set(names).size).toBe(3);
});
