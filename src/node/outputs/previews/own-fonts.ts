import { readFileSync } from 'node:fs';
import type { Font } from '../../../core/fonts/font-file.ts';
import { inPublic } from '../../load/on-disk.ts';
import { type Range, rangesOf } from '../../render/theme/letters-of.ts';
import type { PreviewFont } from './preview-fonts.ts';

/** The files of a font of the owner. None if there is no such font, or its characters can't be read. */
export async function ownFontsOf(font: Font | undefined, publicFolder: string): Promise<PreviewFont[]> {
  const found: PreviewFont[] = [];
  for (const { address, source, style, weight, range } of font?.faces ?? []) {
    const file = source ?? inPublic(publicFolder, address);
    const unicodeRange = range === undefined ? file && (await charactersOf(file)) : rangesOf(`unicode-range:${range}`);
    if (!file || !unicodeRange) continue;
    const only = /^\d+$/.test(weight) && { weight: Number(weight) };
    found.push({ family: '', name: 'own', file, isOwn: true, style, ...only, unicodeRange });
  }
  return found;
}

async function charactersOf(file: string): Promise<Range[] | null> {
  const { create } = await import('fontkitten');
  try {
    const font = create(readFileSync(file));
    return 'characterSet' in font ? [...font.characterSet].map((code) => [code, code]) : null;
  } catch {
    return null;
  }
}
