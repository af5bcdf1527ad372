import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PageData } from '../../../schema/resolved.ts';
import { sourceOf } from '../../../src/node/load/load-site.ts';
import { makePictures } from '../../../src/node/pictures/make-pictures.ts';
import type { OnProgress } from '../../../src/node/progress.ts';
import { preloadTags } from '../../../src/node/render/head-tags.ts';
import { stripes } from '../../support/browser/pictures.ts';
import { compileSource } from '../../support/compile-source.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

/* A site with these files in public/; its hero, its owner and its link preview show the first one. */
async function siteOf(files: Record<string, Sharp | string>) {
  const folder = await folderOf();
  for (const [name, file] of Object.entries(files))
    await put(join(folder, 'public', name), typeof file === 'string' ? file : await file.toBuffer());
  const [name = ''] = Object.keys(files);
  const picture = { src: `/${encodeURI(name)}`, alt: 'Me' };
  const site = smallSite();
  site.owner.picture = picture;
  site.image = picture;
  site.pages[0].blocks[0].picture = picture;
  await put(join(folder, 'site.json'), site);
  const source = sourceOf(join(folder, 'site.json'), { makesCopies: true });
  let builds = 0;
  return {
    folder,
    async build(onProgress?: OnProgress) {
      const { site } = await compileSource(source);
      if (!site) throw new Error('the site is wrong');
      const to = join(folder, `build-${++builds}`);
      const files = await makePictures([{ site }], source, to, onProgress);
      const [hero] = site.pages[0]?.blocks ?? [];
      return { site, files, to, picture: hero?.type === 'hero' ? hero.picture : undefined };
    },
  };
}

test('shows resized copies of a picture, named after it, wherever the site uses it', async () => {
  const { build } = await siteOf({ 'Me & Ümit 2.jpg': stripes(300, 400).jpeg() });
  const { site, files, picture } = await build();
  const src = expect.stringMatching(/^\/assets\/me-umit-2-[0-9a-f]{8}\.jpg$/);
  expect(picture).toMatchObject({ src, width: 300, height: 400, widths: [240, 300] });
  expect([site.owner.picture, site.image]).toMatchObject([{ src }, { src }]);
  expect(files.map((file) => file.replace(/^.*?-[0-9a-f]{8}/, '')).sort()).toEqual([
    '-240.avif',
    '-240.webp',
    '-300.avif',
    '-300.webp',
    '.jpg',
  ]);
});

test('reuses the copies of an unchanged picture, and replaces those of a changed one', async () => {
  const { folder, build } = await siteOf({ 'me.jpg': stripes(300, 400).jpeg() });
  const cache = join(folder, '.onefolio/cache/pictures');
  const first = await build();
  const made = await Promise.all((await readdir(cache)).map((name) => stat(join(cache, name))));
  const second = await build();
  const found = await Promise.all((await readdir(cache)).map((name) => stat(join(cache, name))));
  expect(found.map(({ ino, mtimeMs }) => [ino, mtimeMs])).toEqual(made.map(({ ino, mtimeMs }) => [ino, mtimeMs]));
  expect(await contentsOf(second.to)).toEqual(await contentsOf(first.to));

  await put(join(folder, 'public/me.jpg'), await stripes(310, 400).jpeg().toBuffer());
  const third = await build();
  expect(third.files.filter((file) => first.files.includes(file))).toEqual([]);
  expect(await readdir(cache)).toHaveLength(third.files.length);
});

test('reports an image while it is encoded, from the start, but not one in the cache', async () => {
  const { build } = await siteOf({ 'me.jpg': stripes(300, 400).jpeg() });
  const reports: string[] = [];
  const onProgress: OnProgress = (step, done, total, name) => reports.push(`${step}: ${done} of ${total} (${name})`);
  await build(onProgress);
  // Before its five copies, and after each.
  expect(reports).toEqual(Array(6).fill('encoding images: 1 of 1 (me.jpg)'));
  await build(onProgress);
  expect(reports).toHaveLength(6);
});

