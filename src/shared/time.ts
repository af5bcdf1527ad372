import type { Timed } from '../../schema/resolved.ts';
import { inDigits } from './in-digits.ts';

/* Pages are visited later than they are built, so texts with times stay templates in page data. */

/** A date in the visitor's calendar. Months are 1-based. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** Fills in the times in data. Returns data without times unchanged. */
export function withTime<Data extends Timed>(data: Data, now: CalendarDate): Data {
  return data.timed.reduce((filled, steps) => change(filled, steps, (text) => fillTime(text, now)), data);
}

/**
 * Fills in {year}, {day}, {month:Jan.|Feb.|…}, {yearsSince:2016+1} and {until:2026-03|before|after}. `{{` becomes a
 * brace, other placeholders stay; years are never negative. In {year:٠}, {day:٠} and {yearsSince:2016|٠}, the digits
 * start at that zero.
 */
export function fillTime(template: string, now: CalendarDate): string {
  return template.replace(/\{\{|\{(\w+)(?::([^{}]*))?\}/g, (written, name?: string, argument = '') => {
    switch (name) {
      case undefined:
        return '{';
      case 'year':
      case 'day':
        return inDigits(now[name], argument);
      case 'month': {
        const [month = ''] = argument.split('|').slice(now.month - 1);
        return month;
      }
      case 'yearsSince': {
        const [years = '', zero] = argument.split('|');
        return inDigits(Math.max(0, now.year - Number(years.slice(0, 4)) + Number(years.slice(4))), zero);
      }
      case 'until': {
        const [date = '', before = '', after = ''] = argument.split('|');
        // A month lasts until its end, and so does a year.
        const [year = 0, month = 12, day = 31] = date.split('-').map(Number);
        return (now.year - year || now.month - month || now.day - day) > 0 ? after : before;
      }
      default:
        return written;
    }
  });
}

/** The current date in the visitor's time zone. */
export function today(now = new Date()): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

function change<Data>(data: Data, [step, ...rest]: (string | number)[], map: (text: string) => string): Data {
  // The path was found in this data: it ends at a text …
  if (step === undefined) return map(data as string) as Data;
  // … and leads through lists and objects.
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string | number, unknown>;
  copy[step] = change(copy[step], rest, map);
  // A copy has the type of its source.
  return copy as Data;
}
