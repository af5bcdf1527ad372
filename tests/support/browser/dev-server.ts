import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { serveUntil } from '../command.ts';
import { openFolder, put } from '../folder.ts';
import { smallSite } from '../sites/site.ts';
import { visit } from './page.ts';

export const hero = (headline: string) => ({ type: 'hero', headline });

/**
 * Called once for each test file: starts a dev server for its tests. Returns a function that replaces the site of the
 * server; `output` returns the output from then on.
 */
export function startDevServer() {
  let server: Awaited<ReturnType<typeof serveUntil>>;
  let folder: Awaited<ReturnType<typeof openFolder>>;
  let served = 0;
  beforeAll(async () => {
    folder = await openFolder();
    const file = join(folder.path, 'site.json');
    await put(file, smallSite());
    // Searching for an installed editor takes long.
    const environment = { LAUNCH_EDITOR: 'true' };
    server = await serveUntil(['dev', '--site', file, '--port', '0'], { environment });
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });
  return async function serve(site: ReturnType<typeof smallSite>) {
    const file = join(folder.path, 'site.json');
    const description = `Served for test ${++served}`;
    const [home, ...others] = site.pages;
    await put(file, { ...site, pages: [{ ...home, description }, ...others] });
    await expect.poll(async () => (await fetch(server.url)).text()).toContain(description);
    const { length } = server.output();
    return { file, folder: folder.path, url: server.url, output: () => server.output().slice(length) };
  };
}

export const heading = (page: Page) => page.locator('h1').textContent();

/** The browser logs missing pages, and a server that was stopped. */
export const expected =
  /status of (?:404|503)|ERR_(?:CONNECTION|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|WebSocket connection|\[vite\]/;

/** Marks the document, to detect whether a page is still the same document. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
/** Whether a page is still the document that was marked. */
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Opens a page of the dev server, and waits until it is hydrated. */
export async function open(url: string, path = '/', before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await visit(url + path, { expected, ...(before && { before }) });
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.header') ?? {}).some((key) => key.startsWith('__react')),
  );
  await mark(page);
  return page;
}
