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
    case 'until': {
      // A month lasts until its end, and so does a year.
      const [year = 0, month = 12, day = 31] = time.date.split('-').map(Number);
      return (now.year - year || now.month - month || now.day - day) > 0 ? time.after : time.before;
    }
  }
}

/** Returns the current date in the visitor's time zone. */
export function today(now = new Date()): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
