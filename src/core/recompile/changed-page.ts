import type { ByteRange } from '../source/page-ranges.ts';

/** The place of the page that has changed, between its braces, so that what is around it stays what it is; -1 for any other. */
export function changedPage({ bytes: old, ranges }: { bytes: Uint8Array; ranges: ByteRange[] }, bytes: Uint8Array) {
  const first = firstDifference(old, bytes);
  const last = lastDifference(old, bytes, first);
  return ranges.findIndex(({ start, end }) => start < first && last < end);
}

/** Where the pages stand after one of them has grown by some bytes. */
export const movedRanges = (ranges: ByteRange[], place: number, moved: number): ByteRange[] =>
  ranges.map(({ start, end }, index) => ({
    start: start + (index > place ? moved : 0),
    end: end + (index >= place ? moved : 0),
  }));

function firstDifference(old: Uint8Array, bytes: Uint8Array): number {
  let at = 0;
  while (at < old.length && old[at] === bytes[at]) at++;
  return at;
}

/* The end of what has changed, counted in the old bytes. */
function lastDifference(old: Uint8Array, bytes: Uint8Array, first: number): number {
  const most = Math.min(old.length, bytes.length) - first;
  let back = 0;
  while (back < most && old[old.length - 1 - back] === bytes[bytes.length - 1 - back]) back++;
  return old.length - back;
}
