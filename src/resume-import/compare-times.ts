import { compareDates } from '../core/text/dates.ts';
import type { UnknownRecord } from './keep-unmapped.ts';

interface Dates {
  start: string;
  end?: string | undefined;
}

/** Returns the start or the date of an entry; "" if unknown. */
export const startOf = ({ period, date }: UnknownRecord): string =>
  (period as Dates | undefined)?.start ?? String(date ?? '');

/** Compares the known dates of two entries: no match, the same start with another end, or no difference. */
export function compareTimes(one: UnknownRecord, other: UnknownRecord): 'none' | 'start' | 'all' {
  const [first, second] = [datesOf(one), datesOf(other)];
  if (!first || !second) return 'all';
  // A single date can be the start or the end.
  if (one.period === undefined || other.period === undefined) return sharesDate(first, second) ? 'all' : 'none';
  if (compareDates(first.start, second.start) !== 0) return 'none';
  if (!first.end || !second.end || compareDates(first.end, second.end) === 0) return 'all';
  // Two jobs can start in the same year, but hardly in the same month.
  return Math.min(first.start.length, second.start.length) > 4 ? 'start' : 'none';
}

const datesOf = ({ period, date }: UnknownRecord): Dates | undefined => {
  if (date !== undefined) return { start: String(date) };
  const { start, end } = (period ?? {}) as Partial<Dates>;
  return start === undefined ? undefined : { start, end: end === 'present' ? undefined : end };
};

const sharesDate = (one: Dates, other: Dates): boolean =>
  [one.start, one.end].some(
    (date) => date && [other.start, other.end].some((each) => each && compareDates(date, each) === 0),
  );
