import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Origin } from '../../../src/client/dev/messages.ts';
import type { FetchedData } from '../../../src/client/prerender.tsx';
import { valueIn } from '../../../src/core/diagnostics/pointer.ts';
import { isRich, plainText } from '../../../src/shared/rich-text.ts';
import { today } from '../../../src/shared/time.ts';
import { startDevServer } from '../../support/browser/dev-server.ts';
import { visitHydrated } from '../../support/browser/page.ts';
import { root } from '../../support/root.ts';
import { readSite } from '../../support/sites/read-site.ts';
import { exampleOf, siteWith } from '../../support/sites/site.ts';

const serve = startDevServer();
const long = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtenq';

/* Opens a page. `places` are those that it has asked the server to open. */
async function openPage(url: string): Promise<{ page: Page; places: Origin[] }> {
  const places: Origin[] = [];
  const page = await visitHydrated(`${url}/`, {
    before: async (page) => {
      page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
          const { name, message } = JSON.parse(String(payload));
          if (name === 'onefolio:locate') places.push(message);
        }),
      );
    },
  });
  await page.locator('onefolio-outline').waitFor({ state: 'attached' });
  return { page, places };
}

/* Clicks every element that matches and shows a text or an image, with Alt. Returns the texts of all of them. */
const clickAll = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(async (selector) => {
    const texts: string[] = [];
    for (const element of document.querySelectorAll(selector)) {
      const isText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      if (
        !(isText || element instanceof HTMLImageElement) ||
        !element.checkVisibility() ||
        element.closest('.visually-hidden, .skip')
      )
        continue;
      element.dispatchEvent(new MouseEvent('click', { altKey: true, bubbles: true, cancelable: true }));
      texts.push(element instanceof HTMLImageElement ? element.alt : (element.textContent ?? ''));
      // Answers are sent in later tasks.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  }, selector);

test.each([
  [
    'the starter',
    async () => JSON.parse(await readFile(join(root, 'site.json'), 'utf8')),
    ['All22', '22', '8', '8', '6', 'All fields are required.'],
  ],
  [
    'a site with many equal texts',
    async () => readSite('long-words'),
    ['Alle6', '6', '2', '2', `${long}2`, '2', long, '(Pflichtfeld)', '(Pflichtfeld)', '(Pflichtfeld)'],
  ],
])('every text of %s opens its value, except for labels and computed numbers', async (_, read, others) => {
  const { url } = await serve(await read());
  const { page, places } = await openPage(url);
  const texts = await clickAll(page, '#of-root *');
  await expect.poll(() => places.length).toBe(texts.length);
  const [data, { shell }] = (await page.evaluate(() => window.onefolio?.data)) as FetchedData;
  const missed = places.flatMap(({ of, steps }, index) => {
    const text = textOf(valueIn(of === 'page' ? data : shell, steps));
    const shown = texts[index] ?? '';
    const isSameNumber = digitsOf(text) !== '' && digitsOf(text) === digitsOf(shown);
    return isSameNumber || text.includes(shown) || shown.includes(text) ? [] : shown;
  });
  expect(missed).toEqual(others);
});

test('equal texts in another order than in the file open their own values, and the page keeps its state', async () => {
  // The last two cards are featured, so they are the first on the page. Their descriptions identify them.
  const cards = [0, 1, 2, 3].map((index) => ({
    title: 'Same',
    description: `Card ${index}`,
    role: 'Same',
    technologies: ['Same', 'Same'],
    ...(index > 1 && { featured: true }),
  }));
  const grid = { type: 'card-grid', layout: 'projects', heading: 'Same', cards };
  const { url } = await serve(siteWith(grid, exampleOf('form')));
  const { page, places } = await openPage(url);
  await page.getByLabel('Name').fill('Amina');
  const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('#of-root *')]);
  await clickAll(page, '.project *');
  await expect.poll(() => places.length).toBe(20);
  const expected = [2, 3, 0, 1].flatMap((index) =>
    [['title'], ['role'], ['description'], ['technologies', 0], ['technologies', 1]].map((steps) =>
      ['blocks', 0, 'cards', index, ...steps].join('/'),
    ),
  );
  expect(places.map(({ steps }) => steps.join('/'))).toEqual(expected);
  expect(await page.evaluate((nodes) => nodes.every((node) => node.isConnected), nodes)).toBe(true);
  await page.keyboard.type(' Ben');
  expect(await page.getByLabel('Name').inputValue()).toBe('Amina Ben');
});

const textOf = (value: unknown) => collapseSpaces(isRich(value) ? plainText(value, today()) : String(value));
const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
const digitsOf = (text: string) => text.replace(/\D/g, '');
