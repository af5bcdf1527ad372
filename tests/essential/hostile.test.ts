import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocks } from '../../schema/blocks/index.ts';
import { harmless, planted } from '../hostile/plant.ts';
import { injections } from '../hostile/texts/corpus.ts';
import { hydrated, visit } from '../support/browser/page.ts';
import { stripes } from '../support/browser/pictures.ts';
import { command, serveUntil } from '../support/command.ts';
import { type Endpoint, openEndpoint } from '../support/endpoint.ts';
import { openFolder, put } from '../support/folder.ts';
import { patience } from '../support/patience.ts';

const addresses = ["https://x/'onclick='alert(1)", 'https://evil.example;', 'tel:javascript:alert(1)', '#'];
const paths = blocks.map(({ properties }, index) => (index === 0 ? '/' : `/${properties.type.const}`));

interface Built {
  dist: string;
  url: string;
  /** What the server of its forms answers. */
  answers: string[];
  close(): Promise<void>;
}

let endpoint: Endpoint;
let wild: Built;
let tame: Built;
beforeAll(async () => {
  endpoint = await openEndpoint();
  [wild, tame] = [await built((text) => text), await built(harmless)];
});
afterAll(() => Promise.all([wild.close(), tame.close(), endpoint.close()]));

/* A site of these texts, built and served by the real commands. */
async function built(write: (text: string) => string): Promise<Built> {
  const folder = await openFolder();
  const file = join(folder.path, 'site.json');
  const { site } = planted(injections, addresses, write, 0, `${endpoint.url}/form`);
  await put(file, { ...site, url: 'http://127.0.0.1/' });
  const files = { 'me.jpg': await stripes(8, 8).jpeg().toBuffer(), 'favicon.svg': '', 'cv.pdf': '' };
  for (const [name, content] of Object.entries(files)) await put(join(folder.path, 'public', name), content);
  const { code, stderr } = await command(['build', '--site', file, '--allow-placeholders']);
  if (code !== 0) throw new Error(stderr);
  const { url, stop } = await serveUntil(['preview', '--site', file, '--port', '0']);
  const close = async () => {
    await stop();
    await folder.remove();
  };
  return { dist: join(folder.path, 'dist'), url, answers: answersOf(injections.map(write)), close };
}

/* Answers with errors of a field and of the whole form that together hold all texts, each as long as a page shows. */
function answersOf(texts: string[]): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const line = `${lines.at(-1) ?? ''} ${text}`;
    if (line.length > 300 || lines.length === 0) lines.push(text);
    else lines[lines.length - 1] = line;
  }
  return Array.from({ length: Math.ceil(lines.length / 2) }, (_, index) =>
    JSON.stringify({ message: lines[2 * index], errors: { firstName: lines[2 * index + 1] } }),
  );
}

/* Records what an injection that runs would do: open a dialog or leave the page. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The page believes that it has been open for a minute, as it has when a person sends.
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
    const ran: string[] = [];
    Object.assign(window, { ran, print: () => {} });
    for (const name of ['alert', 'confirm', 'prompt'])
      Object.assign(window, { [name]: (words: string) => ran.push(`${name} ${words}`) });
    navigation.addEventListener('navigate', ({ destination: { url } }) => {
      if (!/^https?:|^mailto:you@example\.com\?/.test(url)) ran.push(`went to ${url}`);
    });
  });
}

const ranOn = (page: Page) => page.evaluate(() => (window as unknown as { ran: string[] }).ran);

/* Everything that a page has now: its elements, each with the names of its attributes. */
const partsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].map((part) => [part.tagName, ...part.getAttributeNames().sort()].join(' ')),
  );

/* Does what visitors do: presses every button, checks every form and opens every tooltip. */
async function use(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[type=button]')) button.click();
    for (const link of document.querySelectorAll<HTMLElement>('.icon-link')) link.focus();
    for (const form of document.querySelectorAll('form')) form.reportValidity();
  });
  // Scrolling closes a tooltip.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const anchors = await page.evaluate(() => {
    const links = document.querySelectorAll('.tip-anchor > .icon-link');
    for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return links.length;
  });
  await expect.poll(() => page.locator('.icon-link + .tip-place').count()).toBe(anchors);
}

