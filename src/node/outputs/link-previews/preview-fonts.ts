import { readFileSync } from 'node:fs';
import { families } from '../../../core/fonts/families.ts';
import type { Font } from '../../../core/fonts/font-file.ts';
import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import { inPublic } from '../../load/on-disk.ts';
import type { Client } from '../../render/bundles.ts';
import { isPersian, type Range, rangesOf, valuesOf } from '../../render/theme/letters-of.ts';
import { graphemesOf, replacementOf } from '../document-writers/replacement.js';

/** A font file for the engine. */
export interface PreviewFont {
  family: string;
  /** The name for the engine, which no other set of letters has. */
  name: string;
  /** The path of the file; a font of Onefolio is relative to client/. */
  file: string;
  isOwn?: true;
  style: string;
  /** The weight of a font that has only one. */
  weight?: number;
  /** The characters that it has. */
  unicodeRange: Range[];
}

type FontSite = Pick<ResolvedSite, 'language' | 'theme'>;

/**
 * Chooses the fonts for texts: those of the owner, `own`, those of the look, and then all others of Onefolio, because a
 * letter in another style is better than none. Returns the fonts, their families in the order in which they are tried,
 * what is shown instead of characters that no font has, and those that nothing can replace. One font must have all code
 * points of a character, because a letter and its mark from two fonts would be boxes.
 */
export function chooseFonts(
  texts: readonly string[],
  site: FontSite,
  client: Pick<Client, 'style' | 'looks' | 'letters'>,
  own: readonly PreviewFont[] = [],
) {
  const all = [...own, ...bundledFonts(site, client)];
  const upright = all.filter(({ style }) => style === 'normal');
  const chosen = new Set<string>();
  const replaced = new Map<string, string>();
  const missing: string[] = [];
  const choose = (character: string): boolean => {
    const codes = [...character].filter((code) => !invisible.test(code)).map((code) => code.codePointAt(0) as number);
    if (codes.length === 0) return true;
    const font = upright.find((each) => codes.every((code) => has(each, code)));
    if (font) chosen.add(font.name);
    return font !== undefined;
  };
  for (const character of new Set(graphemesOf(texts.join('\n')))) {
    if (choose(character)) continue;
    const shown = replacementOf(character);
    if (shown !== undefined && graphemesOf(shown).every(choose)) replaced.set(character, shown);
    else missing.push(character);
  }
  const used = all.filter((font) => chosen.has(font.name) && texts.some((text) => hasAny(font, text)));
  return { fonts: used, families: [...new Set(used.map(({ name }) => name))], missing, replaced };
}

const invisible = /[\p{Cf}\p{Zs}\n]/u;

const has = ({ unicodeRange }: PreviewFont, code: number) =>
  unicodeRange.some(([first, last]) => code >= first && code <= last);

const hasAny = (font: PreviewFont, text: string) => [...text].some((each) => has(font, each.codePointAt(0) as number));

/* All fonts of Onefolio, from the first to be tried. */
function bundledFonts({ language, theme }: FontSite, { looks, letters }: Pick<Client, 'looks' | 'letters'>) {
  const look = looks[theme?.look ?? 'door']?.style ?? '';
  const { arabic, persian, ...others } = letters;
  const last = isPersian(language) ? { Persian: persian, Arabic: arabic } : { Arabic: arabic, Persian: persian };
  const sheets = [
    ['', look],
    ...Object.values(looks).map((each) => ['', each.style] as const),
    ...Object.entries({ ...others, ...last }).map(([name, sheet]) => [` ${name}`, sheet?.style ?? ''] as const),
  ] as const;
  const bundled = sheets.flatMap(([suffix, sheet]) => bundledIn(sheet, suffix));
  const own = valuesOf(look, 'font-family')[0] as string;
  const kindOf = (family: string) => families[family] ?? 'sans';
  const rankOf = ({ family }: PreviewFont) => (family === own ? 0 : kindOf(family) === kindOf(own) ? 1 : 2);
  // The sheet of the look is among those of all looks.
  return [...new Map(bundled.map((font) => [JSON.stringify(font), font])).values()].toSorted(
    (one, other) => rankOf(one) - rankOf(other),
  );
}

/* The files that a style sheet of Onefolio declares. */
const bundledIn = (sheet: string, suffix: string): PreviewFont[] =>
  (sheet.match(/@font-face\{[^}]*\}/g) ?? []).flatMap((face) => {
    const [, file] = /url\("?onefolio-base:\/([^)"]+)/.exec(face) ?? [];
    const [family = ''] = valuesOf(face, 'font-family');
    const [style = 'normal'] = valuesOf(face, 'font-style');
    return file ? [{ family, name: family + suffix, file, style, unicodeRange: rangesOf(face) }] : [];
  });

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
