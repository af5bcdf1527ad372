import type { TextNode } from '../../../../schema/long-text.ts';
import type { Code } from '../../diagnostics/diagnostic.ts';

/** A range of the Markdown source, as offsets. */
export interface Span {
  start: number;
  length: number;
}

/** A part of the Markdown to check; `text` is its parsed value. */
export interface SourceText extends Span {
  text: string;
}

/** A problem in a range of the Markdown. */
export interface Flaw extends Span {
  code: Code;
  details?: Record<string, string | number>;
}

/**
 * A parsed Markdown text, without any lookups, as plain data that can be cached.
 *
 * In `content`, placeholders aren't replaced, addresses and pictures are as written, and ids are indexes of `anchors`.
 */
export interface LongText {
  content: TextNode[];
  /** The offset of each node of the content. */
  starts: number[];
  /** The names of all link targets in the text. */
  anchors: string[];
  /** The addresses of its links. */
  links: SourceText[];
  /** The file paths of its pictures. */
  pictures: SourceText[];
  /** Texts that may contain placeholders. */
  templates: SourceText[];
  flaws: Flaw[];
}

/** Parses Markdown from the offset `from`. Never throws. */
export type ReadLongText = (markdown: string, from?: number) => LongText;
