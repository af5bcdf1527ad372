import type { TextNode } from '../../../../schema/long-text.ts';
import type { SourceText, TextProblem } from '../../diagnostics/text-problem.ts';

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
  problems: TextProblem[];
}

/** Parses Markdown from the offset `from`. Never throws. */
export type ReadLongText = (markdown: string, from?: number) => LongText;
