import { fillLabel } from '../../shared/fill-label.ts';
import type { CalendarDate } from '../../shared/time.ts';
import { directionOf } from '../site/direction.ts';
import { type Calendar, calendarOfIntl } from './calendar-of-intl.ts';
import { inSiteDigits, timeInDigits, type Writing } from './digits.ts';

/*
 * Months and the order of a date by language. A table of ours, because Intl's data differ between Node and browsers,
 * and a page must read the same in both. Languages that are not here have theirs from Intl, in the build alone and for
 * good: see calendar-of-intl.ts. Those that Intl does not know either get numbers, which everybody can read.
 */

const calendars = new Map<string, Calendar>(
  Object.entries({
    en: calendar(
      'January February March April May June July August September October November December',
      'Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sep. Oct. Nov. Dec.',
      '{month} {day}, {year}',
    ),
    fr: calendar(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
      'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
      '{day} {month} {year}',
    ),
    ar: calendar('جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر', '', '{day} {month} {year}'),
    de: calendar(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
      'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
      '{day}. {month} {year}',
    ),
    es: calendar(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
      'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
      '{day} de {month} de {year}',
    ),
    it: calendar(
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
      'gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.',
      '{day} {month} {year}',
    ),
    pt: calendar(
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
      'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.',
      '{day} de {month} de {year}',
    ),
    nl: calendar(
      'januari februari maart april mei juni juli augustus september oktober november december',
      'jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.',
      '{day} {month} {year}',
    ),
  }),
);

/* Only the United States and a few others write the month first. */
const english = calendars.get('en') as Calendar;
for (const country of ['gb', 'ie', 'au', 'nz', 'za', 'in', 'mt'])
  calendars.set(`en-${country}`, { ...english, date: '{day} {month} {year}' });

const numbers = calendar('01 02 03 04 05 06 07 08 09 10 11 12', '', '{year}-{month}-{day}');

/** A month written "2016-10" as it is read: "Oct. 2016". */
export function monthInWords(month: string, language: string): string {
  const [year = '', number = ''] = month.split('-');
  const found = calendarOf(language);
  if (found === numbers) return inOrder(month, language);
  return fillLabel(found.month, { month: String(found.short[Number(number) - 1]), year });
}

/** A day written "2016-10-03" as it is read: "October 3, 2016". */
export function dayInWords(day: string, language: string): string {
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

/** The day of an instant in UTC: what a build calls today, wherever it runs. */
export function utcDate(instant: Date): CalendarDate {
  return { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() };
}

const calendarOf = (language: string): Calendar => {
  const tag = language.toLowerCase();
  const [primary = ''] = tag.split('-');
  const known = calendars.get(tag) ?? (isArabicElsewhere(tag) ? undefined : calendars.get(primary));
  if (known) return known;
  const found = calendarOfIntl(language) ?? numbers;
  calendars.set(tag, found);
  return found;
};

/* The table has the months of Tunisia and Algeria; other countries call them otherwise. */
const isArabicElsewhere = (tag: string): boolean => /^ar-(?!tn|dz)/.test(tag);

function calendar(months: string, short: string, date: string): Calendar {
  return { months: months.split(' '), short: (short || months).split(' '), date, month: '{month} {year}' };
}
