import { fillLabel } from '../../shared/fill-label.ts';
import { directionOf } from '../resolve/direction.ts';
import { type Calendar, calendarOfIntl } from './calendar-of-intl.ts';
import { inSiteDigits, timeInDigits, type Writing } from './digits.ts';
import { monthTables } from './month-tables.ts';

/*
 * Months and the order of a date by language: see month-tables.ts. Intl's data differ between Node and browsers, and between
 * versions of Node, and a page must read the same everywhere. Languages without a table have theirs from Intl, in the build
 * alone and for good: see calendar-of-intl.ts. Those that Intl does not know either get numbers, which everybody can read.
 */
type Table = readonly [months: string, date: string | undefined, month: string | undefined];

const tables = new Map(
  monthTables
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [tags = '', months = '', date, month] = line.split('; ');
      return tags.split(',').map((tag): [string, Table] => [tag, [months, date, month]]);
    }),
);

/** The tags that have a table, in small letters. */
export const calendarTags: readonly string[] = [...tables.keys()];

const numbers: Calendar = {
  months: Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')),
  short: [],
  date: '{year}-{month}-{day}',
  month: '{year}-{month}',
};

/** A month written "2016-10" as it is read: "Oct. 2016". */
export function formatMonth(month: string, language: string): string {
  const [year = '', number = ''] = month.split('-');
  const found = calendarOf(language);
  if (found === numbers) return inOrder(month, language);
  return fillLabel(found.month, { month: String(found.short[Number(number) - 1]), year });
}

/** A day written "2016-10-03" as it is read: "October 3, 2016". */
export function formatDay(day: string, language: string): string {
  const found = calendarOf(language);
  if (found === numbers) return inOrder(day, language);
  const [year = '', month, number] = day.split('-');
  const words = { year, month: String(found.months[Number(month) - 1]), day: String(Number(number)) };
  return fillLabel(found.date, words);
}

/** The date of {today} as a template that needs no table any more: "{month:January|…} {day}, {year}". */
export function dateTemplate(site: Writing): string {
  const { language } = site;
  const found = calendarOf(language);
  const { date, months } = found;
  return (found === numbers ? inOrder(date, language) : date)
    .replace(/\{(?:year|day)\}/g, (placeholder) => timeInDigits(placeholder, site))
    .replace('{month}', `{month:${inSiteDigits(months.join('|'), site)}}`);
}

/* After letters that run from right to left, numbers with hyphens between them would be shown the other way round. */
const inOrder = (date: string, language: string): string =>
  directionOf(language) === 'rtl' ? date.replaceAll('-', '/') : date;

/** The months of a language, and how it writes a date, by its tag. */
export function calendarOf(language: string): Calendar {
  const tag = language.toLowerCase();
  const known = calendars.get(tag) ?? madeFor(language, tag);
  calendars.set(tag, known);
  return known;
}

const calendars = new Map<string, Calendar>();

function madeFor(language: string, tag: string): Calendar {
  const [primary = ''] = tag.split('-');
  const [, script] = /^[a-z]+-([a-z]{4})(?:-|$)/.exec(tag) ?? [];
  const [, region = ''] = /-([a-z]{2})(?:-|$)/.exec(tag) ?? [];
  const table =
    tables.get(`${primary}-${script}`) ??
    (script && !isUsual(script, primary) ? undefined : (tables.get(`${primary}-${region}`) ?? tables.get(primary)));
  if (!table) return calendarOfIntl(language) ?? numbers;
  const calendar = fromTable(table);
  // Only the United States and a few others write the month first.
  return primary === 'en' && dayFirst.has(region) ? { ...calendar, date: usualDate } : calendar;
}

const dayFirst = new Set(['gb', 'ie', 'au', 'nz', 'za', 'in', 'mt']);

/* The names in a table are in the letters that the language is usually written in. */
const isUsual = (script: string, primary: string): boolean =>
  new Intl.Locale(primary).maximize().script?.toLowerCase() === script;

const usualDate = '{day} {month} {year}';

function fromTable([names, date = usualDate, month = '{month} {year}']: Table): Calendar {
  const all = names.includes('#')
    ? Array.from({ length: 12 }, (_, index) => names.replace('#', String(index + 1)))
    : names.split(',');
  const both = all.map((name) => {
    const [long = '', short] = name.split('/');
    return short === undefined ? ([name.replace(/[.|]/, ''), cut(name)] as const) : ([long, short] as const);
  });
  return { months: both.map(([long]) => long), short: both.map(([, short]) => short), date, month };
}

const cut = (name: string): string => name.replace(/\|.*|(?<=\.).*/, '');
