import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examineFolder } from '../../src/doctor/local.ts';
import { violationsOn } from '../support/browser/axe.ts';
import { leaving } from '../support/browser/fit.ts';
import { closePages, printable, visit, visitHydrated } from '../support/browser/page.ts';
import { command, type Finished, serveUntil } from '../support/command.ts';
import { openFolder, put } from '../support/folder.ts';
import { readPdf } from '../support/pdf.ts';
import { academic, arabicAcademic } from '../support/sites/people/academic.ts';
import { designer } from '../support/sites/people/designer.ts';
import { developer } from '../support/sites/people/developer.ts';

/* The later posts of the developer have the same code as the first ten. */
const people = [
  { name: 'a designer', person: designer, pages: /./ },
  { name: 'a developer', person: developer, pages: /^(?!.*-(?:a-year-before|for-the-first-time)$)/ },
  { name: 'an academic', person: academic, pages: /./ },
  { name: 'an academic who writes Arabic', person: arabicAcademic, pages: /./ },
];

describe.each(people)('the site of $name', ({ person, pages }) => {
  let folder: Awaited<ReturnType<typeof openFolder>>;
  let server: Awaited<ReturnType<typeof serveUntil>>;
  let build: Finished;
  const file = () => join(folder.path, 'site.json');

  beforeAll(async () => {
    folder = await openFolder();
    await put(file(), person.site);
    for (const [name, content] of Object.entries(await person.files())) await put(join(folder.path, name), content);
    build = await command(['build', '--site', file()], { SOURCE_DATE_EPOCH: '1795219200' });
    server = await serveUntil(['preview', '--site', file(), '--port', '0']);
  });
  afterAll(async () => {
    await closePages();
    await server.stop();
    await folder.remove();
  });

  const written = async () =>
    (await readdir(join(folder.path, 'dist'), { recursive: true }))
      .filter((name) => name.endsWith('.html') && name !== '404.html')
      .map((name) => `/${name.replace(/(?:index)?\.html$/, '').replaceAll('\\', '/')}`)
      .filter((path) => pages.test(path));

  test('is built without an error or a warning, and has nothing to fix', async () => {
    expect([build.code, build.stderr]).toEqual([0, '']);
    expect(await examineFolder(join(folder.path, 'dist'), '')).toEqual([]);
  });

  test('hydrates without warnings and never scrolls horizontally on a small phone', async () => {
    for (const path of await written()) {
      const page = await visitHydrated(server.url + path, { viewport: { width: 320, height: 640 } });
      expect([path, ...(await leaving(page))]).toEqual([path]);
    }
  });

  test('has no accessibility violation on its densest page, in either theme', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visitHydrated(server.url + person.densest, { colorScheme });
      expect(await violationsOn(page)).toEqual([]);
    }
  });

  test('links to its pages and pictures without a script', async () => {
    for (const path of ['/', person.densest]) {
      const page = await visit(server.url + path, { javaScriptEnabled: false });
      const links = await page
        .locator('main a[href^="/"]')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
      expect(links).not.toEqual([]);
      for (const link of new Set(links)) expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
    }
  });

  test('has no heading at the end of a printed page', async () => {
    const squeezed = (text: string) => text.replace(/\s/g, '');
    for (const path of ['/', person.densest]) {
      const page = await printable(await visit(server.url + path));
      const heads = (await page.locator('.section-head, .text-body :is(h2, h3, h4)').allInnerTexts()).map(squeezed);
      const printed = await readPdf(await page.pdf({ format: 'A4', tagged: true }));
      const feet = printed.pages.map(({ lines }) => squeezed(lines.join('')));
      expect([path, ...heads.filter((head) => feet.some((foot) => foot.endsWith(head)))]).toEqual([path]);
    }
  });

  if (!person.site.outputs?.feed) return;
  test('has feeds with its latest posts in full', async () => {
    const read = async (name: string) => (await fetch(`${server.url}/${name}`)).text();
    const atom = parseAtomFeed(await read('feed.xml'));
    const json = parseJsonFeed(await read('feed.json'));
    const titles = atom.entries?.map(({ title }) => (typeof title === 'string' ? title : title?.value));
    expect(titles).toHaveLength(20);
    expect(json.items?.map(({ title }) => title)).toEqual(titles);
    expect(json.items?.[0]?.content_html).toContain('SKIP LOCKED');
  });
});
