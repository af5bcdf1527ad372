import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
import { render } from '../../src/app/prerender.tsx';
import { KeptMarkup } from '../../src/build/kept-markup.ts';
import { type Assets, prerender } from '../../src/build/prerender.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { compileSite, smallSite } from '../support/site.ts';
import { runs } from './runs.ts';
import { anySite } from './site.ts';

const assets: Assets = {
  script: 'boot()',
  style: 'body{}',
  entry: '/assets/site-1.js',
  build: 'abc',
  fonts: { latin: '/latin.woff2', arabic: '/arabic.woff2' },
  sprite: '',
};

/* Writes a site with what the last build has kept, or with nothing of it. */
async function write(site: Site, { cache, now = '2026-11-21', code = 'code' }: Build) {
  const { site: resolved } = compileSite(site);
  if (!resolved) throw new Error('the site is wrong');
  const folder = await folderOf();
  const kept = new KeptMarkup(cache ?? (await folderOf()), code);
  await prerender({ ...resolved, url: undefined }, kept.remember({ render }), assets, folder, new Date(now));
  kept.save();
  kept.close();
  const files = await contentsOf(folder);
  await rm(folder, { recursive: true });
  return { files, drawn: kept.drawn };
}
interface Build {
  cache?: string;
  now?: string;
  code?: string;
}

/* What can become of a cache between two builds. */
const mishaps: Record<string, (cache: string) => Promise<unknown>> = {
  nothing: async () => {},
  'it is deleted': (cache) => rm(cache, { recursive: true }),
  'the pack is cut': (cache) => eachPack(cache, (pack) => truncate(pack, 100)),
  'the pack is empty': (cache) => eachPack(cache, (pack) => truncate(pack, 0)),
  'the pack is gone': (cache) => eachPack(cache, (pack) => rm(pack)),
  'the pack holds something else': (cache) =>
    eachPack(cache, async (pack) => writeFile(pack, (await readFile(pack, 'latin1')).replaceAll('e', 'a'), 'latin1')),
  'the index is no JSON': (cache) => writeFile(join(cache, 'markup.json'), '{'),
  'the index is of something else': (cache) => writeFile(join(cache, 'markup.json'), '{"version":2}'),
  'the index has odd places': (cache) =>
    writeFile(join(cache, 'markup.json'), '{"version":1,"pack":"markup-0","places":{"x":[-5,"y",null]}}'),
};
const eachPack = async (cache: string, act: (pack: string) => Promise<void>) =>
  Promise.all((await readdir(cache)).filter((name) => /^markup-\d$/.test(name)).map((name) => act(join(cache, name))));

test('writes the same files after any edit as a build that keeps nothing, whatever became of what was kept', async () => {
  const days = fc.constantFrom('2026-11-21', '2026-12-31', '2027-01-01');
  const edit = fc.record({
    from: fc.nat(1),
    page: fc.nat(),
    now: days,
    mishap: fc.constantFrom(...Object.keys(mishaps)),
  });
  await fc.assert(
    fc.asyncProperty(anySite, anySite, fc.array(edit, { minLength: 1, maxLength: 3 }), async (one, other, edits) => {
      const cache = await folderOf();
      await write(one, { cache });
      for (const { from, page, now, mishap } of edits) {
        const [base, more] = from === 0 ? [one, other] : [other, one];
        const pages = base.pages.map((each, index) => (index === page % base.pages.length ? more.pages[0] : each));
        const mixed = { ...base, pages } as Site;
        const site = compileSite(mixed).site ? mixed : base;
        await mishaps[mishap]?.(cache);
        expect((await write(site, { cache, now })).files).toEqual((await write(site, { now })).files);
      }
    }),
    runs(10),
  );
});

const siteOf = (...headlines: string[]) =>
  ({
    ...smallSite(),
    pages: headlines.map((headline, index) => ({
      path: index === 0 ? '/' : `/p${index}`,
      title: 'Page',
      blocks: [{ type: 'hero', headline }],
    })),
  }) as unknown as Site;

test('draws only the pages that have changed', async () => {
  const cache = await folderOf();
  const drawn = async (site: Site, more: Build = {}) => (await write(site, { cache, ...more })).drawn;
  expect(await drawn(siteOf('a', 'b', 'c'))).toBe(3);
  expect(await drawn(siteOf('a', 'b', 'c'))).toBe(0);
  expect(await drawn(siteOf('a', 'B', 'c'))).toBe(1);
  expect(await drawn(siteOf('a', 'B', 'c'), { now: '2027-01-01' })).toBe(0);
  expect(await drawn(siteOf('a', 'B', 'c {year}'))).toBe(1);
  expect(await drawn(siteOf('a', 'B', 'c {year}'), { now: '2027-01-01' })).toBe(1);
  expect(await drawn(siteOf('a', 'B', 'c {year}'), { now: '2027-01-01', code: 'other' })).toBe(3);
  const around = { ...siteOf('a', 'B', 'c {year}'), footer: { copyright: 'x' } };
  expect(await drawn(around, { now: '2027-01-01', code: 'other' })).toBe(3);
});

test.each(Object.entries(mishaps))('draws nothing in the second build after a mishap: %s', async (_, befall) => {
  const cache = await folderOf();
  const drawn = async () => (await write(siteOf('a', 'b', 'c'), { cache })).drawn;
  expect(await drawn()).toBe(3);
  await befall(cache);
  await drawn();
  expect(await drawn()).toBe(0);
});

test('keeps no more of the pages of the past than of those of now', async () => {
  const cache = await folderOf();
  for (let build = 0; build < 9; build++)
    await write(siteOf(...Array.from({ length: 9 }, () => `x${build}`)), { cache });
  const sizes = Object.values(await contentsOf(cache)).map(({ length }) => length);
  const first = await folderOf();
  await write(siteOf(...Array.from({ length: 9 }, () => 'x9')), { cache: first });
  const once = Object.values(await contentsOf(first)).map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThan(2.5 * Math.max(...once));
});
