import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { describeWithoutSharp } from '../../../src/cli/report/build-summary.ts';
import { stripes } from '../../support/browser/pictures.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

/* Simulates a missing sharp: see tests/node/pictures/without-sharp.test.ts. */
const loader = '../../../src/node/pictures/load-sharp.ts';
vi.resetModules();
vi.doMock(loader, () => ({ loadSharp: async () => null }));
const { command } = await import('../../support/command.ts');
afterAll(() => {
  vi.doUnmock(loader);
  vi.resetModules();
});

const engine = 'node_modules/@takumi-rs/core';
const drawing = `exports.Renderer = class {
  registerFont() {}
  measure() { return { children: [{ height: 1, runs: [] }] }; }
  render() { return Buffer.from('picture'); }
};`;
const withEngine = {
  [`${engine}/package.json`]: { name: '@takumi-rs/core', version: '2.16.3' },
  [`${engine}/index.js`]: drawing,
};

/* The report on a build of the small site with these settings, and the folder. */
async function built(settings: object, files: Record<string, string | object> = {}) {
  const folder = await folderOf({ ...files, 'site.json': { ...smallSite(), ...settings } });
  await put(join(folder, 'public/me.jpg'), await stripes(1600, 1200).jpeg().toBuffer());
  const { stderr } = await command(['build'], {}, folder);
  return { stderr, files: Object.keys(await contentsOf(join(folder, 'dist'))), folder };
}
const url = 'https://example.com/';
const [home] = smallSite().pages;
const pages = ['Home', '日', '本', '語', '学', '年'].map((title, index) => ({
  ...home,
  path: index === 0 ? '/' : `/p${index}`,
  title,
}));

test('a build without sharp lists only what is missing, and the command that installs sharp', async () => {
  const picture = { src: '/me.jpg', alt: 'Me' };
  const owner = { ...smallSite().owner, picture };
  const lastLine = async (settings: object, files = {}) =>
    (await built(settings, files)).stderr.split('\n').slice(-2)[0];
  expect(await lastLine({ url })).toBe(
    'The site is published without a link preview, because sharp is not installed. Install it with "npm install --save-dev sharp".',
  );
  expect(await lastLine({ url, image: picture, owner, outputs: { contact: true } }, { 'pnpm-lock.yaml': '' })).toBe(
    'The site is published without smaller copies of images or the photo in the contact card, because sharp is not installed. Install it with "pnpm add --save-dev sharp".',
  );
  expect(await lastLine({ url, outputs: { contact: true }, pages: [{ ...home, image: picture }] })).toBe(
    'The site is published without smaller copies of images, because sharp is not installed. Install it with "npm install --save-dev sharp".',
  );
});

test('a build without sharp that generates some link previews lists the pages without one', async () => {
  const outputs = { preview: true };
  const { stderr, files, folder } = await built({ url, outputs, pages }, withEngine);
  expect(stderr).toContain(
    'The site is published without a link preview for /p1, /p2, /p3, and 2 more pages, because sharp is not installed.',
  );
  expect(files.filter((file) => file.endsWith('.png'))).toEqual([expect.stringMatching(/^assets\/previews\/index-/)]);
  for (const [page, hasImage] of [
    ['index.html', true],
    ['p1.html', false],
  ] as const)
    expect((await readFile(join(folder, 'dist', page), 'utf8')).includes('og:image')).toBe(hasImage);
  const complete = await built({ url, outputs, pages: pages.slice(0, 1) }, withEngine);
  expect(complete.stderr).not.toContain('sharp');
});

test('a build without a URL reports no missing link preview', async () => {
  expect((await built({})).stderr).not.toContain('sharp');
});

test('everything that is missing from a build is reported in one sentence', () => {
  const previews = ['/a', '/b', '/c', '/d'];
  expect(describeWithoutSharp({ copies: true, photo: true, previews }, '/')).toBe(
    'The site is published without smaller copies of images, a link preview for /a, /b, /c, and 1 more page, or the photo in the contact card, because sharp is not installed. Install it with "npm install --save-dev sharp".',
  );
  expect(describeWithoutSharp({ copies: false, photo: false, previews: [] }, '/')).toBe('');
});