test('makes the same bytes from the same picture in every folder', async () => {
  const files = { 'me.jpg': stripes(300, 400).jpeg() };
  const [one, other] = await Promise.all([siteOf(files), siteOf(files)]);
  const [first, second] = [await one.build(), await other.build()];
  expect(Object.keys(await contentsOf(first.to))).toHaveLength(5);
  expect(await contentsOf(second.to)).toEqual(await contentsOf(first.to));
});

test.each<[string, Sharp | string]>([
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>'],
  ['party.gif', frames().gif()],
  ['party.webp', frames().webp()],
])('publishes %s unchanged, without copies', async (name, file) => {
  const { build } = await siteOf({ [name]: file });
  const { files, picture } = await build();
  expect(files).toEqual([]);
  expect(picture).toEqual({ src: `/${name}`, alt: 'Me', width: 4, height: 5, isFirst: true });
});

const point = { width: 1, height: 1, channels: 3 } as const;

test.each<[string, Sharp, [number, number, number]]>([
  ['a CMYK picture', stripes(40, 50).toColourspace('cmyk').jpeg(), [255, 187, 68]],
  ['a picture of 16 bits a channel', stripes(40, 50).toColourspace('rgb16').png(), [255, 187, 68]],
  ['a greyscale picture', stripes(40, 50).greyscale().png(), [198, 198, 198]],
  ['a picture of a single pixel', sharp({ create: { ...point, background: '#246' } }).png(), [34, 68, 102]],
])('keeps the colors of %s', async (_, file, color) => {
  const { build } = await siteOf({ 'me.png': file });
  const { to, files } = await build();
  for (const name of files) {
    const { data, info } = await sharp(join(to, name))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = info.channels * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 4));
    for (const [channel, value] of color.entries())
      expect(Math.abs((data[middle + (info.channels < 3 ? 0 : channel)] ?? 0) - value), name).toBeLessThan(25);
  }
});

test('keeps transparency, except in JPEG, where it becomes white', async () => {
  const { build } = await siteOf({
    'me.png': sharp({ create: { width: 20, height: 20, channels: 4, background: '#f000' } }).png(),
  });
  const { to, files } = await build();
  for (const name of files) {
    const { data, info } = await sharp(join(to, name)).raw().toBuffer({ resolveWithObject: true });
    if (name.endsWith('.jpg')) expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    else expect([info.channels, data[3]]).toEqual([4, 0]);
  }
});

test.each([
  [20, 20_000],
  [20_000, 20],
])('makes copies within the limits of every format from a picture of %i × %i pixels', async (width, height) => {
  const { build } = await siteOf({ 'long.png': stripes(width, height).png() });
  const { to, files, picture } = await build();
  expect(files).toHaveLength(1 + 2 * (picture?.widths?.length ?? 0));
  for (const file of files) {
    const copy = await sharp(join(to, file)).metadata();
    expect(Math.max(copy.width, copy.height)).toBeLessThan(16_384);
  }
});

test('writes nothing for a site without pictures', async () => {
  const folder = await folderOf({ 'site.json': smallSite() });
  const source = sourceOf(join(folder, 'site.json'), { makesCopies: true });
  const { site } = await compileSource(source);
  if (!site) throw new Error('the site is wrong');
  expect(await makePictures([{ site }], source, join(folder, 'to'))).toEqual([]);
  expect(await readdir(folder)).toEqual(['site.json']);
});

function frames(): Sharp {
  const create = { width: 4, height: 5, channels: 3 as const, background: '#fb4' };
  return sharp({ create: { ...create, height: 10, background: '#246', pageHeight: 5 } }).composite([
    { input: { create }, left: 0, top: 0 },
  ]);
}

const pageWith = (picture: object) => ({ blocks: [{ type: 'hero', picture }] }) as unknown as PageData;

test('preloads an SVG picture only if it is the first of its page', () => {
  expect(preloadTags(pageWith({ src: '/me.svg', alt: 'Me', isFirst: true }), '/portfolio')).toEqual([
    '<link rel="preload" as="image" href="/portfolio/me.svg" fetchpriority="high">',
  ]);
  expect(preloadTags(pageWith({ src: '/me.svg', alt: 'Me' }), '')).toEqual([]);
});
