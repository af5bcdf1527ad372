import type { Site } from '../../../../schema/site.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';
import { readColor } from '../../text/css-color.ts';
import { scriptOf, tallScripts } from '../../text/script-and-direction.ts';

/** How the CV of a site looks on paper. */
export interface PrintStyle {
  design: 'door' | 'letter';
  /** Whether the name is in the middle. */
  isCentered: boolean;
  paper: 'a4' | 'us-letter';
  /** Lightness, chroma and hue of what is in color. */
  ink: readonly [number, number, number];
  /** The families of its letters, the preferred one first. */
  families: readonly [string, ...string[]];
  /** The space between lines, as a share of the size of letters. */
  leading: number;
}

/** The style of a site in one language, from its look, its color, its language and the country of the owner. */
export function printStyleOf({
  theme = {},
  language,
  owner,
}: Pick<ResolvedSite, 'theme' | 'language'> & { owner: Site['owner'] | ResolvedSite['owner'] }): PrintStyle {
  const { look = 'door' } = theme;
  const design = look === 'letterhead' || look === 'offprint' ? 'letter' : 'door';
  const script = scriptOf(language) || 'Latn';
  const country = typeof owner.location === 'object' ? owner.location.countryCode : undefined;
  return {
    design,
    isCentered: look === 'letterhead',
    paper: onLetter.has(country ?? regionOf(language)) ? 'us-letter' : 'a4',
    ink: inkOf(theme),
    families: familiesOf(look, language, script),
    leading: script === 'Arab' ? 0.78 : tallScripts.has(script) ? 0.85 : 0.62,
  };
}

/* Countries that use Letter, by the Unicode Common Locale Data Repository. */
const onLetter = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/* The region in a tag: "en" alone is English of any country. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).region ?? '';
  } catch {
    // A tag that only looks like one.
    return '';
  }
}

/* Dark enough to be read on white paper. */
function inkOf({ color, accent = 250 }: NonNullable<ResolvedSite['theme']>): PrintStyle['ink'] {
  const [lightness, chroma, hue] = (color === undefined ? null : readColor(color)) ?? [0.48, 0.14, accent];
  return [Math.min(lightness, 0.48), Math.min(chroma, 0.14), hue];
}

const usualFamily = 'Readex Pro';
const lookFamilies: Readonly<Record<string, string>> = { letterhead: 'Source Serif 4', offprint: 'STIX Two Text' };

/* The family of a script comes first, so that spaces and Latin words are of the same family. */
function familiesOf(look: string, language: string, script: string): PrintStyle['families'] {
  const family = lookFamilies[look] ?? usualFamily;
  // Readex Pro has the Arabic letters of Arabic only.
  const supported = family !== usualFamily ? ['Latn', 'Cyrl', 'Grek'] : /^ar\b/i.test(language) ? ['Arab'] : ['Latn'];
  const own = supported.includes(script) ? undefined : scriptFamilies[script];
  return own === undefined ? [family] : [own, family];
}

/*
 * Noto, which covers every script, where the families of the looks don't. Not for Arabic: Noto takes letters apart into
 * shapes and dots, and Amiri moves them up and down, so that programs can't read them.
 */
const scriptFamilies: Readonly<Record<string, string>> = {
  Arab: 'Vazirmatn',
  Armn: 'Noto Sans Armenian',
  Beng: 'Noto Sans Bengali',
  Cyrl: 'Noto Sans',
  Deva: 'Noto Sans Devanagari',
  Ethi: 'Noto Sans Ethiopic',
  Geor: 'Noto Sans Georgian',
  Grek: 'Noto Sans',
  Gujr: 'Noto Sans Gujarati',
  Guru: 'Noto Sans Gurmukhi',
  Hang: 'Noto Sans KR',
  Hans: 'Noto Sans SC',
  Hant: 'Noto Sans TC',
  Hebr: 'Noto Sans Hebrew',
  Hira: 'Noto Sans JP',
  Jpan: 'Noto Sans JP',
  Kana: 'Noto Sans JP',
  Khmr: 'Noto Sans Khmer',
  Knda: 'Noto Sans Kannada',
  Kore: 'Noto Sans KR',
  Laoo: 'Noto Sans Lao',
  Latn: usualFamily,
  Mlym: 'Noto Sans Malayalam',
  Mymr: 'Noto Sans Myanmar',
  Sinh: 'Noto Sans Sinhala',
  Taml: 'Noto Sans Tamil',
  Telu: 'Noto Sans Telugu',
  Thai: 'Noto Sans Thai',
};

/**
 * The family that has the letters of a text; undefined for symbols, and for letters of no known family. Chinese letters
 * are those of the language of the site.
 */
export function familyForText(text: string, language: string): string | undefined {
  const script = scriptOf(language);
  if (/\p{Script=Hani}/u.test(text)) return scriptFamilies[han.has(script) ? script : 'Hans'];
  const found = Object.keys(scriptFamilies).find(
    (name) => !han.has(name) && new RegExp(`\\p{Script=${name}}`, 'u').test(text),
  );
  return found === undefined ? undefined : scriptFamilies[found];
}

/* Scripts of languages, not of letters. */
const han = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

/** The npm package with the files of a family: "@expo-google-fonts/noto-sans-jp" for "Noto Sans JP". */
export const fontPackageOf = (family: string): string =>
  `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
