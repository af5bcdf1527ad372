import type { Edit } from '../source/changes/edits.ts';

/* A correction may replace so many words: "from January 2021 until March 2022" becomes two dates. */
const mostCorrected = 4;

/**
 * Tells whether edits of a JSON text would delete a text or a number of its owner. What is replaced must stand in what is
 * written instead, or be the only value that an edit replaces, which is a correction. What is deleted must be a single
 * value, or stand elsewhere, as it is written: 1.10 is not 1.1. `counts` is how often the text has each value.
 */
export function losesText(text: string, edits: readonly Edit[], counts: () => Counts): boolean {
  const removed = edits.map(({ offset, length }) => valuesIn(text.slice(offset, offset + length)));
  const values = removed.flat();
  const written = edits.map((edit) => edit.text).join('\n');
  const isDeletion = written.trim() === '';
  if (values.length === 0 || (isDeletion && values.length === 1)) return false;
  const kept = new Set(wordsIn(written));
  const characters = wordsIn(written).join('');
  const isKept = (value: string) =>
    wordsIn(value).every((word) => kept.has(word)) ||
    characters.includes(wordsIn(value).join('')) ||
    isDate(value, kept);
  const isMove = isDeletion || edits.length > 1;
  const own = countsOf(values);
  const isElsewhere = (value: string) => isMove && Number(counts().get(value)) > Number(own.get(value));
  return edits.some((edit, index) => {
    const replaced = removed[index] as string[];
    const isCorrection = replaced.length === 1 && /[^\s"[\]{},:]/.test(edit.text);
    return replaced.some(
      (value) =>
        !(isCorrection && prose(value, kept) <= mostCorrected) && (isDeletion || !isKept(value)) && !isElsewhere(value),
    );
  });
}

/* A date that is written in another way: "Mar 2019" as "2019-03", "now" as "present". */
const isDate = (value: string, kept: ReadonlySet<string>): boolean => {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(value)?.[0];
  return year === undefined
    ? kept.has('present') && /^"\p{L}+"$/u.test(value)
    : kept.has(year) && prose(value, kept) <= 1;
};

/** How often each text and number stands in a text, as it is written. */
export type Counts = ReadonlyMap<string, number>;

/** Counts the texts and numbers of a JSON text. */
export const valueCounts = (text: string): Counts => countsOf(valuesIn(text));

function countsOf(values: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/* The texts and numbers in a part of a file, as they are written, without the names of settings. */
function valuesIn(part: string): string[] {
  const tokens = part.matchAll(/("(?:[^"\\]|\\.)*"|(?<![^\s,:[])[-+]?[\d.][^\s,\]}]*)(\s*:)?/gs);
  return [...tokens].flatMap(([, value = '', colon]) =>
    // What was read in the wrong encoding is not as its owner wrote it.
    colon !== undefined || value === '""' || value.includes('\uFFFD') ? [] : [value],
  );
}

const wordsIn = (text: string): string[] =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[a-z]/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/* How many words of a text, between blanks, have letters and are not kept. */
const prose = (value: string, kept: ReadonlySet<string>): number =>
  value.split(/\s+/).filter((each) => /\p{L}/u.test(each) && wordsIn(each).some((word) => !kept.has(word))).length;
