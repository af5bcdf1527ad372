import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import { type Writing, zeroOf } from '../../../core/text/digits.ts';
import { primaryOf, scriptOf, tallScripts } from '../../../core/text/script-and-direction.ts';
import scripts from './scripts.json';

/** The languages and digits that a site's style depends on. */
export type SiteLanguages = Pick<ResolvedSite, 'languages' | 'digits'> & { language?: string };

/** The languages of a site's pages. */
export const languagesOn = ({ language, languages }: SiteLanguages): readonly string[] =>
  languages ?? (language === undefined ? [] : [language]);

/**
 * The styles that depend on the site's languages: fonts, rules of scripts, hyphenation, and the digits of lists. Often
 * empty.
 */
export function languageStyle(site: SiteLanguages): string {
  const languages = languagesOn(site);
  return [
    facesFor(languages),
    scriptRulesFor(languages),
    hyphensFor(languages),
    countersFor(languages, site.digits),
  ].join('');
}

/* System fonts of Apple, Microsoft and Android for scripts without bundled fonts. */
const systemFonts: Readonly<Record<string, string>> = scripts.systemFonts;

/* Languages of these scripts that have bundled fonts: see src/styles/fonts.json. */
const bundledLanguages: Readonly<Record<string, readonly string[]>> = {
  Cyrl: ['be', 'bg', 'mk', 'ru', 'sr', 'uk'],
  Grek: ['el'],
  Hebr: ['he', 'iw', 'yi'],
  Thai: ['th'],
};

/**
 * Returns the style for languages without bundled fonts: system fonts for their script, also for Latin words, so that
 * both match. Empty for all others. A tag without a script has the default script of its language.
 */
export function facesFor(languages: readonly string[]): string {
  const rules = languages.flatMap((language) => {
    const script = scriptOf(language);
    const faces = systemFonts[script];
    if (!faces || hasOwnFaces(language, script)) return [];
    // :lang(zh) would match zh-TW too.
    return [`:root[lang=${language}]{--stand-in:${faces},sans-serif;--face:var(--stand-in)}`];
  });
  return rules.length === 0 ? '' : `@layer tokens{${rules.join('')}}`;
}

const hasOwnFaces = (language: string, script: string) =>
  !systemFonts[script] || bundledLanguages[script]?.includes(primaryOf(language));

/* Commas and full stops of scripts that don't use the Latin ones. Those as wide as a character have no space after them. */
const comma = '--comma';
const stop = '--stop';
const wide = `${comma}:"、";${stop}:"。"`;
const danda = `${stop}:"। "`;
const separators: Readonly<Record<string, string>> = {
  Arab: `${comma}:"، "`,
  Beng: danda,
  Deva: danda,
  Guru: danda,
  Hans: wide,
  Hant: wide,
  Jpan: wide,
};
/* Line breaks: Korean breaks at spaces, and Japanese headings and summaries break between phrases. */
const breaks: Readonly<Record<string, (root: string) => string>> = {
  Jpan: (root) =>
    `${root} body{line-break:strict}${root} :is(h1,h2,h3,.hero-summary,.publication-title,.listed-title){word-break:auto-phrase}`,
  Kore: (root) => `${root} body{word-break:keep-all}`,
};

const lineHeights = '--lh-tight:1.22;--lh-head:1.4;--lh-snug:1.6;--lh-body:1.85';
/* The Arabic characters of Readex Pro are slightly heavy, and smaller at the largest sizes. */
const arabic = '--w-text:380;--t-hero:clamp(2.625rem,1.6rem + 4.7vw,6rem)';

/**
 * The rules for languages that aren't written in Latin, Greek or Cyrillic script: line heights for taller characters,
 * no letter spacing where characters are joined or square, no italics where a script has none, commas and full stops, and
 * where lines may end. Empty for all others.
 */
export function scriptRulesFor(languages: readonly string[]): string {
  const all = languages.map((language) => ({ language, script: scriptOf(language), root: `:root[lang=${language}]` }));
  const other = all.filter(({ script }) => tallScripts.has(script) || script === 'Arab' || script === 'Hebr');
  const tokens = other.map(({ language, script, root }) => {
    const rules = [
      script === 'Hebr' ? '' : lineHeights,
      script === 'Arab' && /^ar\b/i.test(language) ? arabic : '',
      separators[script],
      '--numerals:decimal',
    ];
    return `${root}{${rules.filter(Boolean).join(';')}}`;
  });
  const base = other.map(({ language, script, root }) => {
    // Not every font of a system has bold characters.
    const synthesis = hasOwnFaces(language, script) ? '' : `${root} body{font-synthesis:weight}`;
    return synthesis + (breaks[script]?.(root) ?? '');
  });
  const states = other.map(({ language }) => {
    // Also applies to parts of a page in another language.
    const all = ['', '::before', '::after'].map((part) => `:lang(${language})${part}`).join();
    return `${all}{font-style:normal;letter-spacing:normal}em:lang(${language}){font-weight:var(--w-medium)}`;
  });
  return layer('tokens', tokens) + layer('base', base) + layer('states', states);
}

const layer = (name: string, rules: string[]) => {
  const text = rules.join('');
  return text && `@layer ${name}{${text}}`;
};

/* Languages with compound words. */
const compounding = new Set('da de et fi hu is nb nl nn no sv'.split(' '));

/** The style for languages with compound words: hyphenates only long words. Empty for all others. */
export function hyphensFor(languages: readonly string[]): string {
  const withCompounds = languages.filter((language) => compounding.has(primaryOf(language)));
  if (withCompounds.length === 0) return '';
  const selectors = withCompounds.map((language) => `:root[lang=${language}] body`).join();
  return `@layer base{${selectors}{hyphens:auto;hyphenate-limit-chars:12 5 5}}`;
}

/* The CSS counter styles of digits, by their zero. See https://www.w3.org/TR/css-counter-styles-3/ */
const counters: Readonly<Record<string, string>> = scripts.counters;

/**
 * The style of numbered lists in languages with native digits, and of sections in looks that number them; parts of a
 * page in another language keep their own style. Any other rule for lists takes precedence. Empty if all digits are Latin.
 */
export function countersFor(languages: readonly string[], digits: Writing['digits']): string {
  const rules = languages.flatMap((language) => {
    const style = counters[zeroOf({ language, digits }) ?? ''];
    return style
      ? [`:where(ol:lang(${language})){list-style-type:${style}}`, `:root:lang(${language}){--numerals:${style}}`]
      : [];
  });
  return rules.length === 0 ? '' : `@layer base{${rules.join('')}}`;
}
