import type { AllLabels } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import { inDigits } from '../../shared/write-number.ts';
import { directionOf } from './script-and-direction.ts';

/** The settings that decide which digits a site uses. */
export type Writing = Pick<Site, 'language' | 'digits'>;

/*
 * The zero of each language with its own digits. Intl's data differs between versions of Node, so this is a table.
 * See https://cldr.unicode.org/translation/core-data/numbering-systems
 */
const zeros = new Map(
  [
    ['٠', 'ar ckb sd'],
    ['۰', 'fa ks ps ur uz-arab'],
    ['०', 'hi mr ne sa'],
    ['০', 'as bn mni'],
    ['੦', 'pa'],
    ['૦', 'gu'],
    ['୦', 'or'],
    ['௦', 'ta'],
    ['౦', 'te'],
    ['೦', 'kn'],
    ['൦', 'ml'],
    ['๐', 'th'],
    ['໐', 'lo'],
    ['༠', 'bo dz'],
    ['၀', 'my'],
    ['០', 'km'],
  ].flatMap(([zero = '', tags = '']) => tags.split(' ').map((tag) => [tag, zero] as const)),
);

/** Returns the zero of a site's digits; undefined for Latin digits. */
export function zeroOf({ language, digits }: Writing): string | undefined {
  const tag = language.toLowerCase();
  return digits === 'native' ? (zeros.get(tag) ?? zeros.get(tag.replace(/-.*/, ''))) : undefined;
}

/** Converts the digits of a generated text to those of the site. */
export const inSiteDigits = (text: string | number, site: Writing): string => inDigits(text, zeroOf(site));

/* The label placeholders that stand for numbers. Codes and visitors' input keep their digits. */
const numbers = /\{(count|minutes|number|page|pages|seconds|time)\}/g;

/** Adds the site's digits to the number placeholders of labels: "Show more: {count:٠}". */
export function labelsInDigits(labels: AllLabels, site: Writing): AllLabels {
  const zero = zeroOf(site);
  if (zero === undefined) return labels;
  const entries = Object.entries(labels).map(([name, label]) => [name, label.replace(numbers, `{$1:${zero}}`)]);
  // Object.fromEntries loses the types of the keys.
  return Object.fromEntries(entries) as AllLabels;
}

/* Languages with a space before the percent sign; French uses a narrow one. See https://cldr.unicode.org */
const spaced = new Set('cs da de es fi nb nn no ru sk sv uk'.split(' '));

/**
 * Returns the percent format of a site, with {level} for the number; undefined if the sign directly follows the number.
 * After Arabic letters, browsers would put the sign before a number in Latin digits, so both are isolated together.
 */
export function percentIn(site: Writing): string | undefined {
  const { language } = site;
  const [primary = ''] = language.toLowerCase().split('-');
  const zero = zeroOf(site);
  if (zero !== undefined) return `{level:${zero}}${zero === '٠' || zero === '۰' ? '٪' : '%'}`;
  if (directionOf(language) === 'rtl') return '\u2066{level}%\u2069';
  if (primary === 'fr') return '{level}\u202f%';
  if (primary === 'tr') return '%{level}';
  return spaced.has(primary) ? '{level}\u00a0%' : undefined;
}

/** Converts full-width characters to ASCII, and Arabic and Persian digits to Latin ones: "＋２١" becomes "+21". */
export const westernDigits = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E\u3000]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('٪', '%');
