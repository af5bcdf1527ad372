import type { Code } from './diagnostic.ts';

/** A range of the text of a Markdown file or a style sheet. */
export interface Span {
  start: number;
  length: number;
}

/** A part of such a text to check; `text` is its parsed value. */
export interface SourceText extends Span {
  text: string;
}

/** A problem in a range of such a text. */
export interface TextProblem extends Span {
  code: Code;
  details?: Record<string, string | number>;
  /** A replacement for the text in this range. */
  suggestion?: string;
}
