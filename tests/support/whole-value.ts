import { stepsOf } from '../../src/core/diagnostics/pointer.ts';
import { Outline } from '../../src/core/source/outline.ts';

/** Returns the range of the value at a pointer in this text, including its brackets. */
export function wholeValues(text: string): (pointer: string) => { offset: number; length: number } | undefined {
  const outline = new Outline(text);
  return (pointer) => {
    const entry = outline.find(stepsOf(pointer));
    return entry && { offset: entry.offset, length: outline.endOf(entry.offset) - entry.offset };
  };
}
