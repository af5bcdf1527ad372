import type { ResolvedPicture } from './resolved-picture.ts';

/**
 * A long text as its view gets it, one part after the other. Wherever a text is `Marked`, it may hold links and emphasis:
 * see src/shared/marks.ts.
 */
export type TextNode =
  | TextHeading
  | { kind: 'paragraph'; text: Marked }
  | TextList
  | { kind: 'quote'; content: TextNode[]; source?: Marked }
  | TextTable
  | CodeBlock
  | { kind: 'picture'; picture: ResolvedPicture; caption?: Marked }
  | { kind: 'video'; href: string; host: string; picture: ResolvedPicture; caption?: Marked }
  | { kind: 'notes'; notes: TextNote[] }
  | { kind: 'break' };

type Marked = string;

export interface TextHeading {
  kind: 'heading';
  /** How far it is below the heading of its block: 1 is directly below. */
  depth: 1 | 2 | 3 | 4;
  /** What a link jumps to. */
  id: string;
  text: Marked;
}

export interface TextList {
  kind: 'list';
  /** The number of the first point; a list without one has bullets. */
  start?: number;
  items: {
    /** Whether a task is done; absent where the point is no task. */
    done?: boolean;
    content: TextNode[];
  }[];
}

export interface TextTable {
  kind: 'table';
  /** How each column is aligned. */
  align: ('start' | 'center' | 'end')[];
  head: Marked[];
  rows: Marked[][];
}

export interface CodeBlock {
  kind: 'code';
  lines: CodeLine[];
  /** As it is called on the page. */
  language?: string;
  file?: string;
}

export interface CodeLine {
  /** Whether the author points at it. */
  marked?: true;
  /** Plain text, or a text with the class of what it is in its language. */
  pieces: (string | [className: string, text: string])[];
}

export interface TextNote {
  id: string;
  /** The ids of the places that refer to it, to lead back. */
  from: string[];
  content: TextNode[];
}

/** The words that a long text needs beside its own, as far as it does. */
export interface TextWords {
  /** What a block of code is, where it has neither a file nor a language, and the button that copies it. */
  code?: string;
  copyCode?: string;
  /** What a table is, for screen readers. */
  table?: string;
  /** Whether a task is done. */
  done?: string;
  toDo?: string;
  /** What the notes are, and the link back from one. */
  notes?: string;
  backToText?: string;
}

/** The table of contents of a long text. */
export interface TextContents {
  /** What the text is called. */
  heading?: string;
  /** `depth` is 2 where a heading is below another. */
  entries: { id: string; text: string; depth?: number }[];
}
