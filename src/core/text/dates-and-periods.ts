import type { AllLabels } from '../../../schema/resolved.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { type CalendarDate, endsBefore } from '../../shared/time.ts';
import { inSiteDigits, type Writing } from './digits.ts';
import { formatDay, formatMonth } from './month-names.ts';

/** A period in the format of site.json. */
export interface Period {
  start: string;
  end?: string | undefined;
}

/** Whether a period is ongoing: its end is "present" or missing. */
export const isOngoing = ({ end = 'present' }: Period): boolean => end === 'present';

/** Formats a date with the precision of its input: "2016", "Oct. 2016", "October 3, 2016". */
export function formatDate(date: string, site: Writing): string {
  if (date.length === 4) return inSiteDigits(date, site);
  return inSiteDigits(date.length === 7 ? formatMonth(date, site.language) : formatDay(date, site.language), site);
}

/** Formats a period. If it starts and ends in the same month or year, the result is a single date. */
export function formatPeriod(
  { start, end = 'present' }: Period,
  site: Writing,
  labels: Pick<AllLabels, 'present' | 'period'>,
): string {
  if (end !== 'present' && compareDates(start, end) === 0)
    return formatDate(start.length < end.length ? start : end, site);
  const last = end === 'present' ? labels.present : formatDate(end, site);
  // In a language without a label for the present, the text ends with the dash.
  return fillLabel(labels.period, { start: formatDate(start, site), end: last }).trimEnd();
}

/** Formats the period or the date of an entry; undefined if it has neither. */
export function formatDateOrPeriod(
  { period, date }: { period?: Period | undefined; date?: string | undefined },
  site: Writing,
  labels: Pick<AllLabels, 'present' | 'period'>,
): string | undefined {
  if (period) return formatPeriod(period, site, labels);
  return date === undefined ? undefined : formatDate(date, site);
}

/** Compares two dates for sorting. Returns 0 if the less precise date includes the other. */
export function compareDates(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  const [a, b] = [one.slice(0, length), other.slice(0, length)];
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Whether a date starts after a day. A missing month or day counts as the first one. */
export function startsAfter(date: string, { year, month, day }: CalendarDate): boolean {
  const [ofYear = 0, ofMonth = 1, ofDay = 1] = date.split('-').map(Number);
  return (ofYear - year || ofMonth - month || ofDay - day) > 0;
}

/** Whether a period includes a day. */
export const periodIncludes = ({ start, end = 'present' }: Period, today: CalendarDate): boolean =>
  !startsAfter(start, today) && (end === 'present' || !endsBefore(end, today));

/** Whether a date of valid format exists in the calendar. */
export function isRealDate(date: string): boolean {
  // The format already limits years and months to real ones.
  if (date.length < 10) return true;
  const [year = 0, month = 0, day] = date.split('-').map(Number);
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return instant.getUTCDate() === day;
}
