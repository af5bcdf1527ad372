import type { Block } from '../../../../schema/block.ts';
import type { Site } from '../../../../schema/site.ts';

/* The languages of the placeholder texts. */
const textLanguages = ['en', 'fr', 'de', 'ar'] as const;

/** A placeholder text in each of these languages. */
export type Texts = Readonly<Record<(typeof textLanguages)[number], string>>;

/** Whether a value is a placeholder text in all languages. */
export const isTexts = (value: object): value is Texts =>
  textLanguages.every((language) => Object.hasOwn(value, language));

/* A setting in which any text can have translations. */
type WithTexts<Value> = Value extends string
  ? Value | Texts
  : Value extends object
    ? { [Name in keyof Value]: WithTexts<Value[Name]> }
    : Value;

/** A block whose texts can have translations. */
export type StarterBlock = WithTexts<Block>;

/** A page other than the home page. */
export interface StarterPage {
  path: string;
  title: Texts;
  description: Texts;
  /** The date of a post. */
  date?: string;
  blocks: StarterBlock[];
}

/** The first site of a profession. */
export interface Starter {
  /** The profession, as a choice in a terminal. */
  label: string;
  /** Words for which `--as` suggests the profession. */
  aliases: readonly string[];
  theme: Site['theme'];
  /** The owner's title. */
  title: Texts;
  /** The description of the home page. */
  description: Texts;
  /** The blocks of the home page. The navigation lists those with an `id` and a heading. */
  blocks: StarterBlock[];
  pages?: StarterPage[];
  /** Whether the site has a printable CV; true by default. */
  hasCv?: boolean;
  /** Whether the site shows the placeholder pictures. */
  hasPictures?: boolean;
}

/** Declares the first site of a profession. */
export const defineStarter = (starter: Starter): Starter => starter;
