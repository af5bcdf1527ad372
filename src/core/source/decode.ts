import type { Problem } from '../diagnostics/diagnostic.ts';
import { knownFile } from './known-files.ts';
import { readLegacy } from './legacy-encodings.ts';

/** The decoded bytes of a file. */
interface Decoded {
  text: string;
  problem?: Problem;
  /** The text in the file's legacy encoding, if that is certain enough to suggest. */
  legacyText?: string;
}

/**
 * Decodes a site file or a Markdown file as UTF-8 with an optional byte order mark. Repairs nothing. If the file is
 * invalid, returns a problem and the text with � for every invalid byte.
 */
export function decode(bytes: Uint8Array, kind: 'site' | 'markdown' = 'site'): Decoded {
  if (isUtf16(bytes)) return { text: '', problem: unreadable(0, 0, `The file is UTF-16. ${howToSave}`) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const offset = firstBadByte(bytes);
    const { length } = new TextDecoder().decode(bytes.subarray(0, offset));
    const text = new TextDecoder().decode(bytes);
    const knownKind = kind === 'site' ? knownFile(text) : undefined;
    if (knownKind)
      return { text, problem: unreadable(offset, length, `The file is ${knownKind.what}. ${knownKind.advice}`) };
    const legacy = kind === 'site' && !/[{[]/.test(text) ? undefined : readLegacy(bytes);
    if (!legacy) return { text, problem: unreadable(offset, length, howToSave) };
    const problem = unreadable(offset, length, `The file is ${legacy.name}. ${howToSave}`);
    return legacy.text === undefined ? { text, problem } : { text, legacyText: legacy.text, problem };
  }
}

const howToSave =
  'Save it as UTF-8 (Notepad: Save as → Encoding; VS Code: click the encoding in the status bar → Save with Encoding).';

const unreadable = (byte: number, offset: number, advice: string): Problem => ({
  code: 'OF010',
  at: { offset, length: 1 },
  details: { offset: byte, advice },
});

/* UTF-16 starts with a byte order mark, or with a two-byte bracket that includes a zero byte. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;

/* A streaming decoder holds back an incomplete character, so a binary search finds the first byte that breaks one. */
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
  return good - incompleteLength(bytes.subarray(Math.max(0, good - 3), good));
}

/* Returns the number of bytes of an incomplete character at the end. */
function incompleteLength(end: Uint8Array): number {
  const back = [...end].reverse().findIndex((byte) => byte < 0x80 || byte >= 0xc0) + 1;
  const [first = 0] = end.subarray(end.length - back);
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return back > 0 && length > back ? back : 0;
}
