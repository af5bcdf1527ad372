import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { harmless } from '../hostile/plant.ts';
import { visit } from '../support/browser/page.ts';
import { type Endpoint, openEndpoint } from '../support/endpoint.ts';
import { type HostileSite, hostilePaths, openHostileSite, tourHostileSite } from '../support/hostile-site.ts';
import { patience } from '../support/patience.ts';

let endpoint: Endpoint;
let wild: HostileSite;
let tame: HostileSite;
beforeAll(async () => {
  endpoint = await openEndpoint();
  [wild, tame] = [await openHostileSite(endpoint), await openHostileSite(endpoint, harmless)];
});
afterAll(() => Promise.all([wild.close(), tame.close(), endpoint.close()]));

// The spinner of a message, and a style sheet that is still loading: both appear on some visits only.
const harmlessParts = new Set(['DIV class data-visible', 'LINK data-loading href rel']);
const isKnown = (parts: string[]) => expect(parts.filter((part) => !harmlessParts.has(part))).toEqual([]);

/* Visits every page of a large site twice, which takes as long as several tests. */
const timeout = 4 * patience;

test('a site full of injections has the elements of a harmless one, and runs none of them', {
  timeout,
}, async () => {
  await tourHostileSite(tame, { bypassCSP: false, answered: 2 }, (parts) => {
    for (const part of parts) harmlessParts.add(part);
  });
  await tourHostileSite(wild, { bypassCSP: false, answered: 2 }, isKnown);
});

test('no injection runs even without the policy, whatever the server of a form returns', { timeout }, () =>
  tourHostileSite(wild, { bypassCSP: true, answered: Number.POSITIVE_INFINITY }, isKnown),
);

test('a browser parses every document to the elements of the harmless site', async () => {
  const page = await visit(tame.url, { bypassCSP: true });
  for (const file of [...hostilePaths.map((path) => (path === '/' ? 'index' : path.slice(1))), '404']) {
    const read = async ({ dist }: HostileSite) => {
      const text = await readFile(join(dist, `${file}.html`), 'utf8');
      return partsIn(page, text);
    };
    expect([file, await read(wild)]).toEqual([file, await read(tame)]);
  }
});

/* The elements of a document with the names of their attributes, and scripts with their type; without the owner among authors, which depends on the letters of the names. */
const partsIn = (page: Page, text: string) =>
  page.evaluate(
    (html) =>
      [...new DOMParser().parseFromString(html as string, 'text/html').querySelectorAll('*:not(bdi > strong)')].map(
        (part) =>
          [
            part.tagName,
            ...part.getAttributeNames().sort(),
            part.tagName === 'SCRIPT' ? part.getAttribute('type') : '',
          ].join(' '),
      ),
    text,
  );

test('headers and sitemap equal those of the harmless site, and page data contains no markup', async () => {
  for (const name of ['_headers', 'sitemap.xml', 'robots.txt']) {
    const [one, other] = await Promise.all([wild, tame].map(({ dist }) => readFile(join(dist, name), 'utf8')));
    // Files are saved under the name of the owner, in harmless letters.
    const withoutNames = (text = '') => text.replace(/filename=[\w.-]+$/gm, 'filename=…');
    expect([name, withoutNames(one)]).toEqual([name, withoutNames(other)]);
  }
  for (const path of hostilePaths) {
    const name = path === '/' ? 'index' : path.slice(1);
    const pageData = await readFile(join(wild.dist, `_pages/${name}.json`), 'utf8');
    expect(pageData).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(pageData).path).toBe(path);
    const html = await readFile(join(wild.dist, `${name}.html`), 'utf8');
    for (const [, data = ''] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
      expect([typeof JSON.parse(data), /[<>&\u2028\u2029]/.test(data)]).toEqual(['object', false]);
  }
});
