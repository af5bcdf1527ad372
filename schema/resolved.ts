import type { FromSchema } from 'json-schema-to-ts';
import type { BlockType, RichBlockOf } from './block.ts';
import type { cvKinds } from './cv-sections.ts';
import type { compiledLabels, labels, pictureLabels, sendingLabels } from './labels.ts';
import type { facts, iconLink, link } from './parts.ts';
import type { ResolvedPicture } from './resolved-picture.ts';
import type { RichText, WithRichText, WithWords } from './rich-text.ts';
import type { RichSite } from './site.ts';

/*
 * The data of views: the settings of blocks with texts filled in, without hidden and unused settings, plus what a view
 * can't compute itself.
 */

export type { ResolvedPicture } from './resolved-picture.ts';
export type Link = WithRichText<FromSchema<typeof link, WithWords>>;
export type IconLink = WithRichText<FromSchema<typeof iconLink, WithWords>>;
/** A label with a value. */
export type Fact = WithRichText<FromSchema<typeof facts, WithWords>>[number];
/** The labels for sending a message. */
export type SendingLabels = Record<(typeof sendingLabels)[number], string>;
/** Labels that are inserted into texts at build time. */
type CompiledLabels = Record<(typeof compiledLabels)[number], string>;
/** The labels of the image dialog. */
export type PictureLabels = Record<(typeof pictureLabels)[number], string>;
type OtherWords = Exclude<
  keyof typeof labels.properties,
  keyof SendingLabels | keyof CompiledLabels | keyof PictureLabels
>;
export type Labels = { [Name in OtherWords]: string } & {
  /** The base path of files, if pages of this language have a different one. */
  files?: string;
};
/** All labels of the interface. */
export type AllLabels = Labels & SendingLabels & CompiledLabels & PictureLabels;

/** A text with a label. */
export interface Detail {
  label?: RichText;
  text: RichText;
}

/** The formatted parts of a credential besides its name. */
export interface Issued {
  issuer?: RichText;
  /** When it was issued. */
  date?: string;
  /** Until when it is valid, or that it has expired or is in progress. */
  status?: RichText;
  credential?: RichText;
  facts?: Fact[];
}

/** A video as its view gets it. */
export interface ResolvedVideo {
  href: string;
  /** The host as text: "plays at YouTube". */
  host: string;
  picture: ResolvedPicture;
  title?: RichText;
}

/** An item of a list of images: an image that opens in a dialog, or a video. */
export interface PictureItem {
  picture?: ResolvedPicture;
  video?: ResolvedVideo;
  caption?: RichText;
  /** The aspect ratio, "1.50", in a row of images. */
  ratio?: string;
}

/** Long names have smaller sizes, so that the longest word fits on a phone. */
export type HeadlineSize = 'large' | 'medium' | 'small' | 'narrow' | 'tiny';

/**
 * How a language formats numbers: the separators of thousands and of decimals. And how a hero arranges its counters.
 */
export interface Figures {
  group: string;
  decimal: string;
  /** The zero of the language's digits, if they aren't Latin. */
  zero?: string;
  /** A smaller size, if the longest number requires it. */
  size?: 'medium' | 'small';
  /** The number of columns on a wide screen, if it isn't four. */
  columns?: 3;
}

/** A page as an item of a list. */
export interface ListedPage {
  title: RichText;
  href: string;
  date?: string;
  summary?: RichText;
  /** The draft label and the reading time. */
  details?: string[];
  /** Its tags. */
  tags?: RichText[];
}

/** Links from a listed page to the list and to its neighbors. */
export interface PagesBeside {
  /** The label of these links, for screen readers. */
  label: string;
  back?: Link;
  previous?: { words: string; title: RichText; href: string };
  next?: { words: string; title: RichText; href: string };
}

