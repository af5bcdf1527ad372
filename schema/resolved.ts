import type { FromSchema } from 'json-schema-to-ts';
import type { BlockOf, BlockType } from './block.ts';
import type { cvKinds } from './cv-kinds.ts';
import type { compiledWords, labels, pictureWords, sendingWords } from './labels.ts';
import type { facts, iconLink, link } from './parts.ts';
import type { ResolvedPicture } from './resolved-picture.ts';
import type { Site } from './site.ts';

/*
 * What views get: blocks as they were written, their texts filled in, without what is hidden and what no view shows,
 * and beside that only what a view could not know by itself.
 */

export type { ResolvedPicture } from './resolved-picture.ts';
export type Link = FromSchema<typeof link>;
export type IconLink = FromSchema<typeof iconLink>;
/** A label with a value. */
export type Fact = FromSchema<typeof facts>[number];
/** What is said of a message on its way. */
export type SendingWords = Record<(typeof sendingWords)[number], string>;
/** Words that are put into texts when a site is compiled. */
export type CompiledWords = Record<(typeof compiledWords)[number], string>;
/** What is said where pictures open larger. */
export type PictureWords = Record<(typeof pictureWords)[number], string>;
type OtherWords = Exclude<
  keyof typeof labels.properties,
  keyof SendingWords | keyof CompiledWords | keyof PictureWords
>;
export type Labels = { [Name in OtherWords]: string } & {
  /** The path below which files lie, where pages lie below that of a language. */
  files?: string;
};
/** All of the interface's own words. */
export type AllLabels = Labels & SendingWords & CompiledWords & PictureWords;

/** A few words, and what they are. */
export interface Detail {
  label?: string;
  text: string;
}

/** What a credential says beside its name, ready to be read. */
export interface Issued {
  issuer?: string;
  /** When it was given. */
  date?: string;
  /** Until when it holds, that it has expired, or that it is in progress. */
  status?: string;
  credential?: string;
  facts?: Fact[];
}

/** A video as its view gets it. */
export interface ResolvedVideo {
  href: string;
  /** Where it plays, in words: "plays at YouTube". */
  host: string;
  picture: ResolvedPicture;
  title?: string;
}

/** One of several pictures that stand together: a picture that opens larger, or a video. */
export interface PictureItem {
  picture?: ResolvedPicture;
  video?: ResolvedVideo;
  caption?: string;
  /** Its width by its height, "1.50", where it stands in a row of others. */
  ratio?: string;
}

/** A long name gets smaller letters, so that its longest word fits a phone. */
export type HeadlineSize = 'large' | 'medium' | 'small' | 'narrow' | 'tiny';

/** How a language writes figures: the signs between thousands and before a fraction. And how a hero shows its own. */
export interface Figures {
  group: string;
  decimal: string;
  /** The first of the ten digits, where they are not Latin. */
  zero?: string;
  /** Smaller letters, where the longest figure asks for them. */
  size?: 'medium' | 'small';
  /** How many stand in a row on a wide screen, when it is not four. */
  columns?: 3;
}

/** A page as a list has it. */
export interface ListedPage {
  title: string;
  href: string;
  date?: string;
  summary?: string;
  /** That it is a draft, and how long it takes to read. */
  details?: string[];
  /** What it is about. */
  tags?: string[];
}

/** The ways from a page that is one of several: to where they are listed, and to its neighbours there. */
export interface PagesBeside {
  /** What these links are, for screen readers. */
  label: string;
  back?: Link;
  previous?: { words: string; title: string; href: string };
  next?: { words: string; title: string; href: string };
}

/**
 * What the views of blocks get beside what is written, by type; `never` for what they don't get. Each block declares its
 * line in `resolved.ts` of its folder.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the blocks add to it
export interface Added {}

/** A block as its view gets it. */
export type Resolved<T extends BlockType> = T extends keyof Added
  ? Omit<BlockOf<T>, keyof Added[T]> & Added[T]
  : BlockOf<T>;

export type AnyResolved = { [T in BlockType]: Resolved<T> }[BlockType];

/** What the sections of a CV are about, in the order in which a CV has them. */
export type CvKind = (typeof cvKinds)[number];

/** One thing in a CV: a job, a degree, a project, a group of skills. */
export interface CvItem {
  title?: string;
  href?: string;
  when?: string;
  /** Where it was, in what position: what stands in the line under the title. */
  about?: string[];
  texts?: string[];
  details?: Detail[];
  points?: string[];
  /** Short words that follow each other in a line. */
  words?: string[];
  links?: Link[];
}

export interface CvSection {
  kind: CvKind;
  heading: string;
  texts?: string[];
  items?: CvItem[];
  words?: string[];
}

/** A way to reach the owner; one that nobody can follow has no address. */
export interface CvContact {
  text: string;
  href?: string;
}

/** All that a site says of its owner's record, as a CV has it. */
export interface Cv {
  name: string;
  title?: string;
  pronouns?: string;
  picture?: ResolvedPicture;
  contacts: CvContact[];
  /** What else there is to say of the owner. */
  details?: Detail[];
  sections: CvSection[];
  /** The words of the button that prints it. */
  print: string;
}

/** Data of which some texts are templates, because a time is in them; `timed` lists the steps to each. */
export interface Timed {
  timed: (string | number)[][];
}

/** What browser tabs, search results and link previews say of a page. */
export interface Head {
  title: string;
  description?: string | undefined;
  canonical?: string | undefined;
  /** Present where search engines shall pass by. */
  isPrivate?: true;
}

/** One page, as it travels: in its document, and as a slice of its own. */
export interface PageData extends Timed {
  path: string;
  head: Head;
  /** The place of the block whose heading is the page's h1; null when the title of the page stands in for it, unseen. */
  h1: number | null;
  blocks: AnyResolved[];
  /** Present on the page of the CV. */
  cv?: Cv;
  /** Present on the page that answers for every address that does not exist. */
  notFound?: {
    title: string;
    text: string;
    action: Link;
    /** What is drawn beside the words, and the name whose tile it is. */
    artwork: { kind: 'door' | 'tile' | 'none'; name: string };
  };
}

/** The languages of a site, for the menu of them. */
export interface Languages {
  /** What the menu is called. */
  words: string;
  /** A letter or two for the language that is read. */
  short: string;
  links: { tag: string; name: string; dir: 'ltr' | 'rtl' }[];
  /** In which languages a page does not exist, by its path. */
  absent?: Record<string, string[]>;
}

/** What is around every page. */
export interface Shell extends Timed {
  language: string;
  direction: 'ltr' | 'rtl';
  name: string;
  mode: 'system' | 'light' | 'dark';
  navigation: NonNullable<Site['navigation']>;
  /** The width in rem from which the name and the links fit side by side, if they ever do. */
  breakpoint?: 64 | 80 | 120 | undefined;
  footer: Omit<NonNullable<Site['footer']>, 'print'> & {
    /** Where the CV is, or that there is none and the page itself is printed. */
    print?: { href: string } | true;
  };
  /** Present where there are several. */
  languages?: Languages;
  notifications: { visible: number; duration: number; width: number; gap: number };
  labels: Labels;
}

/** The heading level that a block begins with: a page has one h1. */
export type Level = 1 | 2;
