import { patterns } from '../../schema/patterns.ts';
import { compareDates, isRealDate } from '../core/text/dates.ts';
import { eitherDay, suggestDate } from '../core/text/suggest-date.ts';
import { meansPresent, suggestPeriod, type WrittenPeriod } from '../fixes/values/suggest-period.ts';
import { kindOf } from './coerce-text.ts';
import type { ImportIssue, ReportIssue } from './import-issue.ts';

/**
 * Reads a date in any supported format; undefined if there is none, or if it doesn't exist. For an invalid day, returns
 * its month.
 */
export function readDate(value: unknown, at: ImportIssue['at'], report: ReportIssue): string | undefined {
  const text = textOf(value, at, report);
  const result = text === undefined ? undefined : parseDate(text);
  if (text === undefined || result === undefined) return undefined;
  if ('why' in result) report({ at, kind: 'left-out', why: result.why });
  else if (result.date !== text) report({ at, kind: 'changed', why: `imported as ${result.date}` });
  return 'why' in result ? undefined : result.date;
}

/** The dates of an entry. */
type Dates = { period: { start: string; end?: string } } | { date: string } | Record<string, never>;

/**
 * Reads `startDate` and `endDate`: a period, ongoing without an end; or a date if there is only an end. With an
 * unreadable end, returns nothing, because the period would seem ongoing.
 */
export function readDates(
  { startDate, endDate }: Record<string, unknown>,
  at: ImportIssue['at'],
  report: ReportIssue,
): Dates {
  const [name, both] = isBlank(startDate) ? (['endDate', endDate] as const) : (['startDate', startDate] as const);
  const period = isBlank(startDate) || isBlank(endDate) || startDate === endDate ? readRange(both) : undefined;
  if (period) {
    report({ at: [...at, name], kind: 'changed', why: `imported as ${period.start} to ${period.end}` });
    return { period: { start: period.start, ...(period.end !== 'present' && { end: period.end }) } };
  }
  // A dash or a question mark alone isn't a date.
  const isOngoing = typeof endDate === 'string' && meansPresent(endDate) && /\p{L}/u.test(endDate);
  let hasValidEnd = true;
  const start = readDate(startDate, [...at, 'startDate'], report);
  const end = isOngoing
    ? undefined
    : readDate(endDate, [...at, 'endDate'], (issue) => {
        if (issue.kind === 'left-out' && start !== undefined) {
          hasValidEnd = false;
          return report({
            ...issue,
            why: `${issue.why}; a start date alone would mean an ongoing period, so both dates are skipped`,
          });
        }
        report(issue);
      });
  if (start === undefined) return end === undefined ? {} : { date: end };
  if (!hasValidEnd) return {};
  if (end === undefined) return { period: { start } };
  if (compareDates(end, start) >= 0) return { period: { start, end } };
  report({
    at: [...at, 'endDate'],
    kind: 'left-out',
    why: `it is before the start date, ${start}, so both dates are skipped`,
  });
  return {};
}

function textOf(value: unknown, at: ImportIssue['at'], report: ReportIssue): string | undefined {
  if (value === undefined) return undefined;
  if (isBlank(value)) {
    report({ at, kind: 'empty', why: 'it is empty' });
    return undefined;
  }
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  report({ at, kind: 'left-out', why: `expected a date, found ${kindOf(value)}` });
  return undefined;
}

const anyDate = new RegExp(patterns.date, 'u');

/* Longer texts aren't dates. */
const maxLength = 100;

function parseDate(text: string): { date: string } | { why: string } {
  const date = text.trim();
  if (anyDate.test(date) && isRealDate(date)) return { date };
  const years = schoolYear(date);
  if (years) return { why: `it may mean ${years.join(' to ')} or ${years[0]}-${date.slice(5)}` };
  const meant = text.length > maxLength ? undefined : suggestDate(text);
  if (meant !== undefined) return { date: meant };
  const month = date.slice(0, 7);
  if (/^\d{4}-\d{2}-\d{2}(?!\d)/.test(date) && anyDate.test(month)) return { date: month };
  const either = eitherDay(text);
  if (either) return { why: `it may mean ${either.join(' or ')}` };
  return /^\d{4}-\d{2}(?:-\d{2})?$/.test(date)
    ? { why: "this month doesn't exist" }
    : { why: "it isn't a date: use a year, a month or a day, such as 2014, 2014-06 or 2014-06-29" };
}

/* "2011/12" can be a month or a school year. */
function schoolYear(text: string): [string, string] | undefined {
  const [, year, other] = /^(\d{4})\/(\d{2})$/.exec(text) ?? [];
  return year !== undefined && Number(year) % 100 === Number(other) - 1 ? [year, String(Number(year) + 1)] : undefined;
}

/* Reads two dates in one text: "2019 – 2021", "March 2019 to present". */
function readRange(value: unknown): WrittenPeriod | undefined {
  return typeof value === 'string' &&
    value.length <= maxLength &&
    'why' in parseDate(value) &&
    !schoolYear(value.trim())
    ? suggestPeriod(value)
    : undefined;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
