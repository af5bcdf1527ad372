import type { RichBlockOf } from '../../../schema/block.ts';
import type { Figures } from '../../../schema/resolved.ts';
import { writeNumber } from '../../shared/write-number.ts';
import { type Writing, zeroOf } from '../text/digits.ts';
import { visibleCharacters } from '../text/isolate.ts';

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

/**
 * Returns how a hero formats and lays out its counters: the longest one determines the font size, their number the
 * columns. Returns undefined if the defaults apply: a few small numbers.
 */
export function figuresOf(counters: RichBlockOf<'hero'>['counters'] = [], site: Writing): Figures | undefined {
  const separators = separatorsOf(site);
  const formatted = counters.map(({ value }) => writeNumber(value, separators));
  const longest = Math.max(
    0,
    ...counters.map(({ suffix = '' }, index) => `${formatted[index]}${visibleCharacters(suffix)}`.length),
  );
  const { length } = counters;
  const layout = {
    ...(longest > 8 && { size: longest > 11 ? ('small' as const) : ('medium' as const) }),
    // Five or six counters in rows of three leave no counter alone on a row; three counters fill one row.
    ...([3, 5, 6].includes(length) && { columns: 3 as const }),
  };
  const arePlainDigits = formatted.every((figure) => /^\d*$/.test(figure));
  return arePlainDigits && Object.keys(layout).length === 0 ? undefined : { ...separators, ...layout };
}

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
