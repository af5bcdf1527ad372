import { isReal } from './dates.ts';
import { monthNamed } from './month-names.ts';
import { westernDigits } from './western-digits.ts';

/**
 * The date that a text says in another form, as precisely as it says it; undefined where that is unclear: in "03/04/2021"
 * nobody knows which of the two is the month. Names of months are read in the language of the site first.
 */
export function suggestDate(text: string, language?: string): string | undefined {
  const plain = westernDigits(text)
    .trim()
    .replace(/[,،]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(aroundIt, '')
    .replace(zeros, '');
  const [year, month, day] = inFigures(plain) ?? inWords(plain, language) ?? [];
  if (year === undefined || Number(year) < 1000 || (month !== undefined && !(month >= 1 && month <= 12)))
    return undefined;
  const date = [year, ...[month, day].flatMap((part) => (part === undefined ? [] : [twoDigits(part)]))].join('-');
  return isReal(date) && (day === undefined || (day >= 1 && day <= 31)) ? date : undefined;
}

/** The two days that figures may mean, where either may be the month. */
export function eitherDay(text: string): [string, string] | undefined {
  const [, one = 0, other = 0, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim()) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (year === undefined || a === b || a > 12 || b > 12 || a < 1 || b < 1) return undefined;
  return [`${year}-${twoDigits(b)}-${twoDigits(a)}`, `${year}-${twoDigits(a)}-${twoDigits(b)}`];
}

type Parts = [year: string, month?: number, day?: number];

/* What people put around a date, and does not make it another: "since 2019", "Fall 2019", "Issued March 2021", "2028 (expected)". */
const aroundIt =
  /^(?:(?:since|from|as of|in|circa|c\.|ca\.?|around|about|approx\.?|~|depuis|dès|en|vers|env\.?|seit|ab|um|desde|dal|منذ|من|issued(?: on)?|expires?(?: on)?|valid until|until|expected|anticipated|planned|graduat(?:ed|ing|ion)|(?:spring|summer|fall|autumn|winter|printemps|été|automne|hiver|frühling|frühjahr|sommer|herbst|primavera|verano|otoño|invierno|q[1-4])(?: of)?(?= \d{4}(?!\d)))(?:[\s:]+|(?=\d)))+|\s*[?+]$|\s*\(?(?:expected|anticipated|planned|projected|prévue?|voraussichtlich|prevista?)\)?$/giu;

/* Other programs write them for a day or a month that nobody knows. */
const zeros = /(?:-00){1,2}$/;

/* Figures: the year first or last; the day before the month where points stand between, and where only one can be a month. */
function inFigures(text: string): Parts | undefined {
  const [, first, ...after] =
    /^(\d{4})(?:[-/. ](\d{1,2})(?:[-/. ](\d{1,2})(?:[T ]\d.*)?)?)?$/.exec(text) ??
    /^(\d{4})(0[1-9]|1[0-2])([0-3]\d)?$/.exec(text) ??
    /^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})日)?)?$/.exec(text) ??
    /^(\d{4})년(?: ?(\d{1,2})월(?: ?(\d{1,2})일)?)?$/.exec(text) ??
    [];
  if (first !== undefined) return [first, ...(after.flatMap((part) => (part ? [Number(part)] : [])) as [])];
  const [, month, ofYear] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  if (ofYear !== undefined) return [ofYear, Number(month)];
  const [, one = '', sign, other = '', year] = /^(\d{1,2})([-/.]) ?(\d{1,2})[-/.] ?(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [a, b] = [Number(one), Number(other)];
  if (sign === '.' || a > 12 || a === b) return [year, b, a];
  return b > 12 ? [year, a, b] : undefined;
}

/* A month by its name, with a year, and perhaps a day: "15 March 2021", "Mar. 2021", "15 de marzo de 2021", "2021 kovas". */
function inWords(text: string, language: string | undefined): Parts | undefined {
  const words = text.replace(/['’](?=\d\d$)/, '20').split(/ |(?<=\p{L}\.?)[-/](?=\d)|(?<=\d\.?)[-/](?=\p{L})/u);
  const years = words.filter((word) => /^\d{4}$/.test(word));
  const days = words.flatMap((word) => /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?$/.exec(word)?.[1] ?? []);
  const names = words.filter((word) => /\p{L}{2}/u.test(word) && !/^(?:\d|de$|del$|of$|the$|م$)/u.test(word));
  if (years.length !== 1 || days.length > 1 || names.length === 0 || names.length > 2) return undefined;
  const month = monthNamed(names.join(' '), language);
  return month === undefined ? undefined : [String(years[0]), month, ...(days.map(Number) as [])];
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');
