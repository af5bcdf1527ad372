import { periodSettings } from '../core/outputs/resume/resume-sections.ts';
import { suggestDate } from '../core/text/convert-date.ts';
import { compareDates } from '../core/text/dates-and-periods.ts';
import { meansPresent } from '../fixes/values/suggest-period.ts';
import { isBlank, type Place, type UnknownRecord } from './place.ts';

/** Reads a date in any format that `check` understands. */
export function readDate(value: unknown, place: Place): string | undefined {
  if (isBlank(value)) return undefined;
  const date = dateIn(value);
  if (date === undefined) return place.skip(value, noDate);
  if (date !== String(value)) place.change(`imported as ${date}`);
  return date;
}

/** The dates of an entry. */
type Dates = { period: { start: string; end?: string } } | { date: string } | Record<string, never>;

/** Reads `startDate` and `endDate`: a period, ongoing without an end; or a date if there is only an end. */
export function readDates(entry: UnknownRecord, place: Place): Dates {
  const [startName, endName] = periodSettings;
  const { [startName]: startDate, [endName]: endDate } = entry;
  const start = readDate(startDate, place.step(startName));
  // A dash or a question mark alone isn't a date.
  const isOngoing = typeof endDate === 'string' && /\p{L}/u.test(endDate) && meansPresent(endDate);
  if (start === undefined) {
    const date = isOngoing ? undefined : readDate(endDate, place.step(endName));
    return date === undefined ? {} : { date };
  }
  if (isOngoing || isBlank(endDate)) return { period: { start } };
  const end = dateIn(endDate);
  if (end === undefined || compareDates(end, start) < 0) {
    // A start alone would mean an ongoing period.
    const why = end === undefined ? noDate : `it is before the start, ${start}`;
    place.step(endName).skip(endDate, `${why}; so both dates are skipped`);
    return {};
  }
  if (end !== String(endDate)) place.step(endName).change(`imported as ${end}`);
  return { period: { start, end } };
}

const noDate = "it isn't a clear date: use a year, a month or a day, such as 2014, 2014-06 or 2014-06-29";

function dateIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  // Longer texts aren't dates. "2011/12" can be a month or a school year.
  if (typeof text !== 'string' || text.length > 100 || isSchoolYear(text.trim())) return undefined;
  return suggestDate(text);
}

function isSchoolYear(text: string): boolean {
  const [, year, next] = /^(\d{4})\/(\d{2})$/.exec(text) ?? [];
  return year !== undefined && (Number(year) + 1) % 100 === Number(next);
}
