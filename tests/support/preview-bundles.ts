import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundles } from '../../src/node/render/bundles.ts';
import { root } from './root.ts';

const files = {
  readex: 'readex-pro/files/readex-pro-latin-wght-normal.woff2',
  arabic: 'readex-pro/files/readex-pro-arabic-wght-normal.woff2',
};
const latin = 'U+20-7E,U+A0-FF,U+152-153,U+2013-2014,U+2018-2019,U+2026';
const faceOf = (file: keyof typeof files, range: string) =>
  `@font-face{font-family:Readex Pro;font-weight:300 600;src:url(onefolio-base:/assets/${file}.woff2)format("woff2");unicode-range:${range}}`;

/** Writes bundles with the fonts of the default look, and the scripts of printers, into a folder. */
export async function previewBundles(folder: string): Promise<Bundles> {
  for (const [name, file] of Object.entries(files))
    await cp(join(root, 'node_modules/@fontsource-variable', file), join(folder, `client/assets/${name}.woff2`));
  await cp(join(root, 'src/node/outputs/document-writers'), join(folder, 'document-writers'), { recursive: true });
  const client = {
    style: '',
    looks: { door: { style: faceOf('readex', latin), files: ['assets/readex.woff2'] } },
    letters: { arabic: { style: faceOf('arabic', 'U+600-6FF'), files: [] } },
  };
  return { folder, client } as unknown as Bundles;
}
