import { contentOf, type PdfObjects, referenceIn, withContent } from './pdf-objects.ts';

/** The glyphs of a font, by their codes. */
export interface Glyphs {
  /** The characters of each glyph. */
  characters: ReadonlyMap<number, string>;
  /** Their widths, in thousandths of the size. Glyphs without a width are marks above or below a letter. */
  widthOf(glyph: number): number;
}

/**
 * Makes each glyph of a font stand for its own character. A letter with a vowel sign or a shadda is two glyphs. The engine
 * says that each of them is both, so that programs read the letter twice.
 */
export function correctLetters(objects: PdfObjects, font: number): Glyphs {
  const own = objects.get(font) ?? '';
  const widthOf = widthsIn(objects.get(referenceIn(own, 'DescendantFonts')) ?? '');
  const table = referenceIn(own, 'ToUnicode');
  const before = objects.get(table) ?? '';
  const characters = new Map<number, string>();
  const content = contentOf(before).replace(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm, (_, digits: string, hex: string) => {
    const code = Number.parseInt(digits, 16);
    const isMark = widthOf(code) === 0;
    const own = ownText(fromHex(hex).replace(/(?<=.)[\u202A-\u202E]|[\u202A-\u202E](?=.)/g, ''), isMark);
    const text = ligatures[own] ?? own;
    characters.set(code, text);
    return `<${digits}> <${toHex(text)}>`;
  });
  objects.set(table, withContent(before, content));
  return { characters, widthOf };
}

/* Programs reverse the characters of each line, also those of one glyph, so a ligature is one character. */
const ligatures: Readonly<Record<string, string>> = { لآ: '\uFEF5', لأ: '\uFEF7', لإ: '\uFEF9', لا: '\uFEFB' };

/* The widths of glyphs. The table lists ranges with one width: first, last, width. */
function widthsIn(font: string): (code: number) => number {
  const numbers = (/\/W \[([^\]]*)\]/.exec(font)?.[1] ?? '').trim().split(/\s+/).map(Number);
  // The property has three numbers for each range.
  const ranges = Array.from({ length: Math.floor(numbers.length / 3) }, (_, index) =>
    numbers.slice(3 * index, 3 * index + 3),
  ) as [number, number, number][];
  return (code) => ranges.find(([first, last]) => first <= code && code <= last)?.[2] ?? 0;
}

/**
 * The characters of a letter with marks that are those of the mark, or of the letter. A text without either stays. Without
 * a joiner or non-joiner before the letter, because programs that reverse the characters would read it one letter late.
 */
export function ownText(text: string, isMark: boolean): string {
  const own = [...text.replace(/[\u200C\u200D]/g, '')]
    .filter((character) => /\p{M}/u.test(character) === isMark)
    .join('');
  return own === '' ? text : own;
}

/** A text from UTF-16 in hexadecimal digits. */
export const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
