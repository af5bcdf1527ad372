import type { Separators } from '../../../schema/resolved.ts';

/*
 * The signs that a language writes in a number. A table of ours, because Intl's data differ between Node and browsers,
 * and a page must read the same in both. Languages that are not here get thin spaces and a point, as ISO 80000 has it.
 */
const comma = { group: ',', decimal: '.' };
const point = { group: '.', decimal: ',' };
const space = { group: '\u202f', decimal: ',' };
const neutral = { group: '\u202f', decimal: '.' };

const separators = new Map<string, Separators>([
  ...languages('en he hi ja ko th zh', comma),
  ...languages('ar da de el es id it nl pt ro tr vi', point),
  ...languages('bg cs et fi fr hu lt lv nb nn no pl ru sk sv uk', space),
  // Countries that write otherwise than the rest of their language.
  ...languages('ar-ae ar-eg ar-sa es-mx', comma),
  ...languages('de-at pt-pt', space),
  ...languages('de-ch de-li it-ch', { group: '’', decimal: '.' }),
]);

/** The signs that a language writes in a number, by its tag: "de-CH". */
export function separatorsOf(language: string): Separators {
  const tag = language.toLowerCase();
  const [primary = ''] = tag.split('-');
  return separators.get(tag) ?? separators.get(primary) ?? neutral;
}

function languages(tags: string, signs: Separators): [string, Separators][] {
  return tags.split(' ').map((tag) => [tag, signs]);
}
