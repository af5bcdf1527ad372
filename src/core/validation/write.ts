import { type Fix, type Location, type Pointer, valueAt } from '../diagnostics/diagnostic.ts';
import { formatExample } from './example.ts';

/** Writes a text instead of what stands there. */
export const write = (at: Location, text: string): Fix => ({
  text: `write ${JSON.stringify(text)}`,
  certain: false,
  edits: [{ at, text: JSON.stringify(text) }],
});

/** Writes a value instead of all that stands at a pointer. */
export function writeValue(pointer: Pointer, value: unknown, certain = false): Fix {
  const text = formatExample(value);
  return { text: `write ${text}`, certain, edits: [{ at: { pointer, part: 'whole' }, text }] };
}

/** Puts what stands inside of a value, as it is written, in the place of all of it. */
export const writeInner = (pointer: Pointer, inner: Pointer, text: string, certain = false): Fix => ({
  text,
  certain,
  edits: [{ at: { pointer, part: 'whole' }, text: { of: inner } }],
});

/** Deletes a setting with its name, or an entry of a list. */
export const deleteEntry = (pointer: Pointer, text: string, certain = false): Fix => ({
  text,
  certain,
  edits: [{ at: { ...valueAt(pointer), part: 'entry' }, text: '' }],
});

/** The fix of a period whose end says nothing; undefined for anything else. Without an end nobody knows whether it lasts. */
export const writeEnd = (pointer: Pointer): Fix | undefined =>
  pointer.endsWith('/period/end')
    ? { ...writeValue(pointer, 'present'), text: 'write the end date, or "present" if it is ongoing' }
    : undefined;
