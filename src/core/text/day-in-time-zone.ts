import type { CalendarDate } from '../../shared/time.ts';

/**
 * Returns the date of an instant in a time zone, which is the same on every machine. `timeZone` is an IANA name; an
 * unknown one counts as UTC.
 */
export function dayIn(instant: Date, timeZone = 'UTC'): CalendarDate {
  // Creating a format is slow, and UTC doesn't need one.
  const format = timeZone === 'UTC' ? undefined : formatIn(timeZone);
  if (!format) return { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() };
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return { year: Number(parts.get('year')), month: Number(parts.get('month')), day: Number(parts.get('day')) };
}

/** Whether a time zone of this IANA name exists. */
export const isTimeZone = (name: string): boolean => formatIn(name) !== undefined;

/* English has the same calendar and digits everywhere. */
function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  } catch {
    return undefined;
  }
}
