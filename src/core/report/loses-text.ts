import type { Edit } from '../source/changes/edits.ts';

/* The maximum number of words that a correction replaces: "from January 2021 until March 2022" becomes two dates. */
const maxCorrected = 4;

/**
 * Whether edits of a JSON text would delete a text or a number of the owner. Replaced values must appear in the new
 * text, or be the only value that an edit replaces, which is a correction. A deletion must remove a single value.
 */
export function losesText(text: string, edits: readonly Edit[]): boolean {
  const removed = edits.map(({ offset, length }) => valuesIn(text.slice(offset, offset + length)));
  const values = removed.flat();
  const written = edits.map((edit) => edit.text).join('\n');
  const isDeletion = written.trim() === '';
  if (isDeletion || values.length === 0) return values.length > 1;
  const newWords = new Set(wordsIn(written));
  const characters = wordsIn(written).join('');
  const isPreserved = (value: string) =>
    wordsIn(value).every((word) => newWords.has(word)) ||
    characters.includes(wordsIn(value).join('')) ||
    isDate(value, newWords);
  return edits.some((edit, index) => {
    // Each edit has its list of removed texts.
    const replaced = removed[index] as string[];
    const isCorrection = replaced.length === 1 && /[^\s"[\]{},:]/.test(edit.text);
    return replaced.some(
      (value) => !(isCorrection && countLostWords(value, newWords) <= maxCorrected) && !isPreserved(value),
    );
  });
}

/* A date in another format: "Mar 2019" as "2019-03", "now" as "present". */
const isDate = (value: string, newWords: ReadonlySet<string>): boolean => {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(value)?.[0];
  return year === undefined
    ? newWords.has('present') && /^"\p{L}+"$/u.test(value)
    : newWords.has(year) && countLostWords(value, newWords) <= 1;
};

/* Returns the texts and numbers in a part of a file as written, without property names. */
function valuesIn(part: string): string[] {
  const tokens = part.matchAll(/("(?:[^"\\]|\\.)*"|(?<![^\s,:[])[-+]?[\d.][^\s,\]}]*)(\s*:)?/gs);
  return [...tokens].flatMap(([, value = '', colon]) =>
    // A wrongly decoded value isn't the owner's text.
    colon !== undefined || value === '""' || value.includes('\uFFFD') ? [] : [value],
  );
}

const wordsIn = (text: string): string[] =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[a-z]/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/* Counts the words of a text that contain letters and aren't kept. */
const countLostWords = (value: string, newWords: ReadonlySet<string>): number =>
  value.split(/\s+/).filter((each) => /\p{L}/u.test(each) && wordsIn(each).some((word) => !newWords.has(word))).length;
