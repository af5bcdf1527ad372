import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { load, sourceOf } from '../../../src/node/load/load.ts';
import { makePictures } from '../../../src/node/pictures/make-pictures.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';
import { stripes } from '../../support/pictures.ts';
import { smallSite } from '../../support/sites/site.ts';

/* A site with these files in public/, the first of which is the picture of its hero. */
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
    async build() {
      const { site } = await load(source);
      if (!site) throw new Error('the site is wrong');
      const to = join(folder, `build-${++builds}`);
      const files = await makePictures(site, source, to);
      const [hero] = site.pages[0]?.blocks ?? [];
      return { site, files, to, picture: hero?.type === 'hero' ? hero.picture : undefined };
    },
  };
}

test('whoever shows the picture shows a copy of it, and its name is that of the picture', async () => {
  const { build } = await siteOf({ 'Me & Ümit 2.jpg': stripes(300, 400).jpeg() });
  const { site, files, picture } = await build();
  const src = expect.stringMatching(/^\/assets\/me-mit-2-[0-9a-f]{8}\.jpg$/);
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

test('what was made once is not made again, what is changed is, and what is gone is forgotten', async () => {
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

test.each<[what: string, spoil: (cache: string, name: string) => Promise<unknown>]>([
  ['of which a power cut has left nothing', (cache, name) => truncate(join(cache, name))],
  ['of which a power cut has left nonsense', (cache, name) => put(join(cache, name), 'nonsense')],
  ['of which nothing is known any more', (cache) => rm(`${cache}.json`)],
  ['of which nonsense is known', (cache) => put(`${cache}.json`, '[')],
])('a copy %s is made again', async (_, spoil) => {
  const { folder, build } = await siteOf({ 'me.jpg': stripes(300, 400).jpeg() });
  const first = await build();
  const cache = join(folder, '.onefolio/cache/pictures');
  await spoil(cache, (await readdir(cache))[0] ?? '');
  const second = await build();
  expect(await contentsOf(second.to)).toEqual(await contentsOf(first.to));
});

test('the same picture gives the same bytes, on every machine that has the same Onefolio', async () => {
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
])('%s is sent as it is', async (name, file) => {
  const { build } = await siteOf({ [name]: file });
  const { files, picture } = await build();
  expect(files).toEqual([]);
  expect(picture).toEqual({ src: `/${name}`, alt: 'Me', width: 4, height: 5, isFirst: true });
});

const point = { width: 1, height: 1, channels: 3 } as const;

test.each<[string, Sharp, [number, number, number]]>([
  ['printers', stripes(40, 50).toColourspace('cmyk').jpeg(), [255, 187, 68]],
  ['scientists', stripes(40, 50).toColourspace('rgb16').png(), [255, 187, 68]],
  ['fax machines', stripes(40, 50).greyscale().png(), [198, 198, 198]],
  ['nobody: a single point', sharp({ create: { ...point, background: '#246' } }).png(), [34, 68, 102]],
])('a picture made for %s keeps its colours', async (_, file, colour) => {
  const { build } = await siteOf({ 'me.png': file });
  const { to, files } = await build();
  for (const name of files) {
    const { data, info } = await sharp(join(to, name))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = info.channels * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 4));
    for (const [channel, value] of colour.entries())
      expect(Math.abs((data[middle + (info.channels < 3 ? 0 : channel)] ?? 0) - value), name).toBeLessThan(25);
  }
});

test('what can be seen through stays so, and is white where that cannot be', async () => {
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
])('a picture of %i × %i pixels has copies, though no format holds so many on a side', async (width, height) => {
  const { build } = await siteOf({ 'long.png': stripes(width, height).png() });
  const { to, files, picture } = await build();
  expect(files).toHaveLength(1 + 2 * (picture?.widths?.length ?? 0));
  for (const file of files) {
    const copy = await sharp(join(to, file)).metadata();
    expect(Math.max(copy.width, copy.height)).toBeLessThan(16_384);
  }
});

test('a site without pictures costs nothing', async () => {
  const folder = await folderOf({ 'site.json': smallSite() });
  const source = sourceOf(join(folder, 'site.json'), { makesCopies: true });
  const { site } = await load(source);
  if (!site) throw new Error('the site is wrong');
  expect(await makePictures(site, source, join(folder, 'to'))).toEqual([]);
  expect(await readdir(folder)).toEqual(['site.json']);
});

function frames(): Sharp {
  const create = { width: 4, height: 5, channels: 3 as const, background: '#fb4' };
  return sharp({ create: { ...create, height: 10, background: '#246', pageHeight: 5 } }).composite([
    { input: { create }, left: 0, top: 0 },
  ]);
}
