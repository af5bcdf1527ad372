import type { ResolvedPicture } from './resolved-picture.ts';
import type { RichText } from './rich-text.ts';

/** A node of a long text. */
export type TextNode =
  | TextHeading
  | { kind: 'paragraph'; text: RichText }
  | TextList
  | { kind: 'quote'; content: TextNode[]; source?: RichText }
  | TextTable
  | CodeBlock
  | { kind: 'picture'; picture: ResolvedPicture; caption?: RichText }
  | { kind: 'video'; href: string; host: string; picture: ResolvedPicture; caption?: RichText }
  | { kind: 'notes'; notes: TextNote[] }
  | { kind: 'break' };

export interface TextHeading {
  kind: 'heading';
  /** The level relative to the heading of the block: 1 is directly below it. */
  depth: 1 | 2 | 3 | 4;
  /** The target of links. */
  id: string;
  text: RichText;
}

export interface TextList {
  kind: 'list';
  /** The number of the first item; undefined for a bulleted list. */
  start?: number;
  items: {
    /** Whether a task is done; undefined if the item isn't a task. */
    done?: boolean;
    content: TextNode[];
  }[];
}

export interface TextTable {
  kind: 'table';
  /** The alignment of each column. */
  align: ('start' | 'center' | 'end')[];
  head: RichText[];
  rows: RichText[][];
}

export interface CodeBlock {
  kind: 'code';
  lines: CodeLine[];
  /** The name of the language on the page. */
  language?: string;
  file?: string;
}

export interface CodeLine {
  /** Whether the author highlighted the line. */
  marked?: true;
  /** Plain texts, or texts with a class for syntax highlighting. */
  pieces: (string | [className: string, text: string])[];
}

interface TextNote {
  id: string;
  /** The ids of the references to the note, for links back. */
  from: string[];
  content: TextNode[];
}

/** The labels that a long text needs. */
export interface TextLabels {
  /** The label of a code block without a file or a language, and that of the copy button. */
  code?: string;
  copyCode?: string;
  /** The label of a table, for screen readers. */
  table?: string;
  /** The state of a task. */
  done?: string;
  toDo?: string;
  /** The heading of the notes, and the label of the link back. */
  notes?: string;
  backToText?: string;
}

/** The table of contents of a long text. */
export interface TextContents {
  /** The title of the text. */
  heading?: RichText;
  /** `depth` is 2 for a heading below another one. */
  entries: { id: string; text: RichText; depth?: number }[];
}
