/** The months of a language, and the order of a date. */
export interface Calendar {
  months: string[];
  short: string[];
  /** A date with its placeholders: {day}, {month}, {year}. */
  date: string;
  /** A month of a year, likewise. */
  month: string;
}

/**
 * The months of a language, and how it writes a date, from what Intl knows at build: the Gregorian calendar and Latin
 * digits, whatever the language prefers, so that the years of a site agree. Undefined where Intl does not know it.
 */
export function calendarOfIntl(language: string): Calendar | undefined {
  if (!isKnown(language)) return;
  const day = partsIn(language, { day: 'numeric', month: 'long', year: 'numeric' });
  const month = partsIn(language, { month: 'short', year: 'numeric' });
  return {
    months: months.map((each) => monthIn(day(each))),
    short: months.map((each) => monthIn(month(each))),
    date: templateOf(day(0)),
    month: templateOf(month(0)),
  };
}

const months = Array.from({ length: 12 }, (_, index) => index);

function isKnown(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    // A tag that only looks like one.
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

const templateOf = (parts: Intl.DateTimeFormatPart[]): string =>
  parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('');
