import { isRealDate } from './dates-and-periods.ts';
import { westernDigits } from './digits.ts';
import { calendarOf, monthNameTags } from './month-names.ts';

/**
 * Converts a date in another format to that of site.json, with the same precision. Undefined if it is ambiguous: either
 * number of "03/04/2021" may be the month. The names of months are first read in `language`.
 */
export function suggestDate(text: string, language?: string): string | undefined {
  const plain = westernDigits(text)
    .trim()
    .replace(/[,،]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(surroundingText, '')
    .replace(zeros, '');
  const [year, month, day] = parseNumericDate(plain) ?? parseNamedMonth(plain, language) ?? [];
  if (year === undefined || Number(year) < 1000 || (month !== undefined && !(month >= 1 && month <= 12)))
    return undefined;
  const date = [year, ...[month, day].flatMap((part) => (part === undefined ? [] : [twoDigits(part)]))].join('-');
  return isRealDate(date) && (day === undefined || (day >= 1 && day <= 31)) ? date : undefined;
}

/** Returns the two possible days of an ambiguous date; undefined for other dates. */
export function eitherDay(text: string): [string, string] | undefined {
  const [, one = 0, other = 0, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim()) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (year === undefined || a === b || a > 12 || b > 12 || a < 1 || b < 1) return undefined;
  return [`${year}-${twoDigits(b)}-${twoDigits(a)}`, `${year}-${twoDigits(a)}-${twoDigits(b)}`];
}

type Parts = [year: string, month?: number, day?: number];

/* Text around a date that doesn't change it: "since 2019", "Fall 2019", "Issued March 2021", "2028 (expected)". */
const surroundingText =
  /^(?:(?:since|from|as of|in|circa|c\.|ca\.?|around|about|approx\.?|~|depuis|dès|en|vers|env\.?|seit|ab|um|desde|dal|منذ|من|issued(?: on)?|expires?(?: on)?|valid until|until|expected|anticipated|planned|graduat(?:ed|ing|ion)|(?:spring|summer|fall|autumn|winter|printemps|été|automne|hiver|frühling|frühjahr|sommer|herbst|primavera|verano|otoño|invierno|q[1-4])(?: of)?(?= \d{4}(?!\d)))(?:[\s:]+|(?=\d)))+|\s*\?$|\s*\(?(?:expected|anticipated|planned|projected|prévue?|voraussichtlich|prevista?)\)?$/giu;

/* Other programs write zeros for an unknown day or month. */
const zeros = /(?:-00){1,2}$/;

/*
 * Reads a date in numbers: the year is first or last. The day precedes the month if points separate them, or if only
 * one of the two numbers can be a month.
 */
function parseNumericDate(text: string): Parts | undefined {
  const [, first, ...after] =
    /^(\d{4})(?:[-/. ](\d{1,2})(?:[-/. ](\d{1,2})(?:[T ]\d\d?:\d\d(?::\d\d(?:\.\d+)?)?(?: ?Z| ?[+-]\d\d:?\d\d)?)?)?)?$/.exec(
      text,
    ) ??
    /^(\d{4})(0[1-9]|1[0-2])([0-3]\d)?$/.exec(text) ??
    /^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})日)?)?$/.exec(text) ??
    /^(\d{4})년(?: ?(\d{1,2})월(?: ?(\d{1,2})일)?)?$/.exec(text) ??
    [];
  // A spread of a list has no length in TypeScript; the pattern has at most a month and a day.
  if (first !== undefined) return [first, ...(after.flatMap((part) => (part ? [Number(part)] : [])) as [])];
  const [, month, ofYear] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  if (ofYear !== undefined) return [ofYear, Number(month)];
  const [, one = '', sign, other = '', year] = /^(\d{1,2})([-/.]) ?(\d{1,2})[-/.] ?(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [a, b] = [Number(one), Number(other)];
  if (sign === '.' || a > 12 || a === b) return [year, b, a];
  return b > 12 ? [year, a, b] : undefined;
}

/*
 * Reads a date with the name of a month, a year, and perhaps a day: "15 March 2021", "Mar. 2021", "15 de marzo de
 * 2021", "2021 kovas".
 */
function parseNamedMonth(text: string, language: string | undefined): Parts | undefined {
  const words = text.replace(/['’](?=\d\d$)/, '20').split(/ |(?<=\p{L}\.?)[-/](?=\d)|(?<=\d\.?)[-/](?=\p{L})/u);
  const [year, ...otherYears] = words.filter((word) => /^\d{4}$/.test(word));
  const days = words.flatMap((word) => /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?$/.exec(word)?.[1] ?? []);
  const names = words.filter((word) => !/^(?:\d|de$|del$|of$|the$|م$)/u.test(word));
  const isDate = year !== undefined && otherYears.length === 0 && days.length <= 1;
  // Every other word must be part of the name of the month.
  if (!isDate || words.filter((word) => /^\d/.test(word)).length > days.length + 1) return undefined;
  const month = monthNumber(names.join(' '), language);
  // At most one day is left.
  return month === undefined ? undefined : [year, month, ...(days.map(Number) as [])];
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/*
 * Returns the number of a month from its full or abbreviated name in any language that has a table: 3 for "March",
 * "Mar.", "mars". Some names are different months in different languages: `language` takes precedence, then English;
 * otherwise the result is undefined.
 */
function monthNumber(written: string, language = 'en'): number | undefined {
  const name = fold(written);
  const preferred = numberIn(language, name) ?? numberIn('en', name);
  if (preferred !== undefined) return preferred;
  const numbers = new Set(monthNameTags.flatMap((tag) => numberIn(tag, name) ?? []));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

function numberIn(language: string, name: string): number | undefined {
  const numbers = names.get(language) ?? namesOf(language);
  names.set(language, numbers);
  return numbers.get(name);
}

/*
 * A cache, because folding all names takes milliseconds: too long for every invalid date, and too long for every start
 * of the command, since most sites have none.
 */
const names = new Map<string, ReadonlyMap<string, number>>();

function namesOf(language: string): ReadonlyMap<string, number> {
  const { months, short } = calendarOf(language);
  const numbers = new Map<string, number>();
  for (const list of [months, short])
    for (const [index, name] of list.entries()) if (/\p{L}/u.test(name)) numbers.set(fold(name), index + 1);
  // English also abbreviates September to four letters.
  if (language === 'en') numbers.set('sept', 9);
  return numbers;
}

const fold = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '');
