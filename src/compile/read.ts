import type { Problem } from './diagnostic.ts';

/**
 * Turns the bytes of a site file into text: UTF-8, one byte-order mark tolerated, nothing repaired in silence.
 * Returns the text, or the problem with the first byte that cannot be read.
 */
export function decode(bytes: Uint8Array): { text: string } | { problem: Problem } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const offset = firstBadByte(bytes);
    return { problem: { code: 'OF010', at: { offset: 0, length: 1 }, words: { offset } } };
  }
}

/* A streaming decoder keeps an unfinished character back, so halving finds the first byte that breaks one. */
function firstBadByte(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return good;
}
