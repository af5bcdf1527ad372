import { join } from 'node:path';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
import { runs } from '../properties/generators/runs.ts';
import { siteOf } from '../properties/generators/site.ts';
import { closePages, hydrated, visit } from '../support/browser/page.ts';
import { stripes } from '../support/browser/pictures.ts';
import { command, serveUntil } from '../support/command.ts';
import { contentsOf, openFolder, put } from '../support/folder.ts';

const midday = { SOURCE_DATE_EPOCH: '1795262400' };

/* The site with only links to its pages in the header, and without future pages. */
const withLinks = (site: Site): Site => ({
  ...site,
  pages: site.pages.map(({ draft: _, updated: __, ...page }) =>
    page.date === undefined ? page : { ...page, date: '2020' },
  ),
  navigation: site.pages.filter(({ hidden }) => !hidden).map(({ path }, index) => ({ label: `P${index}`, href: path })),
});

const severalPages = siteOf(2)
  .filter(({ pages }) => pages.filter(({ hidden }) => !hidden).length > 1)
  .map(withLinks);

/* The files that generated sites refer to. */
const files = {
  'me.jpg': await stripes(8, 8).jpeg().toBuffer(),
  'pictures/one-two_3.png': await stripes(8, 8).png().toBuffer(),
  'é.webp': await stripes(8, 8).webp().toBuffer(),
  'icons/one-two_3.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16z"/></svg>',
  'files/cv.pdf': '',
  'files/näive.tar.gz': '',
};

/* The text of a page, the targets of its links and its title. */
const content = (page: Page) =>
  page.evaluate(() => {
    const container = document.getElementById('of-root') as HTMLElement;
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    return { text: container.textContent, links, title: document.title };
  });

test.each([undefined, 'https://you.example/portfolio/'])(
  'shows the same page by link, by URL and without JavaScript, for any site at %s',
  async (url) => {
    await fc.assert(
      fc.asyncProperty(severalPages, async ({ url: _, ...site }) => {
        const folder = await openFolder();
        try {
          await put(join(folder.path, 'site.json'), url === undefined ? site : { ...site, url });
          await build(folder.path);
          if (url !== undefined) expect(await again(folder.path)).toEqual(await contentsOf(join(folder.path, 'dist')));
          await look(folder.path, site);
        } finally {
          await folder.remove();
        }
      }),
      { ...runs(1), endOnFailure: true },
    );
  },
);

const wordsFor = (folder: string) => ['--site', join(folder, 'site.json')];

async function build(folder: string): Promise<void> {
  for (const [file, content] of Object.entries(files)) await put(join(folder, 'public', file), content);
  for (const file of ['text.md', 'texts/another one.md']) await put(join(folder, file), 'A text.');
  const environment = { ...midday, TZ: 'Pacific/Auckland', LANG: 'ar_TN.UTF-8' };
  const { code, stderr } = await command(['build', ...wordsFor(folder)], environment);
  expect([code, stderr.match(/^error.*/gm)]).toEqual([0, null]);
}

/* The files of a second build in another folder and time zone. */
async function again(folder: string): Promise<Record<string, string>> {
  const out = join(folder, 'again');
  await command(['build', ...wordsFor(folder), '--out', out], { ...midday, TZ: 'America/Los_Angeles' }, folder);
  return contentsOf(out);
}

async function look(folder: string, { pages }: Omit<Site, 'url'>): Promise<void> {
  const server = await serveUntil(['preview', ...wordsFor(folder), '--port', '0']);
  const at = (path: string) => server.url + path;
  const settings = { timezoneId: 'UTC', hasOwnClock: true };
  try {
    const paths = pages.filter(({ hidden }) => !hidden).map(({ path }) => path);
    const walker = await hydrated(await visit(at('/'), settings));
    await walker.evaluate(() => Object.assign(window, { untouched: true }));
    for (const path of [...paths.slice(1), '/']) {
      const written = await content(await visit(at(path), { ...settings, javaScriptEnabled: false }));
      const direct = await content(await hydrated(await visit(at(path), settings)));
      expect([path, direct]).toEqual([path, written]);
      await walker
        .locator(`.menu a[href="${new URL(at(path)).pathname}"]`)
        .first()
        .dispatchEvent('click');
      await walker.locator(`main[data-path="${path}"]`).waitFor({ state: 'attached' });
      expect([path, await content(walker)]).toEqual([path, direct]);
    }
    expect(await walker.evaluate(() => 'untouched' in window)).toBe(true);
    await closePages();
  } finally {
    await server.stop();
  }
}
