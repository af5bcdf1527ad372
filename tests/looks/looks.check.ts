import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { looks } from '../../schema/looks.ts';
import { lateFonts, shiftOf } from '../support/browser/late-fonts.ts';
import { visit } from '../support/browser/page.ts';
import { violations } from '../support/browser/violations.ts';
import { command, serveUntil } from '../support/command.ts';
import { openFolder, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { filesFor, siteWithEveryBlock } from '../support/sites/every-block.ts';

/* The sites for each look: the starter, the samples, and one with an example of every block. */
const samples = join(root, 'samples');
const folders = [
  'three-languages',
  ...(await readdir(join(samples, 'looks')).catch(() => [])).map((name) => `looks/${name}`),
];
const sites: [name: string, folder: string | null][] = [
  ['the starter', root],
  ...folders.map((name): [string, string] => [name, join(samples, name)]),
  ['an example of every block', null],
];

const widths = [320, 390, 768, 1280, 1920];
const withoutScripts = { width: 390, javaScriptEnabled: false };
/*
 * The largest layout shift of a page whose font comes after its first paint, and the number of pages of a site that are
 * visited. A fallback font may break lines elsewhere, and one more line shifts the rest of the page on a phone.
 */
const most = { shift: 0.12, pages: 5 };

/* The site in a folder, or one with every block. */
async function siteIn(folder: string | null) {
  if (folder !== null) return JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
  return siteWithEveryBlock();
}

describe.each(looks)('the look "%s"', (look) => {
  describe.each(sites)('on %s', (_, source) => {
    let folder: Awaited<ReturnType<typeof openFolder>>;
    let server: Awaited<ReturnType<typeof serveUntil>>;
    let paths: string[];

    beforeAll(async () => {
      folder = await openFolder();
      const site = await siteIn(source);
      site.theme = { ...site.theme, look };
      await putFiles(source, site, folder.path);
      await put(join(folder.path, 'site.json'), site);
      const build = await command(['build', '--allow-placeholders', '--site', join(folder.path, 'site.json')]);
      const errors = build.stderr.split('\n\n').filter((part) => part.startsWith('error'));
      expect([build.code, errors]).toEqual([0, []]);
      server = await serveUntil(['preview', '--site', join(folder.path, 'site.json'), '--port', '0']);
      const files = await readdir(join(folder.path, 'dist'), { recursive: true });
      const pages = files
        .filter((file) => file.endsWith('.html'))
        .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
      paths = pages.toSorted((one, other) => one.length - other.length).slice(0, most.pages);
    });
    afterAll(async () => {
      await server.stop();
      await folder.remove();
    });

    const address = (path: string) => server.url.replace(/\/$/, '') + path;

    test('never overflows a window, with and without scripts, and at twice the text size', async () => {
      const found: string[] = [];
      for (const path of paths)
        for (const { width, ...settings } of [...widths.map((width) => ({ width })), withoutScripts]) {
          const page = await visit(address(path), { viewport: { width, height: 800 }, ...settings });
          // At twice the size, a window of 1280 pixels is as narrow as one of 640.
          for (const size of width === 1280 ? ['100%', '200%'] : ['100%']) {
            await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
            const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (surplus > 0) found.push(`${path} at ${width}, ${size}, ${JSON.stringify(settings)}: ${surplus} px`);
          }
        }
      expect(found).toEqual([]);
    });

    test('has no accessibility violation in both themes', async () => {
      const found: string[] = [];
      for (const path of paths)
        for (const [width, colorScheme] of [
          [390, 'light'],
          [1280, 'dark'],
        ] as const) {
          const page = await visit(address(path), { viewport: { width, height: 800 }, colorScheme });
          for (const line of await violations(page)) found.push(`${path} at ${width}, ${colorScheme}: ${line}`);
        }
      expect(found).toEqual([]);
    });

    test('shifts at most one line when its font arrives late', async () => {
      const found: string[] = [];
      for (const path of paths)
        for (const width of [390, 1280]) {
          const { settings, release } = lateFonts();
          const page = await visit(address(path), { viewport: { width, height: 800 }, ...settings });
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
          release();
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => {}));
          const shift = await shiftOf(page);
          if (shift > most.shift) found.push(`${path} at ${width}: ${shift.toFixed(3)}`);
        }
      expect(found).toEqual([]);
    });
  });
});

/* Copies the files next to a site, or creates those in the example of every block. */
async function putFiles(source: string | null, site: object, to: string): Promise<void> {
  if (source !== null) {
    const names = (await readdir(source)).filter((name) => /^(?:public|posts|texts)$/.test(name));
    for (const name of names) await cp(join(source, name), join(to, name), { recursive: true });
    return;
  }
  for (const [name, content] of Object.entries(await filesFor(site))) await put(join(to, name), content);
}
