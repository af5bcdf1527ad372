import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { referencedFiles } from '../../../src/core/content/referenced-files.ts';
import { stripes } from '../browser/pictures.ts';
import type { AnySite } from './site.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** A site of this folder, by the name of its file. */
export const readSite = (name: string): AnySite => JSON.parse(read(`${name}.json`));

/* The width and the height of pictures; those of others don't matter. */
const sizes: Record<string, [number, number]> = JSON.parse(read('pictures.json'));

/** The files that a site refers to: its texts, which are in texts/, and pictures of stripes. */
export async function filesFor(site: object): Promise<Record<string, Uint8Array | string>> {
  const { pictures, texts, folders } = referencedFiles(site);
  const names = [
    ...texts.flatMap(({ file = [] }) => file),
    ...folders.flatMap((folder) =>
      readdirSync(join(import.meta.dirname, 'texts', folder)).map((each) => `${folder}/${each}`),
    ),
  ];
  const files: Record<string, Uint8Array | string> = Object.fromEntries(names.map((name) => [name, textOf(name)]));
  const inTexts = Object.values(files).flatMap((text) => [...String(text).matchAll(/!\[[^\]]*\]\((\/[^)\s]+)/g)]);
  for (const address of new Set([...pictures, ...inTexts.map(([, address = '']) => address)]))
    files[`public${address}`] = await pictureAt(address);
  return files;
}

const textOf = (name: string) =>
  existsSync(join(import.meta.dirname, 'texts', name)) ? read(`texts/${name}`) : '# A text\n\nWith words.\n';

function pictureAt(address: string): Promise<Buffer> | string {
  const format = extname(address).slice(1);
  if (format === 'html') return '<!doctype html><title>A demo</title>';
  if (format === 'svg') return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>';
  const [width, height] = sizes[address] ?? [1200, 800];
  return stripes(width, height)
    .toFormat(format as 'png')
    .toBuffer();
}
