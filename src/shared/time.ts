import type { Timed } from '../../schema/resolved.ts';
import { inDigits } from './in-digits.ts';

/*
 * Time goes by between the build of a page and a visit, so texts with a time in them stay templates in the page's data.
 */

/** A day in the calendar of whoever looks at it. Months count from 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** The same data with the times of `now` in it. Data without times comes back as it is. */
export function withTime<Data extends Timed>(data: Data, now: CalendarDate): Data {
  return data.timed.reduce((filled, steps) => change(filled, steps, (text) => fillTime(text, now)), data);
}

/**
 * Fills {year}, {day}, {month:Jan.|Feb.|…}, {yearsSince:2016+1} and {until:2026-03|as long as it lasts|afterwards}; `{{`
 * becomes a brace, other placeholders stay; years are never negative. Of {year:٠}, {day:٠} and {yearsSince:2016|٠} the digits begin there.
 */
export function fillTime(template: string, now: CalendarDate): string {
  return template.replace(/\{\{|\{(\w+)(?::([^{}]*))?\}/g, (written, name?: string, argument = '') => {
    switch (name) {
      case undefined:
        return '{';
      case 'year':
      case 'day':
        return inDigits(now[name], argument);
      case 'month':
        return String(argument.split('|')[now.month - 1]);
      case 'yearsSince': {
        const [years = '', zero] = argument.split('|');
        return inDigits(Math.max(0, now.year - Number(years.slice(0, 4)) + Number(years.slice(4))), zero);
      }
      case 'until': {
        const [date = '', before, after] = argument.split('|');
        // A month lasts until its end, and a year too.
        const [year = 0, month = 12, day = 31] = date.split('-').map(Number);
        return String((now.year - year || now.month - month || now.day - day) > 0 ? after : before);
      }
      default:
        return written;
    }
  });
}

/** The day that it is now for the visitor. */
export function today(now = new Date()): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

function change<Data>(data: Data, [step, ...rest]: (string | number)[], map: (text: string) => string): Data {
  // The steps were found in this data: they end at a text …
  if (step === undefined) return map(data as string) as Data;
  // … and lead there through lists and objects.
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string | number, unknown>;
  copy[step] = change(copy[step], rest, map);
  // A copy has the type of what was copied.
  return copy as Data;
}
