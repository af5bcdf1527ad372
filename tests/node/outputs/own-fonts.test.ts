import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseFonts, ownFontsOf } from '../../../src/node/outputs/link-previews/preview-fonts.ts';
import { folderOf } from '../../support/folder.ts';
import { root } from '../../support/root.ts';

const face = (address: string, more = {}) => ({
  kind: 'sans' as const,
  bytes: 1,
  faces: [{ address, style: 'normal', weight: '100 900', ...more }],
});
const file = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const client = {
  style: '',
  looks: {
    door: {
      style:
        '@font-face{font-family:Readex Pro;src:url(onefolio-base:/assets/r.woff2)format("woff2");unicode-range:U+20-24F}',
      files: [],
    },
  },
  letters: {},
};

test('link previews use the custom font, and the fonts of Onefolio for other letters', async () => {
  const folder = await folderOf();
  await cp(join(root, file), join(folder, 'mine.woff2'));
  const own = await ownFontsOf(face('/mine.woff2'), folder);
  const { families, missing } = chooseFonts(['Ada Żak Ж'], { language: 'en' }, client, own);
  expect({ families, missing }).toEqual({ families: ['own', 'Readex Pro'], missing: ['Ж'] });
});

test('fonts that are missing or damaged are left out of link previews', async () => {
  const folder = await folderOf({ 'bad.woff2': 'wOF2' });
  for (const address of ['/gone.woff2', '/bad.woff2']) expect(await ownFontsOf(face(address), folder)).toEqual([]);
  expect(await ownFontsOf(undefined, folder)).toEqual([]);
});

test('the font of a package has the characters that its style sheet declares', async () => {
  const source = join(root, file);
  const font = face('/assets/inter.woff2', { source, weight: '400', range: 'U+20-7E' });
  expect(await ownFontsOf(font, root)).toMatchObject([{ file: source, weight: 400, unicodeRange: [[0x20, 0x7e]] }]);
});
