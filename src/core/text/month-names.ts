import type { RichPart } from '../../../schema/rich-text.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { inSiteDigits, type Writing, zeroOf } from './digits.ts';
import monthTables from './month-tables.json';
import { directionOf } from './script-and-direction.ts';
import type { Placeholder } from './template.ts';

/*
 * The names of months and the date formats by language. Intl's data differs between Node and browsers, and between
 * versions of Node, but a page must be the same everywhere. Languages without a table use Intl, at build time only: see
`fromIntl`. Languages that Intl doesn't support get numeric dates.
 *
 * In month-tables.json, which scripts/month-tables.js writes, each group of languages with the same table has one line:
 * tags; twelve months; the format of a date; the format of a month with its year. A point or | in a month separates the
 * abbreviation from the rest: "janv.ier" is "janvier" and "janv."; or / separates both names; or one entry with # for
 * the number is used for all months.
 */
type Table = readonly [months: string, date: string | undefined, month: string | undefined];

const tables = new Map(
  monthTables.tables.flatMap((line) => {
    const [tags = '', months = '', date, month] = line.split('; ');
    return tags.split(',').map((tag): [string, Table] => [tag, [months, date, month]]);
  }),
);

/** The language tags that have a table, in lower case. */
export const monthNameTags: readonly string[] = [...tables.keys()];

const numbers: Calendar = {
  months: Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')),
  short: [],
  date: '{year}-{month}-{day}',
  month: '{year}-{month}',
};

/** Formats a month such as "2016-10": "Oct. 2016". */
export function formatMonth(month: string, language: string): string {
  const [year = '', number = ''] = month.split('-');
  const calendar = calendarOf(language);
  if (calendar === numbers) return separated(month, language);
  const { [Number(number) - 1]: name = '' } = calendar.short;
  return fillLabel(calendar.month, { month: name, year });
}

/** Formats a day such as "2016-10-03": "October 3, 2016". */
export function formatDay(day: string, language: string): string {
  const calendar = calendarOf(language);
  if (calendar === numbers) return separated(day, language);
  const [year = '', month, number] = day.split('-');
  const { [Number(month) - 1]: name = '' } = calendar.months;
  return fillLabel(calendar.date, { year, month: name, day: String(Number(number)) });
}

/** Returns the parts for a time placeholder: {year}, {yearsSince:2016+1}, or {today}, which has names of months. */
export function timeParts({ name, argument }: Placeholder, site: Writing): RichPart[] {
  if (name === 'today') return dateParts(site);
  const zero = zeroOf(site);
  const digits = zero === undefined ? {} : { zero };
  if (name === 'year') return [{ kind: 'time', of: 'year', ...digits }];
  const year = Number(argument.slice(0, 4)) - Number(argument.slice(4));
  return [{ kind: 'time', of: 'yearsSince', year, ...digits }];
}

function dateParts(site: Writing): RichPart[] {
  const { language } = site;
  const calendar = calendarOf(language);
  const { date, months } = calendar;
  const zero = zeroOf(site);
  const digits = zero === undefined ? {} : { zero };
  const names = months.map((name) => inSiteDigits(name, site));
  return (calendar === numbers ? separated(date, language) : date)
    .split(/\{(year|month|day)\}/)
    .map((part): RichPart => {
      if (part === 'month') return { kind: 'time', of: 'month', names };
      return part === 'year' || part === 'day' ? { kind: 'time', of: part, ...digits } : part;
    });
}

/* After right-to-left letters, browsers reverse numbers that are joined by hyphens. */
const separated = (date: string, language: string): string =>
  directionOf(language) === 'rtl' ? date.replaceAll('-', '/') : date;

const calendars = new Map<string, Calendar>();

/** Returns the calendar of a language tag. Kept, because every placeholder of a date needs it. */
export function calendarOf(language: string): Calendar {
  const calendar = calendars.get(language) ?? readCalendar(language);
  calendars.set(language, calendar);
  return calendar;
}

function readCalendar(language: string): Calendar {
  const tag = language.toLowerCase();
  const [primary = ''] = tag.split('-');
  const [, script] = /^[a-z]+-([a-z]{4})(?:-|$)/.exec(tag) ?? [];
  const [, region = ''] = /-([a-z]{2})(?:-|$)/.exec(tag) ?? [];
  const table =
    tables.get(`${primary}-${script}`) ??
    (script && !isDefaultScript(script, primary)
      ? undefined
      : (tables.get(`${primary}-${region}`) ?? tables.get(primary)));
  if (!table) return calendarOfIntl(language) ?? numbers;
  const calendar = fromTable(table);
  // The United States and a few other countries write the month first.
  return primary === 'en' && dayFirst.has(region) ? { ...calendar, date: defaultDate } : calendar;
}

const dayFirst = new Set(['gb', 'ie', 'au', 'nz', 'za', 'in', 'mt']);

/* Tables use the default script of the language. */
const isDefaultScript = (script: string, primary: string): boolean =>
  new Intl.Locale(primary).maximize().script?.toLowerCase() === script;

const defaultDate = '{day} {month} {year}';

function fromTable([names, date = defaultDate, month = '{month} {year}']: Table): Calendar {
  const all = names.includes('#')
    ? Array.from({ length: 12 }, (_, index) => names.replace('#', String(index + 1)))
    : names.split(',');
  const pairs = all.map((name) => {
    const [long = '', short] = name.split('/');
    return short === undefined ? ([name.replace(/[.|]/, ''), abbreviate(name)] as const) : ([long, short] as const);
  });
  return { months: pairs.map(([long]) => long), short: pairs.map(([, short]) => short), date, month };
}

const abbreviate = (name: string): string => name.replace(/\|.*|(?<=\.).*/, '');

/* The names of the months in a language, and its date formats. */
interface Calendar {
  months: string[];
  short: string[];
  /** The format of a date, with the placeholders {day}, {month} and {year}. */
  date: string;
  /** The format of a month with its year. */
  month: string;
}

/*
 * Returns the calendar of a language from Intl, at build time. Always uses the Gregorian calendar and Latin digits, so
 * that all years of a site match. Undefined if Intl doesn't support the language.
 */
function calendarOfIntl(language: string): Calendar | undefined {
  if (!isSupported(language)) return;
  const day = partsIn(language, { day: 'numeric', month: 'long', year: 'numeric' });
  const month = partsIn(language, { month: 'short', year: 'numeric' });
  return {
    months: months.map((each) => monthIn(day(each))),
    short: months.map((each) => monthIn(month(each))),
    date: formatOf(day(0)),
    month: formatOf(month(0)),
  };
}

const months = Array.from({ length: 12 }, (_, index) => index);

function isSupported(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    // The tag is malformed.
    return false;
  }
}

function partsIn(language: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  return (month: number) => format.formatToParts(Date.UTC(2021, month, 15));
}

const monthIn = (parts: Intl.DateTimeFormatPart[]): string =>
  parts.flatMap(({ type, value }) => (type === 'month' ? [value] : [])).join('');

const formatOf = (parts: Intl.DateTimeFormatPart[]): string =>
  parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('');
