import type { RichBlockOf } from '../../../schema/block.ts';
import type { Figures } from '../../../schema/resolved.ts';
import { writeNumber } from '../../shared/write-number.ts';
import { type Writing, zeroOf } from '../text/digits.ts';
import { visibleCharacters } from '../text/isolate.ts';

type Separators = Pick<Figures, 'group' | 'decimal'>;

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

/**
 * How a hero writes and shows its figures: the longest says in which letters, their count in how many columns. Nothing
 * where they are short, and a few.
 */
export function figuresOf(counters: RichBlockOf<'hero'>['counters'] = [], site: Writing): Figures | undefined {
  const separators = separatorsOf(site);
  const written = counters.map(({ value }) => writeNumber(value, separators));
  const longest = Math.max(
    0,
    ...counters.map(({ suffix = '' }, index) => `${written[index]}${visibleCharacters(suffix)}`.length),
  );
  const { length } = counters;
  const look = {
    ...(longest > 8 && { size: longest > 11 ? ('small' as const) : ('medium' as const) }),
    // Of five and of six, no figure stands alone; three have the whole row.
    ...([3, 5, 6].includes(length) && { columns: 3 as const }),
  };
  const areDigits = written.every((figure) => /^\d*$/.test(figure));
  return areDigits && Object.keys(look).length === 0 ? undefined : { ...separators, ...look };
}

/** The signs that a language writes in a number, by its tag: "de-CH". */
export function separatorsOf(site: Writing): Separators & Pick<Figures, 'zero'> {
  const tag = site.language.toLowerCase();
  const [primary = ''] = tag.split('-');
  const zero = zeroOf(site);
  // What stands between Arabic digits is Arabic too.
  if (zero === '٠' || zero === '۰') return { group: '٬', decimal: '٫', zero };
  return { ...(separators.get(tag) ?? separators.get(primary) ?? neutral), ...(zero && { zero }) };
}

function languages(tags: string, signs: Separators): [string, Separators][] {
  return tags.split(' ').map((tag) => [tag, signs]);
}
