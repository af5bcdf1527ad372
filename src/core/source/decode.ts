import type { Problem } from '../diagnostics/diagnostic.ts';
import { knownFile } from './known-files.ts';
import { readLegacy } from './legacy-encodings.ts';

/** What the bytes of a file say. */
interface Decoded {
  text: string;
  problem?: Problem;
  /** What they say in the encoding in which the file was saved, where that is certain enough to be offered. */
  meant?: string;
}

/**
 * Turns the bytes of a site file, or of a Markdown file, into text: UTF-8, one byte-order mark tolerated, nothing repaired
 * in silence. With a problem comes the text as far as it can be shown: a � for what cannot be read.
 */
export function decode(bytes: Uint8Array, kind: 'site' | 'markdown' = 'site'): Decoded {
  if (isWide(bytes)) return { text: '', problem: unreadable(0, 0, `The file is UTF-16. ${howToSave}`) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const offset = firstBadByte(bytes);
    const { length } = new TextDecoder().decode(bytes.subarray(0, offset));
    const text = new TextDecoder().decode(bytes);
    const known = kind === 'site' ? knownFile(text) : undefined;
    if (known) return { text, problem: unreadable(offset, length, `The file is ${known.what}. ${known.advice}`) };
    const read = kind === 'site' && !/[{[]/.test(text) ? undefined : readLegacy(bytes);
    if (!read) return { text, problem: unreadable(offset, length, howToSave) };
    const problem = unreadable(offset, length, `The file is ${read.name}. ${howToSave}`);
    return read.text === undefined ? { text, problem } : { text, meant: read.text, problem };
  }
}

const howToSave =
  'Save it as UTF-8 (Notepad: Save as → Encoding; VS Code: click the encoding in the status bar → Save with Encoding).';

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
