import type { Span, TextProblem } from '../../diagnostics/text-problem.ts';

/** The front matter of a text. */
export interface FrontMatter {
  problem?: undefined;
  value: Record<string, unknown>;
  /** The offset of the text after it. */
  from: number;
  /** Problems that don't prevent reading. */
  problems: TextProblem[];
  /** Returns the range of a value or of its key; null if it doesn't exist. */
  placeOf(steps: readonly string[], part: 'key' | 'value', within?: { start: number; length: number }): Span | null;
}

/** Parses the front matter of a text. Never throws. */
export type ReadFrontMatter = (markdown: string) => FrontMatter | { problem: TextProblem };

/**
 * Finds the front matter of a text, between two lines of ---. `from` is the offset of the text after it. Null if there
 * is none, or if it isn't closed.
 */
export function frontMatterIn(markdown: string): { start: number; end: number; from: number } | null {
  const [first = ''] = /^---[ \t]*(?:\r\n|\n|\r)/.exec(markdown) ?? [];
  if (first === '') return null;
  const last = /^(?:---|\.\.\.)[ \t]*$/gm;
  last.lastIndex = first.length;
  const found = last.exec(markdown);
  return found && { start: first.length, end: found.index, from: found.index + found[0].length };
}
