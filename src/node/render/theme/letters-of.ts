import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import { basePlaceholder } from '../../../core/style/custom-style.ts';
import { primaryOf, scriptOf } from '../../../core/text/script-and-direction.ts';
import { visitTexts } from '../../../shared/visit-values.ts';
import type { Client } from '../bundles.ts';
import { languagesOn, type SiteLanguages } from './language-style.ts';

/** The parts of a site that determine which letters it needs: its look, its fonts, its languages and its texts. */
type LetteredSite = SiteLanguages & Partial<Pick<ResolvedSite, 'theme' | 'fonts'>>;

/** Font faces as CSS, and the files that they refer to, relative to client/. */
export interface Letters {
  style: string;
  files: string[];
}

/**
 * The font faces of `client.letters` that a site needs, in a fixed order. They add letters other than Western European
 * ones to the families of its look, if a text of the site contains one of them. A site without them gets no extra
 * rules.
 */
export function lettersOf(site: LetteredSite, client: Pick<Client, 'looks' | 'letters'>): Letters {
  const used = lettersIn(site);
  if (used.size === 0) return { style: '', files: [] };
  const look = client.looks[site.theme?.look ?? 'door']?.style ?? '';
  const families = new Set(valuesOf(look, 'font-family'));
  const faces = sheetsFor(site, client).flatMap((sheet) => sheet.match(/@font-face\{[^}]*\}/g) ?? []);
  const needed = faces.filter(
    (face) => families.has(valuesOf(face, 'font-family')[0] ?? '') && rangesOf(face).some((range) => isIn(range, used)),
  );
  const text = needed.join('');
  return { style: text, files: [...new Set([...text.matchAll(files)].map(([, file = '']) => file))] };
}

const files = new RegExp(`${basePlaceholder}/([^)"']+)`, 'g');

/*
 * The style sheets with letters. Persian has other shapes for characters of Arabic, so a site has those of one of them,
 * except in families that have the same shapes for both.
 */
function sheetsFor(site: LetteredSite, { letters }: Pick<Client, 'letters'>): string[] {
  const { arabic, persian, ...others } = letters;
  const otherSheets = Object.values(others).map(({ style }) => style);
  if (!languagesOn(site).some(isPersian)) return [...otherSheets, arabic?.style ?? ''];
  const families = valuesOf(persian?.style ?? '', 'font-family');
  const lacksPersian = (face: string) => !families.includes(valuesOf(face, 'font-family')[0] ?? '');
  const same = (arabic?.style.match(/@font-face\{[^}]*\}/g) ?? []).filter(lacksPersian);
  return [...otherSheets, same.join(''), persian?.style ?? ''];
}

/** The values of a property in a style sheet, without quotes. */
export const valuesOf = (sheet: string, property: string): string[] =>
  [...sheet.matchAll(new RegExp(`${property}:\\s*["']?([^;}"']+)`, 'g'))].map(([, value = '']) => value);

/** A range of code points, inclusive. */
export type Range = readonly [first: number, last: number];

/** The characters for which a font face is used; none if it has no range. */
export const rangesOf = (face: string): Range[] =>
  valuesOf(face, 'unicode-range')
    .flatMap((list) => list.split(','))
    .map((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
      // The bundler writes U+600-6FF as U+6??.
      return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)];
    });

function isIn([first, last]: Range, used: ReadonlySet<number>): boolean {
  for (const code of used) if (code >= first && code <= last) return true;
  return false;
}

/* Collects the characters in a site, except those of Western European languages. */
function lettersIn(site: LetteredSite): Set<number> {
  const letters = new Set<string>();
  visitTexts(site, (text) => {
    if (beyondLatin1.test(text)) for (const letter of text) letters.add(letter);
  });
  return new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => code > 0xff));
}

const beyondLatin1 = /[^\0-\xff]/;

/** Whether a language needs the letters of Persian instead of those of Arabic. */
export const isPersian = (language: string) => scriptOf(language) === 'Arab' && primaryOf(language) !== 'ar';
