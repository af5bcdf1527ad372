import { expect, test } from 'vitest';
import { examine } from '../../src/doctor/examine.ts';
import { hostThat } from '../support/host.ts';

const ours = (body: string) =>
  `<!doctype html><html lang="en" data-entry="/a.js"><title>x</title><meta name="description" content="x"><h1>x</h1>${body}`;

/* The findings on a site of two generated pages with custom HTML files. */
async function foundWith(html: string, link: string): Promise<string[]> {
  const files: Record<string, string> = { '/': ours(link), '/about': ours('<a href="/">x</a>'), '/deck.html': html };
  const address = await hostThat(({ url = '' }, response) => {
    const body = files[url] ?? (/\.(?:js|json)$/.test(url) ? '' : undefined);
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'" };
    response.writeHead(body === undefined ? 404 : 200, headers).end(body ?? ours(''));
  });
  const findings = await examine({ base: new URL(address), paths: ['./about', './deck.html'], isLive: false });
  return findings.map(({ rule, pages }) => `${rule} ${pages}`);
}

test.each([
  ['without a description', '<p>x</p>'],
  ['with broken links', '<a href="/nowhere">x</a><a href="also/nowhere.html#x">x</a><img src="/none.png">'],
  ['with form inboxes', '<form action="/_onefolio/inbox"></form>'],
])("reports nothing about the owner's own HTML %s", async (_, html) => {
  expect(await foundWith(html, '<a href="/deck.html">x</a>')).toEqual([]);
  expect(await foundWith(html, '')).toEqual([]);
});

test.each([
  ['/deck.html#slide-2', '<p id="slide-2">x</p>', []],
  ['/deck.html#slide-3', '<p id="slide-2">x</p>', ['dead-anchor /']],
  ['/deck2.html', '<p>x</p>', ['dead-link /']],
])("checks a link into the owner's own HTML: %s", async (href, html, wanted) => {
  expect(await foundWith(html, `<a href="${href}">x</a>`)).toEqual(wanted);
});
