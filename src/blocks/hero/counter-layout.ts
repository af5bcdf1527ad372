import type { RichBlockOf } from '../../../schema/block.ts';
import type { Figures } from '../../../schema/resolved.ts';
import { visibleCharacters } from '../../core/text/bidi-isolates.ts';
import type { Writing } from '../../core/text/digits.ts';
import { separatorsOf } from '../../core/text/number-separators.ts';
import { writeNumber } from '../../shared/write-number.ts';

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
