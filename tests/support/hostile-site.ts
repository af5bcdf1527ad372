import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blocks } from '../../src/blocks/schemas.ts';
import { planted } from '../hostile/plant.ts';
import { injections } from '../hostile/texts/corpus.ts';
import { hydrated, visit } from './browser/page.ts';
import type { Endpoint } from './endpoint.ts';
import { type OpenSite, openSite } from './sites/open-site.ts';

const addresses = ["https://x/'onclick='alert(1)", 'https://evil.example;', 'tel:javascript:alert(1)', '#'];
/** The pages of the site, one for each type of block. */
export const hostilePaths = blocks.map(({ properties }, index) => (index === 0 ? '/' : `/${properties.type.const}`));

export interface HostileSite extends OpenSite {
  endpoint: Endpoint;
  /** The responses of the server of its forms. */
  answers: string[];
}

/** Builds and serves a site with an injection in every text; `write` may change each, and its forms send to `endpoint`. */
export async function openHostileSite(endpoint: Endpoint, write = (text: string) => text): Promise<HostileSite> {
  const { site } = planted(injections, addresses, write, 0, `${endpoint.url}/form`);
  const files = { 'public/favicon.svg': '', 'public/cv.pdf': '' };
  const args = ['--allow-placeholders'];
  const opened = await openSite({ ...site, url: 'http://127.0.0.1/' }, { files, args });
  return { ...opened, endpoint, answers: answersOf(injections.map(write)) };
}

/* Responses with errors of a field and of the form that together contain all texts, each as long as a page shows. */
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

/* Records the effects of an injection that runs: a dialog or a navigation. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Moves the clock one minute ahead, because a person takes about a minute to fill in a form.
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

/* The current elements of a page, each with the names of its attributes. */
const partsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].map((part) => [part.tagName, ...part.getAttributeNames().sort()].join(' ')),
  );

/* Interacts like a visitor: presses every button, checks every form and opens every tooltip. */
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

/* Fills in and sends every form to a server that returns these responses one after another, then accepts it. */
async function send(
  { endpoint, page }: { endpoint: Endpoint; page: Page },
  answers: string[],
  look: (parts: string[]) => void,
): Promise<void> {
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
    // Notifications appear a moment later, the first once their chunk has loaded.
    const ended = page.locator('[data-sonner-toast]:is([data-type=error], [data-type=success])');
    await expect.poll(() => ended.count()).toBeGreaterThanOrEqual(count);
    const pending = page.locator('form [aria-busy=true], [data-sonner-toast][data-type=loading]');
    await expect.poll(() => pending.count()).toBe(0);
    look(await partsOf(page));
  }
  await expect.poll(() => page.locator('.form-outcome[data-kind=success]').count()).toBeGreaterThanOrEqual(count);
}

/** Visits each page, examines it before and after interactions, and tries `answered` responses. */
export async function tourHostileSite(
  { url, answers, endpoint }: HostileSite,
  { answered, ...options }: { bypassCSP: boolean; answered: number },
  look: (parts: string[]) => void,
): Promise<void> {
  const asked: string[] = [];
  const page = await visit(url, { ...options, before: watch, expected: /status of 422/ });
  page.on('request', (request) => asked.push(request.url()));
  for (const path of hostilePaths) {
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
    await send({ endpoint, page: await hydrated(page) }, answers.slice(0, answered), look);
    expect(await ranOn(page)).toEqual([]);
  }
  const isOwn = (address: string) => [url, endpoint.url].includes(new URL(address).origin);
  expect(asked.filter((address) => !isOwn(address))).toEqual([]);
}
