import { suggestDate } from '../../core/text/convert-date.ts';
import { compareDates } from '../../core/text/dates-and-periods.ts';
import { suggestEnumValue } from './suggest-enum-value.ts';

/** A period in the format of the site file. */
interface WrittenPeriod {
  start: string;
  end?: string;
}

/** Reads a period: "2019 - 2021", "March 2019 to present", "since 2019", "2019". Undefined if the text is ambiguous. */
export function suggestPeriod(written: string, language?: string): WrittenPeriod | undefined {
  const text = withoutDuration(written);
  const isOpen = /^\s*(?:since|from|as of|depuis|dès|seit|ab|desde|dal|منذ|من)\s+(.+)$|\+\s*$/iu.test(text);
  const pairs = separators.flatMap((sign) => {
    const parts = text.split(sign);
    const [first = '', last = ''] = parts;
    return parts.length === 2 ? [[first, last] as const] : [];
  });
  for (const [first, last] of pairs) {
    const start = suggestDate(first, language) ?? addYear(first, last, language);
    if (start === undefined) continue;
    if (last.trim() === '' || meansPresent(last)) return { start, end: 'present' };
    const end = suggestDate(last, language);
    if (end !== undefined && compareDates(start, end) <= 0) return { start, end };
  }
  const date = suggestDate(text.replace(/\+\s*$/, ''), language);
  return date === undefined ? undefined : { start: date, end: isOpen ? 'present' : date };
}

/* Removes the duration at the end: "Mar 2019 - Present · 2 yrs 5 mos", "2019 – 2021 (2 years)". */
const withoutDuration = (text: string): string => text.replace(duration, '');

const duration =
  /\s*[·•(|,]\s*(?:less than\s)?(?:\s*(?:a\s|\d+\+?\s*)(?:yrs?|years?|mos?|months?|ans?|mois|jahre?|monate?|años?|mes(?:es)?)\b)+\)?$/iu;

/* "March – June 2021": the year applies to both. */
function addYear(first: string, last: string, language: string | undefined): string | undefined {
  const [year] = /\d{4}/.exec(last) ?? [];
  return year && /\p{L}/u.test(first) ? suggestDate(`${first.trim()} ${year}`, language) : undefined;
}

/* Dashes between spaces come first, because dates can contain hyphens. */
const separators = [
  /\s+(?:[-–—−~→]+|to|until|till|bis|à|au|jusqu'à|a|al|hasta|إلى|حتى)\s+/iu,
  /\s*[–—−→]+\s*/u,
  /\s+[-–—]$|(?<=\d)-$/u,
  /(?<=^\d{4})-(?=\d{4}$|\p{L})/u,
  /(?<=^\d{4})\/(?=\d{4}$)/u,
  /\s-\s*|\s*-\s/u,
  /(?<=^\d{1,2}[/.]\d{4})-(?=\d)/u,
];

/** Whether a text means, in one of several languages, that something is ongoing. */
export const meansPresent = (text: string): boolean =>
  suggestEnumValue(text.replaceAll('’', "'").replace(/[.…]+\s*$/, ''), ['present']) !== undefined ||
  /^(?:[-–—?.…]+)$/.test(text.trim());
