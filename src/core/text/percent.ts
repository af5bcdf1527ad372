import { type Writing, zeroOf } from './digits.ts';
import { directionOf } from './script.ts';

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
