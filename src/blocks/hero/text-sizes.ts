import type { RichBlockOf } from '../../../schema/block.ts';
import type { Figures, HeadlineSize } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { visibleCharacters } from '../../core/text/bidi.ts';
import type { Writing } from '../../core/text/digits.ts';
import { separatorsOf } from '../../core/text/number-separators.ts';
import { writeNumber } from '../../shared/write-number.ts';

/** The font size of a headline, by its length and that of its longest word. */
export function headlineSize(written: RichText): HeadlineSize {
  // Marks above and below letters, as in Thai, take no width.
  const headline = visibleCharacters(written).replace(/\p{Mn}/gu, '');
  // A hyphen stays in the line of the word before it.
  const longest = Math.max(...headline.split(/\s+|(?<=-)/).map((word) => [...word].length));
  const length = [...headline].length;
  if (longest > 18 || length > 48) return 'tiny';
  if (longest > 12) return 'narrow';
  if (longest > 10 || length > 28) return 'small';
  return longest > 7 || length > 18 ? 'medium' : 'large';
}

/**
 * Returns how a hero formats and lays out its counters: the longest one determines the font size, their number the
 * columns. Returns undefined if the defaults apply: a few small numbers.
 */
export function counterLayout(counters: RichBlockOf<'hero'>['counters'] = [], site: Writing): Figures | undefined {
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
