import type { Problem } from '../diagnostic/diagnostic.ts';
import { knownFile } from './foreign/known-files.ts';

/**
 * Turns the bytes of a site file into text: UTF-8, one byte-order mark tolerated, nothing repaired in silence.
 * With a problem comes the text as far as it can be shown: a � for what cannot be read.
 */
export function decode(bytes: Uint8Array): { text: string; problem?: Problem } {
  if (isWide(bytes))
    return { text: '', problem: unreadable(0, 0, 'this is UTF-16: save it again, and choose UTF-8 as its encoding') };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const offset = firstBadByte(bytes);
    const { length } = new TextDecoder().decode(bytes.subarray(0, offset));
    const text = new TextDecoder().decode(bytes);
    const known = knownFile(text);
    return {
      text,
      problem: unreadable(offset, length, known ? `this is ${known.what}: ${known.advice}` : 'save it as UTF-8'),
    };
  }
}

const unreadable = (byte: number, offset: number, advice: string): Problem => ({
  code: 'OF010',
  at: { offset, length: 1 },
  words: { offset: byte, advice },
});

/* UTF-16 begins with its mark, or with a bracket of two bytes, one of them zero. */
const isWide = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;

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
  return good - unfinished(bytes.subarray(Math.max(0, good - 3), good));
}

/* How many bytes at an end begin a character and do not finish it. */
function unfinished(end: Uint8Array): number {
  const back = [...end].reverse().findIndex((byte) => byte < 0x80 || byte >= 0xc0) + 1;
  const first = Number(end.at(-back));
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return back > 0 && length > back ? back : 0;
}
