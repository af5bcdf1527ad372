import type { Fix, Location } from './diagnostic.ts';

/**
 * The fix that writes what was meant, `written` as the text has it, in place of what was found there.
 * Certain unless it is so short that one slip of the pen makes another word of it.
 */
export function didYouMean(at: Location, found: string, meant: string, written = JSON.stringify(meant)): Fix {
  const isCertain = fold(found) === fold(meant) || (meant.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 3;
  return { text: `did you mean ${JSON.stringify(meant)}?`, certain: isCertain, edits: [{ at, text: written }] };
}

/** The same of an address or a path. A value is written in quotation marks; what is inside of a text has none. */
export const suggestAt = (at: Location, found: string, meant: string): Fix =>
  'part' in at && !at.within ? didYouMean(at, found, meant) : didYouMean(at, found, meant, meant);

/**
 * The one candidate that somebody may have meant: equal but for case, hyphens and underscores,
 * or at most one slip in three letters away. Nothing when none is near or two are equally near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 100) return undefined;
  const limit = Math.max(1, Math.floor(word.length / 3));
  const folded = fold(word);
  let best: { candidate: string; slips: number } | undefined;
  let isTied = false;
  for (const candidate of new Set(candidates)) {
    if (candidate === word) continue;
    const slips = fold(candidate) === folded ? 0 : distance(word, candidate, limit);
    if (slips > limit) continue;
    if (!best || slips < best.slips) [best, isTied] = [{ candidate, slips }, false];
    else if (slips === best.slips) isTied = true;
  }
  return isTied ? undefined : best?.candidate;
}

/** Whether two words are equal but for case, hyphens and underscores. */
export const isLike = (word: string, other: string): boolean => fold(word) === fold(other);

const fold = (word: string) => word.toLowerCase().replace(/[-_]/g, '');

/* Letters to add, drop, change or swap with their neighbour (optimal string alignment); any figure over the limit ends it. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const [a, b] = withoutSameEnds(one, other);
  let [before, last, current] = rows;
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let slips = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwapped) slips = Math.min(slips, at(before, column - 2) + 1);
      current[column] = slips;
      least = Math.min(least, slips);
    }
    if (least > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return at(last, b.length);
}

/* What is the same at the beginning and at the end costs no slip. */
function withoutSameEnds(one: string, other: string): [string, string] {
  const most = Math.min(one.length, other.length);
  let before = 0;
  while (before < most && one.charCodeAt(before) === other.charCodeAt(before)) before++;
  let after = 0;
  while (after < most - before && one.charCodeAt(one.length - 1 - after) === other.charCodeAt(other.length - 1 - after))
    after++;
  return [one.slice(before, one.length - after), other.slice(before, other.length - after)];
}

/* Three rows of the table, used again for every pair of words: no word is longer than a hundred letters. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(160), new Uint8Array(160), new Uint8Array(160)];
const at = (row: Uint8Array, column: number) => Number(row[column]);
