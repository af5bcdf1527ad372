import type { Problem } from '../diagnostics/diagnostic.ts';

/** The decoded bytes of a file. */
interface Decoded {
  text: string;
  problem?: Problem;
  /** The text in Windows-1252, if the bytes look like it. */
  legacyText?: string;
}

/**
 * Decodes a site file or a Markdown file as UTF-8 with an optional byte order mark. Repairs nothing. If the file is
 * invalid, returns a problem and the text with � for every invalid byte. `decodeUtf8` does the same as a `TextDecoder`.
 */
export function decode(bytes: Uint8Array, kind: 'site' | 'markdown' = 'site', decodeUtf8 = fromUtf8): Decoded {
  if (isUtf16(bytes)) return { text: '', problem: unreadable(0, 0, `The file is UTF-16. ${howToSave}`) };
  const text = decodeUtf8(bytes);
  // A decoder that throws is ten times slower in Node 20.
  if (!text.includes('�')) return { text };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const offset = firstBadByte(bytes);
    const { length } = fromUtf8(bytes.subarray(0, offset));
    const latin = new TextDecoder('latin1').decode(bytes);
    const legacyText = latin.replace(/[\u0080-\u009F]/g, (byte) => windows.charAt(byte.charCodeAt(0) - 0x80));
    if (kind === 'site' && isOtherFile.test(text))
      return { text, problem: { code: 'OF022', at: { offset: 0, length: 1 } } };
    if (isPartlyUtf8.test(latin) || isUnlikely.test(legacyText))
      return { text, problem: unreadable(offset, length, howToSave) };
    const problem = unreadable(offset, length, `The file is probably Windows-1252 (ANSI). ${howToSave}`);
    return { text, legacyText, problem };
  }
}

const fromUtf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const howToSave =
  'Save it as UTF-8 (Notepad: Save as → Encoding; VS Code: click the encoding in the status bar → Save with Encoding).';

const unreadable = (byte: number, offset: number, advice: string): Problem => ({
  code: 'OF010',
  at: { offset, length: 1 },
  details: { offset: byte, advice },
});

/* A PDF, or a file with a zero byte or its end before the first bracket, such as an image. */
const isOtherFile = /^%PDF|^[^{[]*(?:\0|$)/;

/* UTF-16 starts with a byte order mark, or with a two-byte bracket that includes a zero byte. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (first === 0) !== (second === 0);

/* The characters that Latin-1 lacks. Node 20 decodes Windows-1252 as Latin-1. */
const windows = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';

/* Letters in UTF-8, in a file that isn't UTF-8 as a whole. */
const isPartlyUtf8 = /[\u00C2-\u00C5][\u0080-\u00BF]|\u00E2[\u0080\u0082]/;

/* The accents of Mac Roman, four accented letters in a row, which come from another alphabet, and control characters. */
const isUnlikely = /[ŽžŸŠšˆ‡ƒ�]|[\u00C0-\u024F]{4}|[^\P{Cc}\s]/u;

/* Each invalid byte is decoded as �, so the first character that isn't in the file is at the first of them. */
function firstBadByte(bytes: Uint8Array): number {
  const readable = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  let offset = readable.findIndex((byte, index) => byte !== bytes[index]);
  while (((readable[offset] as number) & 0xc0) === 0x80) offset--;
  return offset;
}
