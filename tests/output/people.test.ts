import { readdir } from 'node:fs/promises';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { examineFolder } from '../../src/doctor/examine-folder.ts';
import { everyRule, violationsOn } from '../support/browser/axe.ts';
import { leaving } from '../support/browser/fit.ts';
import { printable, visit, visitHydrated } from '../support/browser/page.ts';
import { readPdf } from '../support/pdf.ts';
import { servedSite } from '../support/sites/open-site.ts';
import { readSite } from '../support/sites/read-site.ts';

/* Sites of people, each with the path of its page with the most content. */
const people = [
  ['designer', '/work/ferry'],
  ['developer', '/blog/a-queue-that-sleeps'],
  ['academic', '/essays/ambiguity'],
  ['academic-arabic', '/ghumud'],
] as const;

describe.each(people)('the site "%s"', (name, densest) => {
  const site = servedSite(readSite(name));
  const written = async () =>
    (await readdir(site.dist, { recursive: true }))
      .filter((name) => name.endsWith('.html') && name !== '404.html')
      .map((name) => `/${name.replace(/(?:index)?\.html$/, '').replaceAll('\\', '/')}`)
      // The later posts of the developer have the same code as the first ten.
      .filter((path) => !/-(?:a-year-before|for-the-first-time)$/.test(path));

  test('is built without an error or a warning, and has nothing to fix', async () => {
    expect([site.build.code, site.build.stderr]).toEqual([0, '']);
    expect(await examineFolder(site.dist, '')).toEqual([]);
  });

  test('hydrates without warnings and never scrolls horizontally on a small phone', async () => {
    for (const path of await written()) {
      const page = await visitHydrated(site.url + path, { viewport: { width: 320, height: 640 } });
      expect([path, ...(await leaving(page))]).toEqual([path]);
    }
  });

  test('has no accessibility violation on its densest page, in either theme', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visitHydrated(site.url + densest, { colorScheme });
      // The owners have chosen colors of lower contrast for code than level AAA asks for.
      const rules = everyRule.filter((rule) => rule !== 'wcag2aaa');
      expect(await violationsOn(page, rules)).toEqual([]);
    }
  });

  test('links to its pages and pictures without a script', async () => {
    for (const path of ['/', densest]) {
      const page = await visit(site.url + path, { javaScriptEnabled: false });
      const links = await page
        .locator('main a[href^="/"]')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
      expect(links).not.toEqual([]);
      for (const link of new Set(links)) expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
    }
  });

  test('has no heading at the end of a printed page', async () => {
    const squeezed = (text: string) => text.replace(/\s/g, '');
    for (const path of ['/', densest]) {
      const page = await printable(await visit(site.url + path));
      const heads = (await page.locator('.section-head, .text-body :is(h2, h3, h4)').allInnerTexts()).map(squeezed);
      const printed = await readPdf(await page.pdf({ format: 'A4', tagged: true }));
      const feet = printed.pages.map(({ lines }) => squeezed(lines.join('')));
      expect([path, ...heads.filter((head) => feet.some((foot) => foot.endsWith(head)))]).toEqual([path]);
    }
  });

  if (!readSite(name).outputs?.feed) return;
  test('has feeds with its latest posts in full', async () => {
    const read = async (name: string) => (await fetch(`${site.url}/${name}`)).text();
    const atom = parseAtomFeed(await read('feed.xml'));
    const json = parseJsonFeed(await read('feed.json'));
    const titles = atom.entries?.map(({ title }) => (typeof title === 'string' ? title : title?.value));
    expect(titles).toHaveLength(20);
    expect(json.items?.map(({ title }) => title)).toEqual(titles);
    expect(json.items?.[0]?.content_html).toContain('SKIP LOCKED');
  });
});
