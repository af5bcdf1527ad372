import { calendarOf, calendarTags } from './calendar.ts';

/**
 * The number of a month, by its name in any language that has a table, in full or cut short: 3 for "March", "Mar.",
 * "mars". Some names mean one month here and another there: such a one is told by the `language` of the site, or by
 * English; else nobody knows.
 */
export function monthNamed(written: string, language = 'en'): number | undefined {
  const name = fold(written);
  const own = numberIn(language, name) ?? numberIn('en', name);
  if (own !== undefined) return own;
  const found = new Set(calendarTags.flatMap((tag) => numberIn(tag, name) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

function numberIn(language: string, name: string): number | undefined {
  const known = names.get(language) ?? namesOf(language);
  names.set(language, known);
  return known.get(name);
}

/* Nobody asks before a date is wrong. */
const names = new Map<string, ReadonlyMap<string, number>>();

function namesOf(language: string): ReadonlyMap<string, number> {
  const { months, short } = calendarOf(language);
  const found = new Map<string, number>();
  for (const list of [months, short])
    for (const [index, name] of list.entries()) if (/\p{L}/u.test(name)) found.set(fold(name), index + 1);
  // As English has them that is cut after three letters, with a point or without: "Sept." besides.
  if (language === 'en') found.set('sept', 9);
  return found;
}

const fold = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '');
