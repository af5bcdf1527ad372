import { checkCharacters } from '../source/characters.ts';
import { scan } from '../source/duplicates-and-limits.ts';
import { limitsOf } from '../source/parse.ts';

/** How long a text is, and how many values are in it. */
export interface Size {
  length: number;
  values: number;
}

/** What the bytes of a page say; null where they may be wrong. */
export function readPage(bytes: Uint8Array): { value: object; size: Size } | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    const { tooDeep, duplicates, crowds, values } = scanWhole(text);
    if (tooDeep !== null) return null;
    const flaws = [...duplicates, ...crowds, ...checkCharacters(value, text)];
    // What has changed lies between two braces, so an object is around it.
    return flaws.length === 0 ? { value: value as object, size: { length: text.length, values } } : null;
  } catch {
    return null;
  }
}

/** Scans a text, however many values are in it. */
export const scanWhole = (text: string) => scan(text, { ...limitsOf(text.length), values: Number.POSITIVE_INFINITY });

/** The size of the text that bytes are. */
export function sizeOf(bytes: Uint8Array): Size {
  const text = new TextDecoder().decode(bytes);
  return { length: text.length, values: scanWhole(text).values };
}

/** The size of a text of which one part is another. */
export const resized = (whole: Size, before: Size, now: Size): Size => ({
  length: whole.length - before.length + now.length,
  values: whole.values - before.values + now.values,
});
