import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { visitHydrated } from '../../support/browser/page.ts';
import { type Manner, openEndpoint } from '../../support/endpoint.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { readSite } from '../../support/sites/read-site.ts';
import { late } from './form-run.ts';
import { button } from './form-scenarios.ts';

/* What the browser logs about a server that misbehaves. */
export const expected =
  /Failed to load resource|ERR_|blocked by CORS|status of|connect-src|which the policy of this site blocks/;

/** The same server, as another origin, to which endpoints of the site may redirect. */
export const redirectedUrl = (url: string) => url.replace('127.0.0.1', 'localhost');

export const message = (page: Page) => page.locator('#contact [name=message]');

export async function fill(page: Page, text: string): Promise<void> {
  await page.locator('#contact').getByLabel('Name').fill('Amina');
  await page.locator('#contact').getByLabel('Email').fill('amina@example.com');
  await message(page).fill(text);
}

export const outcome = (page: Page, kind: 'success' | 'error') =>
  page.locator(`#contact .form-outcome[data-kind=${kind}]`).waitFor();

export async function leave(page: Page): Promise<void> {
  await page.locator('.footer').getByRole('link', { name: 'To /thanks' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
}

export async function comeBack(page: Page): Promise<void> {
  await page.goBack();
  await expect.poll(() => message(page).inputValue()).toBe('Hello');
}

/** A response that is sent on release. */
export function held(): { manner: Manner; release(): void } {
  let release = () => {};
  const until = new Promise<void>((done) => {
    release = done;
  });
  return { manner: { until }, release: () => release() };
}

/** Called once in a file: a site with every way to send a form, on one page each, and the server that receives messages. */
export async function openForms() {
  const endpoint = await openEndpoint();
  afterAll(() => endpoint.close());
  const text = JSON.stringify(readSite('forms'))
    .replaceAll('https://endpoint.example', endpoint.url)
    .replaceAll('https://redirected.example', redirectedUrl(endpoint.url));
  const site = servedSite(JSON.parse(text));

  /* Opens a page and writes a message. */
  async function write(path: string, text: string): Promise<Page> {
    const page = await visitHydrated(site.url + path, { expected, before: late });
    await fill(page, text);
    return page;
  }
  const sentMessages = () => endpoint.hits.map(({ fields }) => fields.message);

  /* Sends a message that the server receives, but answers only on release. */
  async function sending(path: string) {
    const { manner, release } = held();
    endpoint.expect(manner);
    const page = await write(path, 'Hello');
    await button(page).click();
    await expect.poll(sentMessages).toEqual(['Hello']);
    return { page, release };
  }
  return { endpoint, site, write, sentMessages, sending };
}
