import { compareDates } from '../../core/text/dates.ts';
import { suggestDate } from '../../core/text/suggest-date.ts';
import { presentWords } from '../tables/values.ts';

/** A period as it is written in the file. */
export interface WrittenPeriod {
  start: string;
  end?: string;
}

/**
 * The period that a text says: "2019 - 2021", "March 2019 to present", "since 2019", "2019". Undefined where that is unclear.
 */
export function suggestPeriod(written: string, language?: string): WrittenPeriod | undefined {
  const text = withoutLength(written);
  const since = /^\s*(?:since|from|as of|depuis|dès|seit|ab|desde|dal|منذ|من)\s+(.+)$/iu.exec(text)?.[1];
  const both = splits.flatMap((sign) => {
    const [first, ...rest] = text.split(sign);
    return rest.length === 1 ? [[String(first), String(rest[0])] as const] : [];
  });
  for (const [first, last] of both) {
    const start = suggestDate(first, language) ?? monthOf(first, last, language);
    if (start === undefined) continue;
    if (last.trim() === '' || saysPresent(last)) return { start, end: 'present' };
    const end = suggestDate(last, language);
    if (end !== undefined && compareDates(start, end) <= 0) return { start, end };
  }
  const date = suggestDate(text, language);
  if (date === undefined) return undefined;
  return since === undefined && !/\+\s*$/.test(text) ? { start: date, end: date } : { start: date, end: 'present' };
}

/* A period without how long it was, behind it: "Mar 2019 - Present · 2 yrs 5 mos", "2019 – 2021 (2 years)". */
const withoutLength = (text: string): string => text.replace(howLong, '');

const howLong =
  /\s*[·•(|,]\s*(?:less than\s)?(?:a\s|\d+\+?\s*)(?:yrs?|years?|mos?|months?|ans?|mois|jahre?|monate?|años?|mes(?:es)?)\b.*$/iu;

/* "March – June 2021": the year is said once. */
function monthOf(first: string, last: string, language: string | undefined): string | undefined {
  const [year] = /\d{4}/.exec(last) ?? [];
  return year && /\p{L}/u.test(first) ? suggestDate(`${first.trim()} ${year}`, language) : undefined;
}

/* Dashes with blanks before those without: a date may have hyphens in it. */
const splits = [
  /\s+(?:[-–—−~→]+|to|until|till|bis|à|au|jusqu'à|a|al|hasta|إلى|حتى)\s+/iu,
  /\s*[–—−→]+\s*/u,
  /\s+[-–—]$|(?<=\d)-$/u,
  /(?<=^\d{4})-(?=\d{4}$|\p{L})/u,
  /(?<=^\d{4})\/(?=\d{4}$)/u,
  /\s-\s*|\s*-\s/u,
  /(?<=^\d{1,2}[/.]\d{4})-(?=\d)/u,
];

const present = new Set(presentWords.flatMap((list) => list.split('|')));

/** Whether a text says, in one of several languages, that something has not ended. */
export const saysPresent = (text: string): boolean =>
  present.has(
    text
      .trim()
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[.…]+$/, ''),
  ) || /^(?:[-–—?.…]+)$/.test(text.trim());
