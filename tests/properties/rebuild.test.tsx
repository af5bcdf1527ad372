import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
import { render } from '../../src/app/prerender.tsx';
import type { Assets } from '../../src/node/render/assets.ts';
import { prerender } from '../../src/node/render/prerender.ts';
import { openRenderCache } from '../../src/node/render/render-cache.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { compileSite, smallSite } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

const assets: Assets = {
  script: 'boot()',
  style: 'body{}',
  entry: '/assets/site-1.js',
  build: 'abc',
  printStyle: '/assets/print-1.css',
  printRules: '.header{display:none}',
  pageStyles: { cv: 'assets/cv-1.css', notFound: 'assets/not-found-1.css' },
  sprite: '',
};

/* Builds a site with the pages and the cache of the last build, or without any. */
async function write(site: Site, { last, now = '2026-11-21', code = 'code' }: Build) {
  const compiled = compileSite(site, { url: null });
  if (!compiled.site) throw new Error('the site is wrong');
  const [folder, before] = [await folderOf(), last ?? (await folderOf())];
  const published = join(before, 'dist');
  const cache = openRenderCache({ index: join(before, 'cache/markup.json'), published, code });
  await prerender(compiled, cache.inFrontOf({ render }), assets, folder, new Date(now));
  cache.save();
  const files = await contentsOf(folder);
  await rm(published, { recursive: true, force: true });
  await mkdir(before, { recursive: true });
  await rename(folder, published);
  return { files, rendered: cache.rendered };
}

interface Build {
  last?: string;
  now?: string;
  code?: string;
}

/* What can happen to the pages and the cache of a build before the next one. */
const mishaps: Record<string, (last: string) => Promise<unknown>> = {
  nothing: async () => {},
  'it is deleted': (last) => rm(last, { recursive: true }),
  'the pages are cut off': (last) => eachPage(last, (page) => truncate(page, 300)),
  'the pages are empty': (last) => eachPage(last, (page) => truncate(page, 0)),
  'the pages are gone': (last) => eachPage(last, (page) => rm(page)),
  'the pages are other files': (last) => eachPage(last, (page) => writeFile(page, '<p>Hello')),
  'the pages hold something else': (last) =>
    eachPage(last, async (page) =>
      writeFile(page, (await readFile(page, 'latin1')).replaceAll('</h', '!</h'), 'latin1'),
    ),
  'the home page is a folder': async (last) => {
    await rm(home(last));
    await mkdir(home(last));
  },
  'the home page is a link': async (last) => {
    await rename(home(last), `${home(last)}.other`);
    await symlink(`${home(last)}.other`, home(last));
  },
  'the home page is a pipe': async (last) => {
    await rm(home(last));
    execFileSync('mkfifo', [home(last)]);
  },
  'the home page is larger than any page': (last) => truncate(home(last), 2 ** 33),
  'the index is gone': (last) => rm(join(last, 'cache'), { recursive: true }),
  'the index is no JSON': (last) => writeFile(join(last, 'cache/markup.json'), '{'),
  'the index has another format': (last) => writeFile(join(last, 'cache/markup.json'), '{"version":1}'),
  'the index has invalid entries': (last) =>
    writeFile(join(last, 'cache/markup.json'), '{"version":2,"pages":{"/":[null,5]}}'),
};
const home = (last: string) => join(last, 'dist/index.html');
const eachPage = async (last: string, act: (page: string) => Promise<void>) => {
  const names = await readdir(join(last, 'dist'), { recursive: true });
  for (const name of names) if (name.endsWith('.html')) await act(join(last, 'dist', name));
};

test('writes the same files after any edit as a build without a cache, whatever happened to the cache', async () => {
  const days = fc.constantFrom('2026-11-21', '2026-12-31', '2027-01-01');
  const edit = fc.record({
    from: fc.nat(1),
    page: fc.nat(),
    now: days,
    mishap: fc.constantFrom(...Object.keys(mishaps)),
  });
  await fc.assert(
    fc.asyncProperty(anySite, anySite, fc.array(edit, { minLength: 1, maxLength: 3 }), async (one, other, edits) => {
      const last = await folderOf();
      await write(one, { last });
      for (const { from, page, now, mishap } of edits) {
        const [base, more] = from === 0 ? [one, other] : [other, one];
        const pages = base.pages.map((each, index) => (index === page % base.pages.length ? more.pages[0] : each));
        const mixed = { ...base, pages } as Site;
        const site = compileSite(mixed).site ? mixed : base;
        await mishaps[mishap]?.(last);
        expect((await write(site, { last, now })).files).toEqual((await write(site, { now })).files);
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

test('renders only the pages that have changed', async () => {
  const last = await folderOf();
  const rendered = async (site: Site, more: Build = {}) => (await write(site, { last, ...more })).rendered;
  expect(await rendered(siteOf('a', 'b', 'c'))).toBe(3);
  expect(await rendered(siteOf('a', 'b', 'c'))).toBe(0);
  expect(await rendered(siteOf('a', 'B', 'c'))).toBe(1);
  expect(await rendered(siteOf('a', 'B', 'c'), { now: '2027-01-01' })).toBe(0);
  expect(await rendered(siteOf('a', 'B', 'c {year}'))).toBe(1);
  expect(await rendered(siteOf('a', 'B', 'c {year}'), { now: '2027-01-01' })).toBe(1);
  expect(await rendered(siteOf('a', 'B', 'c {year}'), { now: '2027-01-01', code: 'other' })).toBe(3);
  const around = { ...siteOf('a', 'B', 'c {year}'), footer: { copyright: 'x' } };
  expect(await rendered(around, { now: '2027-01-01', code: 'other' })).toBe(3);
});

test('does not reuse the markup of pages that a build did not publish', async () => {
  const last = await folderOf();
  const dist = join(last, 'dist');
  await write(siteOf('a', 'b'), { last });
  await cp(dist, join(last, 'before'), { recursive: true });
  await write(siteOf('A', 'B'), { last });
  await rm(dist, { recursive: true });
  await rename(join(last, 'before'), dist);
  expect((await write(siteOf('A', 'B'), { last })).files).toEqual((await write(siteOf('A', 'B'), {})).files);
});

test.each(Object.entries(mishaps))('renders nothing in the second build after a mishap: %s', async (_, damage) => {
  const last = await folderOf();
  const rendered = async () => (await write(siteOf('a', 'b', 'c'), { last })).rendered;
  expect(await rendered()).toBe(3);
  await damage(last);
  await rendered();
  expect(await rendered()).toBe(0);
});
