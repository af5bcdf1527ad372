import type { TextNode } from '../../../../schema/rich-text.ts';
import type { Code } from '../../diagnostics/codes.ts';

/** Where something is written, as offsets in the Markdown. */
export interface Span {
  start: number;
  length: number;
}

/** A piece of the Markdown that has to be checked, as it is read. */
export interface Written extends Span {
  text: string;
}

/** What is wrong with a piece of Markdown. */
export interface Flaw extends Span {
  code: Code;
  words?: Record<string, string | number>;
}

/**
 * What a Markdown text says, by itself: nothing of it is looked up yet. It is data, so that it can be kept.
 *
 * In `content` placeholders are not filled, addresses and pictures are as they are written, and in the place of an id stands
 * the number of its words in `anchors`.
 */
export interface LongText {
  content: TextNode[];
  /** Where each part of the content begins in the Markdown. */
  starts: number[];
  /** What every place in it that can be jumped to is called. */
  anchors: string[];
  /** Where its links lead. */
  links: Written[];
  /** Its pictures, by the paths of their files. */
  pictures: Written[];
  /** Texts in which placeholders are filled. */
  words: Written[];
  flaws: Flaw[];
}

/** Reads Markdown; what stands before `from` is left out. Nothing is thrown, whatever the text is. */
export type ReadLongText = (markdown: string, from?: number) => LongText;