/**
 * The data of views in addition to the settings, by block type; `never` removes a setting. Each block declares its own
 * in `resolved.ts` of its folder.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the blocks add to it
export interface Added {}

/** A block as its view gets it. */
export type Resolved<T extends BlockType> = T extends keyof Added
  ? Omit<RichBlockOf<T>, keyof Added[T]> & Added[T]
  : RichBlockOf<T>;

export type AnyResolved = { [T in BlockType]: Resolved<T> }[BlockType];

/** The kinds of CV sections, in order. */
export type CvKind = (typeof cvKinds)[number];

/** An entry of a CV: a job, a degree, a project, a group of skills. */
export interface CvItem {
  title?: RichText;
  href?: string;
  when?: string;
  /** The line under the title, such as the place and the position. */
  about?: RichText[];
  texts?: RichText[];
  details?: Detail[];
  points?: RichText[];
  /** Short texts in one line. */
  words?: RichText[];
  links?: Link[];
}

export interface CvSection {
  kind: CvKind;
  heading: RichText;
  texts?: RichText[];
  items?: CvItem[];
  words?: RichText[];
}

/** A contact of the owner; without `href` if it isn't a link. */
export interface CvContact {
  text: string;
  href?: string;
}

/** The complete CV of the owner. */
export interface Cv {
  name: string;
  title?: RichText;
  pronouns?: string;
  picture?: ResolvedPicture;
  contacts: CvContact[];
  /** Additional details of the owner. */
  details?: Detail[];
  sections: CvSection[];
  /** The label of the print button. */
  print: string;
  /** A QR code of the contact card, for print. */
  qr?: QrCode;
}

/** A QR code: the number of modules on each side, and the dark ones as the path of an SVG in these units. */
export interface QrCode {
  size: number;
  path: string;
  /** What the code is for. */
  label: string;
}

/** The title and description of a page for browser tabs, search results and link previews: they contain only times. */
export interface Head {
  title: RichText;
  description?: RichText | undefined;
  canonical?: string | undefined;
  /** Whether the page is excluded from search engines. */
  isPrivate?: true;
}

/** The data of one page, as part of its document and as a file of its own. */
export interface PageData {
  path: string;
  head: Head;
  /**
   * The index of the block whose heading is the h1 of the page; null if the page has a visually hidden title instead.
   */
  h1: number | null;
  blocks: AnyResolved[];
  /** Only on the CV page. */
  cv?: Cv;
  /** Only on the 404 page. */
  notFound?: {
    title: RichText;
    text: RichText;
    action: Link;
    /** The illustration, and the name for its tile. */
    artwork: { kind: 'door' | 'tile' | 'none'; name: string };
  };
}

/** The languages of a site, for the language menu. */
export interface Languages {
  /** The label of the menu. */
  words: string;
  /** The abbreviation of the current language. */
  short: string;
  links: { tag: string; name: string; dir: 'ltr' | 'rtl' }[];
  /** The languages in which pages don't exist, by path. */
  absent?: Record<string, string[]>;
}

/** The page shell: the data of the header and the footer. */
export interface Shell {
  language: string;
  direction: 'ltr' | 'rtl';
  name: string;
  mode: 'system' | 'light' | 'dark';
  /** Whether visitors can't switch the theme. */
  isFixed?: true;
  navigation: NonNullable<RichSite['navigation']>;
  /** The width in rem from which the name and the links fit side by side; undefined if they never do. */
  breakpoint?: 64 | 80 | 120 | undefined;
  footer: Omit<NonNullable<RichSite['footer']>, 'print'> & {
    /** The link to the CV, or true if the site has none and the page itself is printed. */
    print?: { href: string } | true;
  };
  /** Undefined for a site in one language. */
  languages?: Languages;
  /** The services that count page views, and the URL of the home page: pages elsewhere aren't counted. */
  analytics?: { plausible?: string; goatcounter?: string; home: string };
  notifications: { visible: number; duration: number; width: number; gap: number };
  labels: Labels;
}

/** The level of a block's heading: a page has one h1. */
export type Level = 1 | 2;
