import { isRecord } from '../../../shared/is-record.ts';
import type { Client } from '../bundles.ts';
import { languagesOn, type SiteLanguages } from './language-style.ts';

/** What decides which letters a site needs: its look, its languages and its texts. */
export interface LetteredSite extends SiteLanguages {
  theme?: { look?: string };
  pages: readonly unknown[];
}

/**
 * The style sheets of `client.letters` that a site needs, in a fixed order. They add font files with rarer letters to
 * the families of looks: Persian for languages that are written with more letters than Arabic, others if a text of the
 * site contains one of their letters. A site without them pays nothing.
 */
export function lettersOf(site: LetteredSite, { style, looks, letters }: Pick<Client, 'style' | 'looks' | 'letters'>) {
  const ofLook = looks[site.theme?.look ?? '']?.style ?? style;
  return Object.keys(letters).filter((name) => {
    const { style: sheet = '' } = letters[name] ?? {};
    const isOfLook = valuesOf(sheet, 'font-family').some((family) => ofLook.includes(family));
    return isOfLook && (name === 'persian' ? languagesOn(site).some(isPersian) : contains(site, charactersIn(sheet)));
  });
}

const valuesOf = (sheet: string, property: string): string[] =>
  [...sheet.matchAll(new RegExp(`${property}:\\s*["']?([^;}"']+)`, 'g'))].map(([, value = '']) => value);

/* Matches the characters for which a style sheet has fonts, by its unicode-range. */
function charactersIn(sheet: string): RegExp {
  const ranges = valuesOf(sheet, 'unicode-range').flatMap((list) => list.split(','));
  const classes = ranges.map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return `\\u{${first}}-\\u{${last}}`;
  });
  return new RegExp(`[${classes.join('')}]`, 'u');
}

/* Whether a value contains a text with one of these characters at any depth. */
function contains(value: unknown, characters: RegExp): boolean {
  if (typeof value === 'string') return characters.test(value);
  return isRecord(value) && Object.values(value).some((inner) => contains(inner, characters));
}

function isPersian(language: string): boolean {
  try {
    const locale = new Intl.Locale(language).maximize();
    return locale.script === 'Arab' && locale.language !== 'ar';
  } catch {
    // An invalid language tag.
    return false;
  }
}
