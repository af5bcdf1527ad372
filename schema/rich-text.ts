import type { WordsPattern } from './patterns.ts';

/** A text of a page: most are plain strings. */
export type RichText = string | Rich;

/** A text with formatted parts or times. Its strings are never adjacent. */
export interface Rich {
  rich: readonly RichPart[];
}

export type RichPart = string | Time | FormattedPart;

/** A part of a text that contains other parts. */
export type FormattedPart = { parts: readonly RichPart[] } & (
  | { kind: 'strong' | 'emphasis' | 'code' }
  | { kind: 'link'; href: string }
  /** A reference to a note: the id of its place, and that of the note. */
  | { kind: 'note'; id: string; note: string }
  /** Text in another language. */
  | { kind: 'foreign'; lang: string; dir: 'ltr' | 'rtl' }
);

/** A part that depends on the date of the visit. `zero` is that of the digits, if they aren't Latin. */
export type Time = { kind: 'time' } & (
  | { of: 'year' | 'day'; zero?: string }
  | { of: 'month'; names: readonly string[] }
  | { of: 'yearsSince'; year: number; zero?: string }
  /** One text until the end of a date, and another one after it. */
  | { of: 'until'; date: string; before: string; after: string }
);

declare const words: unique symbol;

/** A text of the site for readers, which may become rich. It is a string; the property only marks its type. */
export type Words = string & { readonly [words]?: never };

/** Options of FromSchema: texts for readers have the type `Words`. */
export interface WithWords {
  keepDefaultedPropertiesOptional: true;
  deserialize: [{ pattern: { type: 'string'; pattern: WordsPattern }; output: Words }];
}

/** A value of the site in which texts for readers may be rich. */
export type WithRichText<Value> = Value extends string
  ? typeof words extends keyof Value
    ? RichText
    : Value
  : Value extends object
    ? { [Name in keyof Value]: WithRichText<Value[Name]> }
    : Value;

/** The same value with plain texts. */
export type WithPlainText<Value> = Value extends string
  ? Value
  : Value extends Rich
    ? string
    : Value extends object
      ? { [Name in keyof Value]: WithPlainText<Value[Name]> }
      : Value;
