import type { Fix, Location } from './diagnostic.ts';

/**
 * Returns a fix that replaces a value with a similar one; `written` is the source of the new value. Certain unless the
 * value is so short that one typo turns it into another word.
 */
export function didYouMean(at: Location, found: string, suggestion: string, written = JSON.stringify(suggestion)): Fix {
  const isCertain = fold(found) === fold(suggestion) || (suggestion.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 3;
  return { text: questionFor(JSON.stringify(suggestion)), certain: isCertain, edits: [{ at, text: written }] };
}

/** Returns the question for a suggestion, as it is written in its file or command: did you mean "hero"? */
export const questionFor = (written: string): string => `did you mean ${written}?`;

/** Returns the same fix for an address or path. Inside a text, it needs no quotation marks. */
export const didYouMeanPath = (at: Location, found: string, suggestion: string): Fix =>
  'part' in at && !at.within ? didYouMean(at, found, suggestion) : didYouMean(at, found, suggestion, suggestion);

/** Returns the fix that replaces a value with the closest of some candidates; nothing if none is close enough. */
export function fixToNearest(at: Location, found: string, candidates: Iterable<string>): { fix?: Fix } {
  const suggestion = nearest(found, candidates);
  return suggestion === undefined ? {} : { fix: didYouMean(at, found, suggestion) };
}

/**
 * Returns the candidate closest to a word: equal except for case, hyphens and underscores, or with at most one typo for
 * every three letters. Undefined if none is close enough, or if two with different meanings are equally close; by
 * default, every candidate has another meaning.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  meaningOf: (candidate: string) => unknown = (candidate) => candidate,
): string | undefined {
  if (word.length > 100) return undefined;
  const limit = Math.max(1, Math.floor(word.length / 3));
  const folded = fold(word);
  let best: { candidate: string; typos: number } | undefined;
  let isTied = false;
  for (const candidate of new Set(candidates)) {
    if (candidate === word) continue;
    const typos = fold(candidate) === folded ? 0 : distance(word, candidate, limit);
    if (typos > limit) continue;
    if (!best || typos < best.typos) [best, isTied] = [{ candidate, typos }, false];
    else if (typos === best.typos && meaningOf(candidate) !== meaningOf(best.candidate)) isTied = true;
  }
  return isTied ? undefined : best?.candidate;
}

/** Whether two words are equal except for case, hyphens and underscores. */
export const isLike = (word: string, other: string): boolean => fold(word) === fold(other);

const fold = (word: string) => word.toLowerCase().replace(/[-_]/g, '');

/*
 * Returns the number of letters to insert, delete, replace or swap with a neighbor (optimal string alignment). Stops
 * above the limit.
 */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const [a, b] = withoutSameEnds(one, other);
  let [before, last, current] = rows;
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let minimum = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let typos = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwapped) typos = Math.min(typos, at(before, column - 2) + 1);
      current[column] = typos;
      minimum = Math.min(minimum, typos);
    }
    if (minimum > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return at(last, b.length);
}

/* Common prefixes and suffixes don't change the distance. */
function withoutSameEnds(one: string, other: string): [string, string] {
  const maxLength = Math.min(one.length, other.length);
  let before = 0;
  while (before < maxLength && one.charCodeAt(before) === other.charCodeAt(before)) before++;
  let after = 0;
  while (
    after < maxLength - before &&
    one.charCodeAt(one.length - 1 - after) === other.charCodeAt(other.length - 1 - after)
  )
    after++;
  return [one.slice(before, one.length - after), other.slice(before, other.length - after)];
}

/* Three rows of the table, reused for all pairs; words have at most 100 letters. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(160), new Uint8Array(160), new Uint8Array(160)];
// Columns are never negative, and words are shorter than a row.
const at = (row: Uint8Array, column: number) => row[column] as number;
