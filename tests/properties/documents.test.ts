import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Block } from '../../schema/block.ts';
import type { Site } from '../../schema/site.ts';
import { bundle } from '../../scripts/bundle.js';
import * as renderer from '../../src/client/prerender.tsx';
import { en } from '../../src/core/i18n/labels/en.ts';
import { assetsFor } from '../../src/node/render/assets.ts';
import { readBundles } from '../../src/node/render/bundles.ts';
import { prerender } from '../../src/node/render/prerender.ts';
import { contentsOf, openFolder } from '../support/folder.ts';
import { faultsOf } from '../support/html.ts';
import { compileSite } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const { client } = await readBundles(await bundle());
// Equal on every page, and long.
const assets = { ...assetsFor({ pages: [] }, client), style: 'body{}' };

/* Every file that a build writes for a site, except its bundles. */
async function written(site: Site): Promise<Record<string, string>> {
  const compiled = compileSite(site);
  if (!compiled.site) throw new Error('the site is wrong');
  const { path, remove } = await openFolder();
  try {
    await prerender([compiled], renderer, assets, path, new Date('2026-11-21T23:30:00Z'));
    return await contentsOf(path);
  } finally {
    await remove();
  }
}

test('writes every page of any site as a valid HTML document', async () => {
  await fc.assert(
    fc.asyncProperty(anySite, async (site) => {
      const files = Object.entries(await written(site)).filter(([file]) => file.endsWith('.html'));
      expect(files.length).toBeGreaterThan(1);
      for (const [file, content] of files) {
        const faults = await faultsOf(Buffer.from(content, 'base64').toString());
        expect([file, faults.filter((fault) => !isOfSameNames(fault, site))]).toEqual([file, []]);
      }
    }),
    runs(25),
  );
});

/* An owner may give two parts of a page the same name. */
function isOfSameNames(fault: string, { labels = {}, pages }: Site): boolean {
  const nameOf = (block: Block) => ('heading' in block ? [block.heading] : 'headline' in block ? [block.headline] : []);
  const headings = pages.map(({ blocks }) => blocks.flatMap(nameOf));
  const { menu, sections, beside, onThisPage } = { ...en, ...labels };
  const named = [[menu, sections, beside, onThisPage], ...headings];
  return fault.startsWith('unique-landmark') && named.some((all) => new Set(all).size < all.length);
}

test('writes the same bytes when it builds any site again in another time zone', async () => {
  await fc.assert(
    fc.asyncProperty(anySite, async (site) => {
      vi.stubEnv('TZ', 'Pacific/Auckland');
      const first = await written(site);
      vi.stubEnv('TZ', 'America/Los_Angeles');
      expect(await written(structuredClone(site))).toEqual(first);
    }),
    runs(15),
  );
});
