import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { OutputInput } from '../../../src/core/outputs/output-input.ts';
import { sourceOf } from '../../../src/node/load/load-site.ts';
import { contactPhoto } from '../../../src/node/outputs/make-outputs.ts';
import { position, stripes } from '../../support/browser/pictures.ts';
import { folderOf } from '../../support/folder.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

/* The photo in the card of an owner with a picture, and the warnings. */
async function photoOf(file: Uint8Array | string, more: object = {}, name = 'me.jpg', written = name) {
  const { owner, ...site } = smallSite();
  const picture = { src: `/${written}`, alt: 'Me' };
  const compiled = compileSite({ ...site, owner: { ...owner, picture, ...more } });
  const source = sourceOf(join(await folderOf({ [`public/${decodeURI(name)}`]: file }), 'site.json'));
  const warnings: string[] = [];
  const photo = await contactPhoto(compiled as unknown as OutputInput, { source, warn: (text) => warnings.push(text) });
  return { photo: photo && Buffer.from(photo, 'base64'), warnings };
}

const noise = () =>
  sharp({
    create: {
      width: 900,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });

test('a photo becomes a small square JPEG without metadata', async () => {
  const { photo, warnings } = await photoOf(await stripes(800, 1000).jpeg().withExif(position).toBuffer());
  expect(warnings).toEqual([]);
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 240 });
  expect((await sharp(photo).metadata()).exif).toBeUndefined();
});

test('even a photo of noise has at most 32 kB, and its name may have spaces', async () => {
  const { photo } = await photoOf(await noise().png().toBuffer(), {}, 'my%20photo.png');
  expect(photo?.length).toBeGreaterThan(1000);
  expect(photo?.length).toBeLessThanOrEqual(32_000);
});

test('a photo is found in any Unicode normalization of its name', async () => {
  const file = await stripes(80, 100).jpeg().toBuffer();
  const { photo, warnings } = await photoOf(file, {}, encodeURI('portre\u0301.jpg'), encodeURI('portr\u00e9.jpg'));
  expect([photo === undefined, warnings]).toEqual([false, []]);
});

test.each([
  ['a text', 'not a picture'],
  ['nothing', ''],
])('a file with %s causes a card without a photo, and one warning', async (_, file) => {
  const { photo, warnings } = await photoOf(file);
  expect(photo).toBeUndefined();
  expect(warnings).toEqual([expect.stringContaining("The contact card has no photo, because /me.jpg can't be read")]);
});

test('a photo only for the CV is not in the card', async () => {
  const { photo, warnings } = await photoOf(await stripes(80, 100).jpeg().toBuffer(), { for: { picture: ['cv'] } });
  expect([photo, warnings]).toEqual([undefined, []]);
});
