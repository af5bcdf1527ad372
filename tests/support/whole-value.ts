import { stepsOf } from '../../src/core/diagnostics/pointer.ts';
import { Outline } from '../../src/core/source/outline.ts';

/** Returns where a whole value of this text stands, by its pointer: its brackets and all that is in them. */
export function wholeValues(text: string): (pointer: string) => { offset: number; length: number } | undefined {
  const outline = new Outline(text);
  return (pointer) => {
    const entry = outline.find(stepsOf(pointer));
    return entry && { offset: entry.offset, length: outline.endOf(entry.offset) - entry.offset };
  };
}
