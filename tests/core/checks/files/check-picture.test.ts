import { expect, test } from 'vitest';
import type { PictureFile, ShownPicture } from '../../../../src/core/block-host.ts';
import { checkPicture, isCopied } from '../../../../src/core/checks/files/check-picture.ts';
import { valueAt } from '../../../../src/core/diagnostics/diagnostic.ts';
import { compileSite, complaintsOf, exampleOf, siteWith } from '../../../support/sites/site.ts';

const picture = (more: Partial<ShownPicture> = {}): ShownPicture => ({
  format: 'JPEG',
  bytes: 1000,
  isMoving: false,
  hasPosition: false,
  ...more,
});
const megabyte = 1024 * 1024;
const host = { hasFile: (path: string) => /^\/taken(?:-2)?\.jpg$/.test(path), publicFolder: 'public/' };

test.each<[string, string, PictureFile, object[]]>([
  ['nothing for a valid picture', '/me.jpg', picture(), []],
  ['nothing for an upper-case extension', '/a.b/me.JPEG', picture(), []],
  [
    'its actual format',
    '/a.b/me.png',
    picture(),
    [{ code: 'OF306', details: { format: 'JPEG', better: '/a.b/me.jpg' } }],
  ],
  [
    'its actual format, and an unused file name',
    '/taken.png',
    picture(),
    [{ code: 'OF306', details: { format: 'JPEG', better: '/taken-3.jpg' } }],
  ],
  [
    'its actual format if its name has no extension',
    '/me',
    picture({ format: 'WebP' }),
    [{ code: 'OF306', details: { better: '/me.webp' } }],
  ],
  [
    'its actual format if only its folder has an extension',
    '/a.jpg/me',
    picture(),
    [{ code: 'OF306', details: { better: '/a.jpg/me.jpg' } }],
  ],
  [
    'the location in its metadata',
    '/me.jpg',
    picture({ hasPosition: true }),
    [{ code: 'OF307', details: { folder: 'public/' } }],
  ],
  [
    'both its format and its location',
    '/me.gif',
    picture({ hasPosition: true }),
    [{ code: 'OF306' }, { code: 'OF307' }],
  ],
  ['nothing for a large photo', '/me.jpg', picture({ bytes: 9 * megabyte }), []],
  ['nothing for an SVG of 1 MB', '/me.svg', picture({ format: 'SVG', bytes: megabyte }), []],
  [
    'a large SVG',
    '/me.svg',
    picture({ format: 'SVG', bytes: 1.5 * megabyte }),
    [{ code: 'OF308', details: { size: '1.5 MB' } }],
  ],
  [
    'a large animation',
    '/me.gif',
    picture({ format: 'GIF', isMoving: true, bytes: 2 * megabyte }),
    [{ code: 'OF308', details: { size: '2.0 MB' } }],
  ],
  [
    'an unreadable file',
    '/me.jpg',
    { problem: 'unreadable', reason: 'it is empty' },
    [{ code: 'OF304', details: { reason: 'it is empty' } }],
  ],
  ['a video', '/me.webm', { problem: 'unreadable', reason: "it isn't an image" }, [{ code: 'OF250' }]],
  [
    'a file above the limit',
    '/me.jpg',
    { problem: 'huge', size: '90 megapixels' },
    [{ code: 'OF305', details: { size: '90 megapixels', limit: '80 megapixels or 50 MB' } }],
  ],
])('reports of a picture: %s', (_, path, file, problems) => {
  const at = { pointer: '/owner/picture/src', part: 'value' };
  const expected = problems.map((problem) => ({ at, ...problem }));
  const found = checkPicture(path, file, valueAt('/owner/picture/src'), host);
  expect(found).toMatchObject(expected);
  expect(found).toHaveLength(expected.length);
  for (const { details } of found) expect(details?.found).toBe(path);
});

test('copies only pictures that are neither SVG nor animated', () => {
  const kinds = [picture(), picture({ format: 'SVG' }), picture({ format: 'GIF' }), picture({ isMoving: true })];
  expect(kinds.map(isCopied)).toEqual([true, false, true, false]);
});

test('reports a problem of a picture once, where it is first used', () => {
  const image = { src: '/me.png', alt: 'Me' };
  const site = siteWith(
    { type: 'hero', headline: 'x', picture: image },
    { type: 'hero', headline: 'y', id: 'b', picture: image },
  );
  const paths: string[] = [];
  const pictureOf = (path: string) => {
    paths.push(path);
    return picture();
  };
  expect(complaintsOf(site, { pictureOf })).toHaveLength(1);
  expect(paths[0]).toBe('/me.png');
  expect(complaintsOf(site, { pictureOf: () => undefined })).toEqual([]);
  const { diagnostics } = compileSite(site, { pictureOf });
  expect(diagnostics[0]).toMatchObject({ code: 'OF306', pointer: '/pages/0/blocks/0/picture/src' });
});

test('gives each picture its size', () => {
  const cards = [
    { title: 'a' },
    { title: 'b', picture: { src: '/b.jpg', alt: 'B' } },
    { title: 'c', picture: { src: '/c.svg', alt: 'C' } },
  ];
  const grid = { ...exampleOf('card-grid'), layout: 'projects', categories: undefined, roles: undefined, cards };
  const pictureOf = (path: string) =>
    path === '/b.jpg' ? picture({ width: 4, height: 3 }) : picture({ format: 'SVG' });
  const { site } = compileSite(siteWith(grid), { pictureOf });
  const block = site?.pages[0]?.blocks[0];
  expect(block?.type === 'card-grid' && block.cards.map((card) => card.picture)).toMatchObject([
    undefined,
    { src: '/b.jpg', width: 4, height: 3 },
    { src: '/c.svg' },
  ]);
});
