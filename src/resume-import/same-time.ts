import { compareDates } from '../core/text/dates.ts';
import type { UnknownRecord } from './keep-unmapped.ts';

interface Span {
  start: string;
  end?: string | undefined;
}

/** When an entry began, or was; an empty text where nobody says. */
export const startOf = ({ period, date }: UnknownRecord): string =>
  (period as Span | undefined)?.start ?? String(date ?? '');

/**
 * How far two entries were at the same time, as far as their dates are known: not at all; at the same start, with another
 * end; or as far as both say.
 */
export function timeInCommon(one: UnknownRecord, other: UnknownRecord): 'none' | 'start' | 'all' {
  const [first, second] = [spanOf(one), spanOf(other)];
  if (!first || !second) return 'all';
  // Of a single date nobody knows whether it is the start or the end.
  if (one.period === undefined || other.period === undefined) return isBound(first, second) ? 'all' : 'none';
  if (compareDates(first.start, second.start) !== 0) return 'none';
  if (!first.end || !second.end || compareDates(first.end, second.end) === 0) return 'all';
  // Two contracts may begin in the same year, and hardly in the same month.
  return Math.min(first.start.length, second.start.length) > 4 ? 'start' : 'none';
}

const spanOf = ({ period, date }: UnknownRecord): Span | undefined => {
  if (date !== undefined) return { start: String(date) };
  const { start, end } = (period ?? {}) as Partial<Span>;
  return start === undefined ? undefined : { start, end: end === 'present' ? undefined : end };
};

const isBound = (one: Span, other: Span): boolean =>
  [one.start, one.end].some(
    (date) => date && [other.start, other.end].some((each) => each && compareDates(date, each) === 0),
  );
