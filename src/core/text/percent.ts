import { directionOf } from '../resolve/direction.ts';
import { type Writing, zeroOf } from './digits.ts';

/* Languages that write a blank before the sign; French a narrow one. See https://cldr.unicode.org */
const spaced = new Set('cs da de es fi nb nn no ru sk sv uk'.split(' '));

/**
 * How a site writes per cent, with {level} for the number; undefined where the sign stands right behind it. After a name in
 * Arabic letters, the sign would be shown before a number in Latin digits: both are set apart together.
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
