import type { Flaw, Span } from '../markdown/long-text.ts';

/** The settings before a text. */
export interface Settings {
  flaw?: undefined;
  value: Record<string, unknown>;
  /** Where they end, and the text begins. */
  from: number;
  /** What stands in them and is not read. */
  flaws: Flaw[];
  /** Where the value at some steps is written, or the name before it; null where it is not. */
  placeOf(steps: readonly string[], part: 'key' | 'value', within?: { start: number; length: number }): Span | null;
}

/** Reads the settings before a text. Nothing is thrown, whatever the text is. */
export type ReadSettings = (markdown: string) => Settings | { flaw: Flaw };

/**
 * Where the settings before a text stand: those between two lines of three hyphens, with which it begins. `from` is where
 * the text goes on; null where there are none, or nothing ends them.
 */
export function settingsIn(markdown: string): { start: number; end: number; from: number } | null {
  const [first = ''] = /^---[ \t]*(?:\r\n|\n|\r)/.exec(markdown) ?? [];
  if (first === '') return null;
  const last = /^(?:---|\.\.\.)[ \t]*$/gm;
  last.lastIndex = first.length;
  const found = last.exec(markdown);
  return found && { start: first.length, end: found.index, from: found.index + found[0].length };
}
