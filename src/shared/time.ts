import type { Time } from '../../schema/rich-text.ts';
import { inDigits } from './write-number.ts';

/* Page data contains times instead of their texts, because pages are visited later than they're built. */

/** A date in the visitor's calendar. Months are 1-based. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** The date for counting characters: texts of times have about the same length on every day. */
export const sampleDate: CalendarDate = { year: 2026, month: 12, day: 31 };

/** Formats a time for a date. Numbers of years are never negative. */
export function formatTime(time: Time, now: CalendarDate): string {
  switch (time.of) {
    case 'year':
    case 'day':
      return inDigits(now[time.of], time.zero);
    case 'month':
      return time.names[now.month - 1] ?? '';
    case 'yearsSince':
      return inDigits(Math.max(0, now.year - time.year), time.zero);
    case 'until':
      return endsBefore(time.date, now) ? time.after : time.before;
  }
}

/** Whether a date ended before a day. A date without a day or a month lasts until the end of its month or year. */
export function endsBefore(date: string, { year, month, day }: CalendarDate): boolean {
  const [ofYear = 0, ofMonth = 12, ofDay = 31] = date.split('-').map(Number);
  return (year - ofYear || month - ofMonth || day - ofDay) > 0;
}

/** Returns the current date in the visitor's time zone. */
export function today(now = new Date()): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
