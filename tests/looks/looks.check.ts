import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { looks } from '../../schema/looks.ts';
import { violationsOn } from '../support/browser/axe.ts';
import { lateFonts, shiftOf } from '../support/browser/late-fonts.ts';
import { visit } from '../support/browser/page.ts';
import { root } from '../support/root.ts';
import { servedSite } from '../support/sites/open-site.ts';
import { type AnySite, siteWithEveryBlock } from '../support/sites/site.ts';

/* The sites for each look: the starter, the samples, and one with an example of every block. */
const samples = join(root, 'samples');
const folders = [
  'three-languages',
  ...(await readdir(join(samples, 'looks')).catch(() => [])).map((name) => `looks/${name}`),
];
const siteIn = async (folder: string) => JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
const sites: [name: string, site: AnySite, folder: string | null][] = [
  ['the starter', await siteIn(root), root],
  ...(await Promise.all(
    folders.map(async (name): Promise<[string, AnySite, string]> => {
      const folder = join(samples, name);
      return [name, await siteIn(folder), folder];
    }),
  )),
  ['an example of every block', siteWithEveryBlock(), null],
];

const widths = [320, 390, 768, 1280, 1920];
const withoutScripts = { width: 390, javaScriptEnabled: false };
/*
 * The largest layout shift of a page whose font comes after its first paint, and the number of pages of a site that are
 * visited. A fallback font may break lines elsewhere, and one more line shifts the rest of the page on a phone.
 */
const most = { shift: 0.12, pages: 5 };

describe.each(looks)('the look "%s"', (look) => {
  describe.each(sites)('on %s', (_, written, folder) => {
    const site = servedSite(
      { ...written, theme: { ...written.theme, look } },
      { prepare: (to) => copyFiles(folder, to), args: ['--allow-placeholders'] },
    );
    let paths: string[];
    beforeAll(async () => {
      expect(site.build.stderr).not.toMatch(/^error/m);
      const files = await readdir(site.dist, { recursive: true });
      const pages = files
        .filter((file) => file.endsWith('.html'))
        .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
      paths = pages.toSorted((one, other) => one.length - other.length).slice(0, most.pages);
    });
    const address = (path: string) => site.url + path;

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
          for (const line of await violationsOn(page)) found.push(`${path} at ${width}, ${colorScheme}: ${line}`);
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

/* Copies the files next to a site. */
async function copyFiles(folder: string | null, to: string): Promise<void> {
  const names = folder === null ? [] : await readdir(folder);
  for (const name of names.filter((each) => /^(?:public|posts|texts)$/.test(each)))
    await cp(join(folder as string, name), join(to, name), { recursive: true });
}
