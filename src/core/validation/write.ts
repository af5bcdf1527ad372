import { type Fix, type Location, type Pointer, valueAt } from '../diagnostics/diagnostic.ts';
import { formatExample } from './example.ts';

/** Returns a fix that replaces a location with a text. */
export const write = (at: Location, text: string): Fix => ({
  text: `write ${JSON.stringify(text)}`,
  certain: false,
  edits: [{ at, text: JSON.stringify(text) }],
});

/** Returns a fix that replaces the whole value at a pointer. */
export function writeValue(pointer: Pointer, value: unknown, certain = false): Fix {
  const text = formatExample(value);
  return { text: `write ${text}`, certain, edits: [{ at: { pointer, part: 'whole' }, text }] };
}

/** Returns a fix that replaces a value with the source of a value inside it. */
export const writeInner = (pointer: Pointer, inner: Pointer, text: string, certain = false): Fix => ({
  text,
  certain,
  edits: [{ at: { pointer, part: 'whole' }, text: { of: inner } }],
});

/** Returns a fix that deletes a property or a list entry. */
export const deleteEntry = (pointer: Pointer, text: string, certain = false): Fix => ({
  text,
  certain,
  edits: [{ at: { ...valueAt(pointer), part: 'entry' }, text: '' }],
});

/**
 * Returns the fix for an invalid end of a period; undefined for other pointers. It isn't certain, because the period
 * may be ongoing.
 */
export const writeEnd = (pointer: Pointer): Fix | undefined =>
  pointer.endsWith('/period/end')
    ? { ...writeValue(pointer, 'present'), text: 'write the end date, or "present" if it is ongoing' }
    : undefined;
