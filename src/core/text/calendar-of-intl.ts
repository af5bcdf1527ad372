/** The names of the months in a language, and its date formats. */
export interface Calendar {
  months: string[];
  short: string[];
  /** The format of a date, with the placeholders {day}, {month} and {year}. */
  date: string;
  /** The format of a month with its year. */
  month: string;
}

/**
 * Returns the calendar of a language from Intl, at build time. Always uses the Gregorian calendar and Latin digits, so
 * that all years of a site match. Undefined if Intl doesn't support the language.
 */
export function calendarOfIntl(language: string): Calendar | undefined {
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
