import { calendarOf, calendarTags } from './calendar.ts';

/**
 * Returns the number of a month from its full or abbreviated name in any language that has a table: 3 for "March",
 * "Mar.", "mars". Some names are different months in different languages: `language` takes precedence, then English;
 * otherwise the result is undefined.
 */
export function monthNumber(written: string, language = 'en'): number | undefined {
  const name = fold(written);
  const preferred = numberIn(language, name) ?? numberIn('en', name);
  if (preferred !== undefined) return preferred;
  const numbers = new Set(calendarTags.flatMap((tag) => numberIn(tag, name) ?? []));
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
