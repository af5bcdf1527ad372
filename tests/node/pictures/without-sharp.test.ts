import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { movingAvif, position, stripes } from '../../support/browser/pictures.ts';
import { folderOf } from '../../support/folder.ts';

/*
 * Simulates a missing sharp; the pictures of the tests are created with a separately loaded one. Test files share their
 * modules, so these are loaded again, and discarded afterwards.
 */
const without = '../../../src/node/pictures/load-sharp.ts';
vi.resetModules();
vi.doMock(without, () => ({ loadSharp: async () => null }));
const { inspectPicture } = await import('../../../src/node/pictures/inspect-picture.ts');
const { PictureCache } = await import('../../../src/node/pictures/picture-cache.ts');
const { textlessLinkPreview } = await import('../../../src/node/render/theme/textless-link-preview.ts');
afterAll(() => {
  vi.doUnmock(without);
  vi.resetModules();
});

const put = async (name: string, picture: Sharp) => {
  const file = join(await folderOf(), name);
  await writeFile(file, await picture.toBuffer());
  return file;
};

test.each([
  ['JPEG', (picture: Sharp) => picture.jpeg()],
  ['PNG', (picture: Sharp) => picture.png()],
  ['WebP', (picture: Sharp) => picture.webp()],
  ['AVIF', (picture: Sharp) => picture.avif({ effort: 0 })],
  ['GIF', (picture: Sharp) => picture.gif()],
])('finds the size of a %s', async (format, as) => {
  const file = await put('picture', as(stripes(640, 480)));
  expect(await inspectPicture(file)).toMatchObject({ format, width: 640, height: 480, hasPosition: false });
});

test('finds the size of an animated AVIF', async () => {
  const file = join(await folderOf(), 'me.avif');
  await writeFile(file, await movingAvif());
  expect(await inspectPicture(file)).toMatchObject({ format: 'AVIF', width: 16, height: 20, isMoving: true });
});

test('finds the size of a photo in portrait orientation', async () => {
  const file = await put('me.jpg', stripes(640, 480).jpeg().withMetadata({ orientation: 6 }));
  expect(await inspectPicture(file)).toMatchObject({ width: 480, height: 640 });
});

test.each([
  ['JPEG', (picture: Sharp) => picture.jpeg()],
  ['PNG', (picture: Sharp) => picture.png()],
  ['WebP', (picture: Sharp) => picture.webp()],
])('finds the location of a photo in a %s', async (_, as) => {
  const file = await put('me', as(stripes(64, 48)).withExif(position));
  expect(await inspectPicture(file)).toMatchObject({ hasPosition: true });
});

test('reports a file that is not a picture', async () => {
  const file = join(await folderOf(), 'me.jpg');
  await writeFile(file, 'a letter');
  expect(await inspectPicture(file)).toEqual({ problem: 'unreadable', reason: "it isn't an image, or it is damaged" });
});

test('publishes a picture unchanged, and records that copies are missing', async () => {
  const folder = await folderOf();
  await writeFile(join(folder, 'me.jpg'), await stripes(1600, 1200).jpeg().toBuffer());
  const cache = new PictureCache(folder, true);
  await cache.prefetch(['/me.jpg']);
  expect(cache.pictureOf('/me.jpg')).toMatchObject({ width: 1600, height: 1200 });
  expect(cache.pictureOf('/me.jpg')).not.toHaveProperty('copies');
  expect(cache.lacksCopies).toBe(true);
});

test('generates no picture for link previews', async () => {
  expect(await textlessLinkPreview()).toBe(null);
});
