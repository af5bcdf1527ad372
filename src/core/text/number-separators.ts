import type { Figures } from '../../../schema/resolved.ts';
import { type Writing, zeroOf } from './digits.ts';

type Separators = Pick<Figures, 'group' | 'decimal'>;

/*
 * The separators of numbers by language. This is our own table because the data of Intl differ between Node and
 * browsers, and the prerendered page must match. Other languages get thin spaces and a point, as ISO 80000 recommends.
 */
const comma = { group: ',', decimal: '.' };
const point = { group: '.', decimal: ',' };
const space = { group: '\u202f', decimal: ',' };
const neutral = { group: '\u202f', decimal: '.' };

const separators = new Map<string, Separators>([
  ...inLanguages('en he hi ja ko th zh', comma),
  ...inLanguages('ar da de el es id it nl pt ro tr vi', point),
  ...inLanguages('bg cs et fi fr hu lt lv nb nn no pl ru sk sv uk', space),
  // Regions that differ from the rest of their language.
  ...inLanguages('ar-ae ar-eg ar-sa es-mx', comma),
  ...inLanguages('de-at pt-pt', space),
  ...inLanguages('de-ch de-li it-ch', { group: '’', decimal: '.' }),
]);

/** Returns the digits and separators of numbers in the language of a site, such as "de-CH". */
export function separatorsOf(site: Writing): Separators & Pick<Figures, 'zero'> {
  const tag = site.language.toLowerCase();
  const [primary = ''] = tag.split('-');
  const zero = zeroOf(site);
  // Arabic digits have Arabic separators.
  if (zero === '٠' || zero === '۰') return { group: '٬', decimal: '٫', zero };
  return { ...(separators.get(tag) ?? separators.get(primary) ?? neutral), ...(zero && { zero }) };
}

function inLanguages(tags: string, separators: Separators): [string, Separators][] {
  return tags.split(' ').map((tag) => [tag, separators]);
}
