import type { FromSchema } from 'json-schema-to-ts';
import type { BlockOf, BlockType } from './blocks/index.ts';
import type { labels, sendingWords } from './labels.ts';
import type { iconLink, link, picture } from './parts.ts';
import type { Site } from './site.ts';

/*
 * What views get: blocks as they were written, their texts filled in, without what is hidden and what no view shows,
 * and beside that only what a view could not know by itself.
 */

export type Link = FromSchema<typeof link>;
export type IconLink = FromSchema<typeof iconLink>;
/** What is said of a message on its way. */
export type SendingWords = Record<(typeof sendingWords)[number], string>;
export type Labels = { [Name in Exclude<keyof typeof labels.properties, keyof SendingWords>]: string };

type Entry = BlockOf<'timeline'>['entries'][number];
type Section = BlockOf<'legal-text'>['sections'][number];

type Card = BlockOf<'card-grid'>['cards'][number];

/** A picture as its view gets it. */
export type ResolvedPicture = FromSchema<typeof picture> & {
  /** Its own size, so that its room is kept while it loads. */
  width?: number;
  height?: number;
  /** Whether it is the first thing on its page, and must not wait. */
  isFirst?: true;
  /** Where a build has made copies of it: how wide they are, and how wide the picture is shown. */
  widths?: number[];
  sizes?: string;
};

/** A long name gets smaller letters, so that its longest word fits a phone. */
export type HeadlineSize = 'large' | 'medium' | 'small' | 'narrow' | 'tiny';

/** How a language writes figures: the signs between thousands and before a fraction. And how a hero shows its own. */
export interface Figures {
  group: string;
  decimal: string;
  /** Smaller letters, where the longest figure asks for them. */
  size?: 'medium' | 'small';
  /** How many stand in a row on a wide screen, when it is not four. */
  columns?: 3;
}

interface Added {
  'card-grid': {
    /** Cards are held to it when they are checked. */
    roles?: never;
    cards: (Omit<Card, 'picture' | 'featured'> & {
      picture?: ResolvedPicture;
      /** How wide a featured card is; the others are compact. */
      lead?: 'wide' | 'narrow' | 'full';
    })[];
  };
  hero: {
    picture?: ResolvedPicture;
    /** The artwork in the absence of a picture; the door has one stud on its arch for each project of its page. */
    artwork: { kind: 'door' | 'tile' | 'none'; studs: number };
    /** How large the letters of the headline are. */
    size: HeadlineSize;
    /** How the counters write and show their figures, where they are not a few short ones. */
    figures?: Figures;
    /** The ways to reach the owner, for the printed CV. */
    contactLine: string[];
  };
  timeline: { entries: (Entry & { dates: string; isCurrent: boolean })[] };
  'legal-text': { sections: (Section & { id: string })[] };
  form: {
    /** The mail that takes the form's place where there is no endpoint, or no script. */
    mailto: string | null;
    /** Present where there is an endpoint. */
    words?: SendingWords;
  };
}

/** A block as its view gets it. */
export type Resolved<T extends BlockType> = T extends keyof Added
  ? Omit<BlockOf<T>, keyof Added[T]> & Added[T]
  : BlockOf<T>;

export type AnyResolved = { [T in BlockType]: Resolved<T> }[BlockType];

/** Data of which some texts are templates, because a time is in them; `timed` lists the steps to each. */
export interface Timed {
  timed: (string | number)[][];
}

/** What browser tabs, search results and link previews say of a page. */
export interface Head {
  title: string;
  description?: string | undefined;
  canonical?: string | undefined;
}

/** One page, as it travels: in its document, and as a slice of its own. */
export interface PageData extends Timed {
  path: string;
  head: Head;
  /** The place of the block whose heading is the page's h1; null when the title of the page stands in for it, unseen. */
  h1: number | null;
  blocks: AnyResolved[];
  /** Present on the page that answers for every address that does not exist. */
  notFound?: {
    title: string;
    text: string;
    action: Link;
    /** What is drawn beside the words, and the name whose tile it is. */
    artwork: { kind: 'door' | 'tile' | 'none'; name: string };
  };
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
  footer: NonNullable<Site['footer']>;
  notifications: { visible: number; duration: number; width: number; gap: number };
  labels: Labels;
}

/** The heading level that a block begins with: a page has one h1. */
export type Level = 1 | 2;
