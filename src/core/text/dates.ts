import type { AllLabels } from '../../../schema/resolved.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import type { CalendarDate } from '../../shared/time.ts';
import { formatDay, formatMonth } from './calendar.ts';
import { inSiteDigits, type Writing } from './digits.ts';

/** A period as the owner writes it. */
export interface Period {
  start: string;
  end?: string | undefined;
}

/** Whether it has not ended: its end is "present", or is not written. */
export const lasts = ({ end = 'present' }: Period): boolean => end === 'present';

/** A date as it is read, as precisely as it was written: "2016", "Oct. 2016", "October 3, 2016". */
export function formatDate(date: string, site: Writing): string {
  if (date.length === 4) return inSiteDigits(date, site);
  return inSiteDigits(date.length === 7 ? formatMonth(date, site.language) : formatDay(date, site.language), site);
}

/** A period as it is read. One that begins and ends in the same month, or the same year, reads as one date. */
export function formatPeriod(
  { start, end = 'present' }: Period,
  site: Writing,
  labels: Pick<AllLabels, 'present' | 'period'>,
): string {
  if (end !== 'present' && compareDates(start, end) === 0)
    return formatDate(start.length < end.length ? start : end, site);
  const last = end === 'present' ? labels.present : formatDate(end, site);
  // Where there is no word for the present, nothing stands after the dash.
  return fillLabel(labels.period, { start: formatDate(start, site), end: last }).trimEnd();
}

/** When something was, in words; undefined where that is not said. */
export function formatDateOrPeriod(
  { period, date }: { period?: Period | undefined; date?: string | undefined },
  site: Writing,
  labels: Pick<AllLabels, 'present' | 'period'>,
): string | undefined {
  if (period) return formatPeriod(period, site, labels);
  return date === undefined ? undefined : formatDate(date, site);
}

/** Below 0 where the first of two dates is earlier; 0 where the coarser one covers the finer. */
export function compareDates(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  const [a, b] = [one.slice(0, length), other.slice(0, length)];
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Whether a date, of which a month or a day may not be known, begins after a day. */
export function beginsAfter(date: string, { year, month, day }: CalendarDate): boolean {
  const [ofYear = 0, ofMonth = 1, ofDay = 1] = date.split('-').map(Number);
  return (ofYear - year || ofMonth - month || ofDay - day) > 0;
}

/** Whether a date, which lasts until the end of its month or year where no more is known, is over on a day. */
export function endsBefore(date: string, { year, month, day }: CalendarDate): boolean {
  const [ofYear = 0, ofMonth = 12, ofDay = 31] = date.split('-').map(Number);
  return (year - ofYear || month - ofMonth || day - ofDay) > 0;
}

/** Whether a period has begun by a day, and is not over. */
export const includes = ({ start, end = 'present' }: Period, today: CalendarDate): boolean =>
  !beginsAfter(start, today) && (end === 'present' || !endsBefore(end, today));

/** Whether the calendar has a date that has the shape of one. */
export function isReal(date: string): boolean {
  // Years and months of that shape are all there.
  if (date.length < 10) return true;
  const [year = 0, month = 0, day] = date.split('-').map(Number);
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return instant.getUTCDate() === day;
}
