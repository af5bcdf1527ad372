import { Copied } from '../diagnostics/change.ts';
import type { Fix, Location, Pointer } from '../diagnostics/diagnostic.ts';
import { stepsOf } from '../diagnostics/pointer.ts';
import { formatExample } from './schema-example.ts';

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
  edits: [{ kind: 'set', at: stepsOf(pointer), value: new Copied(inner) }],
});

/**
 * Returns the fix for an invalid end of a period; undefined for other pointers. It isn't certain, because the period
 * may be ongoing.
 */
export const writeEnd = (pointer: Pointer): Fix | undefined =>
  pointer.endsWith('/period/end')
    ? { ...writeValue(pointer, 'present'), text: 'write the end date, or "present" if it is ongoing' }
    : undefined;
