import { stepsOf } from '../../src/compile/json/locate.ts';
import { Outline } from '../../src/compile/json/outline.ts';

/** Where a whole value stands in a text, brackets and all that is in them. */
export function wholeValue(text: string, pointer: string): { offset: number; length: number } | undefined {
  const outline = new Outline(text);
  const entry = outline.find(stepsOf(pointer));
  return entry && { offset: entry.offset, length: outline.endOf(entry.offset) - entry.offset };
}
