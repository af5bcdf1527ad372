import { patterns } from '../../schema/patterns.ts';
import { compareDates, isRealDate } from '../core/text/dates.ts';
import { eitherDay, suggestDate } from '../core/text/suggest-date.ts';
import { meansPresent, suggestPeriod, type WrittenPeriod } from '../fixes/values/suggest-period.ts';
import { kindOf } from './coerce-text.ts';
import type { ImportIssue, Tell } from './import-issue.ts';

/**
 * A date of a résumé, in any form that is read in a site too; undefined where there is none, or none that the calendar has.
 * Of a day there is not its month is.
 */
export function readDate(value: unknown, at: ImportIssue['at'], tell: Tell): string | undefined {
  const text = textOf(value, at, tell);
  const result = text === undefined ? undefined : dateIn(text);
  if (text === undefined || result === undefined) return undefined;
  if ('why' in result) tell({ at, kind: 'left-out', why: result.why });
  else if (result.date !== text) tell({ at, kind: 'changed', why: `imported as ${result.date}` });
  return 'why' in result ? undefined : result.date;
}

/** When something was. */
export type When = { period: { start: string; end?: string } } | { date: string } | Record<string, never>;

/**
 * What startDate and endDate of an entry say: a period, which lasts where it has no end; a date where there is an end
 * only. An end that cannot be read is no reason to say that it lasts: then nothing is said.
 */
export function readWhen({ startDate, endDate }: Record<string, unknown>, at: ImportIssue['at'], tell: Tell): When {
  const [name, both] = isBlank(startDate) ? (['endDate', endDate] as const) : (['startDate', startDate] as const);
  const range = isBlank(startDate) || isBlank(endDate) || startDate === endDate ? rangeIn(both) : undefined;
  if (range) {
    tell({ at: [...at, name], kind: 'changed', why: `imported as ${range.start} to ${range.end}` });
    return { period: { start: range.start, ...(range.end !== 'present' && { end: range.end }) } };
  }
  // A dash or a question mark alone says nothing.
  const lasts = typeof endDate === 'string' && meansPresent(endDate) && /\p{L}/u.test(endDate);
  let isReadable = true;
  const start = readDate(startDate, [...at, 'startDate'], tell);
  const end = lasts
    ? undefined
    : readDate(endDate, [...at, 'endDate'], (told) => {
        if (told.kind === 'left-out' && start !== undefined) {
          isReadable = false;
          return tell({
            ...told,
            why: `${told.why}; a start date alone would mean an ongoing period, so both dates are skipped`,
          });
        }
        tell(told);
      });
  if (start === undefined) return end === undefined ? {} : { date: end };
  if (!isReadable) return {};
  if (end === undefined) return { period: { start } };
  if (compareDates(end, start) >= 0) return { period: { start, end } };
  tell({
    at: [...at, 'endDate'],
    kind: 'left-out',
    why: `it is before the start date, ${start}, so both dates are skipped`,
  });
  return {};
}

function textOf(value: unknown, at: ImportIssue['at'], tell: Tell): string | undefined {
  if (value === undefined) return undefined;
  if (isBlank(value)) {
    tell({ at, kind: 'empty', why: 'it is empty' });
    return undefined;
  }
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  tell({ at, kind: 'left-out', why: `expected a date, found ${kindOf(value)}` });
  return undefined;
}

const anyDate = new RegExp(patterns.date, 'u');

/* A longer text is no date. */
const longest = 100;

function dateIn(text: string): { date: string } | { why: string } {
  const date = text.trim();
  if (anyDate.test(date) && isRealDate(date)) return { date };
  const two = twoYears(date);
  if (two) return { why: `it may mean ${two.join(' to ')} or ${two[0]}-${date.slice(5)}` };
  const meant = text.length > longest ? undefined : suggestDate(text);
  if (meant !== undefined) return { date: meant };
  const month = date.slice(0, 7);
  if (/^\d{4}-\d{2}-\d{2}(?!\d)/.test(date) && anyDate.test(month)) return { date: month };
  const either = eitherDay(text);
  if (either) return { why: `it may mean ${either.join(' or ')}` };
  return /^\d{4}-\d{2}(?:-\d{2})?$/.test(date)
    ? { why: "this month doesn't exist" }
    : { why: "it isn't a date: use a year, a month or a day, such as 2014, 2014-06 or 2014-06-29" };
}

/* "2011/12" may be a month, or a year of a school. */
function twoYears(text: string): [string, string] | undefined {
  const [, year, other] = /^(\d{4})\/(\d{2})$/.exec(text) ?? [];
  return Number(year) % 100 === Number(other) - 1 ? [String(year), String(Number(year) + 1)] : undefined;
}

/* Both dates in one text: "2019 – 2021", "March 2019 to present". */
function rangeIn(value: unknown): WrittenPeriod | undefined {
  return typeof value === 'string' && value.length <= longest && 'why' in dateIn(value) && !twoYears(value.trim())
    ? suggestPeriod(value)
    : undefined;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