/* Fills in and sends every form to a server that gives these answers one after another, then accepts it. */
async function send(page: Page, answers: string[], look: (parts: string[]) => void): Promise<void> {
  const count = await page.locator('form[method=post]').count();
  endpoint.expect(...answers.map((body) => ({ status: 422, body })));
  while (endpoint.hits.length < answers.length + count) {
    const before = endpoint.hits.length;
    await page.evaluate(() => {
      for (const control of document.querySelectorAll('form input'))
        (control as HTMLInputElement).value ||= 'A'.repeat(20);
      for (const honeypot of document.querySelectorAll('[aria-hidden] input'))
        (honeypot as HTMLInputElement).value = '';
      for (const form of document.forms) form.requestSubmit();
    });
    await expect.poll(() => endpoint.hits.length).toBe(before + count);
    // Notifications follow a moment later, the first when what shows them is loaded.
    const ended = page.locator('[data-sonner-toast]:is([data-type=error], [data-type=success])');
    await expect.poll(() => ended.count()).toBeGreaterThanOrEqual(count);
    const underWay = page.locator('form [aria-busy=true], [data-sonner-toast][data-type=loading]');
    await expect.poll(() => underWay.count()).toBe(0);
    look(await partsOf(page));
  }
  await expect.poll(() => page.locator('.form-outcome[data-kind=success]').count()).toBeGreaterThanOrEqual(count);
}

/* Goes from page to page as a visitor does, looks at each before and after it is used, and tries `answered` answers. */
async function tour(
  { url, answers }: Built,
  { answered, ...options }: { bypassCSP: boolean; answered: number },
  look: (parts: string[]) => void,
): Promise<void> {
  const asked: string[] = [];
  const page = await visit(url, { ...options, before: watch, expected: /status of 422/ });
  page.on('request', (request) => asked.push(request.url()));
  for (const path of paths) {
    const link = page.locator(`:is(.header-links, .footer) a[href="${path}"]`).first();
    if (path !== '/') await link.evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.locator('main').getAttribute('data-path')).toBe(path);
    await hydrated(page);
    look(await partsOf(page));
    await use(page);
    look(await partsOf(page));
    expect(await ranOn(page)).toEqual([]);
    if (path !== '/form') continue;
    // The reload closes the tooltips, which open at different times.
    await page.reload();
    await send(await hydrated(page), answers.slice(0, answered), look);
    expect(await ranOn(page)).toEqual([]);
  }
  const isOwn = (address: string) => [url, endpoint.url].includes(new URL(address).origin);
  expect(asked.filter((address) => !isOwn(address))).toEqual([]);
}

// The spinner of a message under way is there on one visit and not on another.
const harmlessParts = new Set(['DIV class data-visible']);
const isKnown = (parts: string[]) => expect(parts.filter((part) => !harmlessParts.has(part))).toEqual([]);

/* Twice through every page of a large site, which is the work of several tests. */
const timeout = 4 * patience;

test('a site full of injections has the elements of a harmless one, and nothing of it runs', {
  timeout,
}, async () => {
  await tour(tame, { bypassCSP: false, answered: 2 }, (parts) => {
    for (const part of parts) harmlessParts.add(part);
  });
  await tour(wild, { bypassCSP: false, answered: 2 }, isKnown);
});

test('no injection runs without the policy either, whatever the server of a form answers', { timeout }, () =>
  tour(wild, { bypassCSP: true, answered: Number.POSITIVE_INFINITY }, isKnown),
);

test('a browser parses every document to the elements of the harmless site', async () => {
  const page = await visit(tame.url, { bypassCSP: true });
  for (const file of [...paths.map((path) => (path === '/' ? 'index' : path.slice(1))), '404']) {
    const read = async ({ dist }: Built) => {
      const text = await readFile(join(dist, `${file}.html`), 'utf8');
      return partsIn(page, text);
    };
    expect([file, await read(wild)]).toEqual([file, await read(tame)]);
  }
});

/* The elements of a document, each with the names of its attributes; scripts with what they are. */
const partsIn = (page: Page, text: string) =>
  page.evaluate(
    (html) =>
      [...new DOMParser().parseFromString(html as string, 'text/html').querySelectorAll('*')].map((part) =>
        [
          part.tagName,
          ...part.getAttributeNames().sort(),
          part.tagName === 'SCRIPT' ? part.getAttribute('type') : '',
        ].join(' '),
      ),
    text,
  );

test('headers and sitemap are those of the harmless site, and page data contains no markup', async () => {
  for (const name of ['_headers', 'sitemap.xml', 'robots.txt']) {
    const [one, other] = await Promise.all([wild, tame].map(({ dist }) => readFile(join(dist, name), 'utf8')));
    expect([name, one]).toEqual([name, other]);
  }
  for (const path of paths) {
    const name = path === '/' ? 'index' : path.slice(1);
    const slice = await readFile(join(wild.dist, `_pages/${name}.json`), 'utf8');
    expect(slice).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(slice).path).toBe(path);
    const html = await readFile(join(wild.dist, `${name}.html`), 'utf8');
    for (const [, data = ''] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
      expect([typeof JSON.parse(data), /[<>&\u2028\u2029]/.test(data)]).toEqual(['object', false]);
  }
});
