import type { FromSchema } from 'json-schema-to-ts';
import type { BlockOf, BlockType } from './block.ts';
import type { cvKinds } from './cv-kinds.ts';
import type { Icon } from './icons.ts';
import type { compiledWords, labels, pictureWords, sendingWords } from './labels.ts';
import type { facts, iconLink, link } from './parts.ts';
import type { ResolvedPicture } from './resolved-picture.ts';
import type { TextContents, TextNode, TextWords } from './rich-text.ts';
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

type Entry = BlockOf<'timeline'>['entries'][number];
type Section = BlockOf<'legal-text'>['sections'][number];

type FactOfGrid = NonNullable<BlockOf<'card-grid'>['facts']>[number];
type Card = NonNullable<BlockOf<'card-grid'>['cards']>[number];
type Group = BlockOf<'skill-group'>['groups'][number];
type Badges = NonNullable<BlockOf<'skill-group'>['badges']>;
type Course = BlockOf<'course-list'>['courses'][number];
type Credential = BlockOf<'credential-list'>['credentials'][number];
type Publication = BlockOf<'publication-list'>['publications'][number];
type Quote = BlockOf<'quote-list'>['quotes'][number];
type Field = BlockOf<'form'>['fields'][number];

/** A few words, and what they are. */
export interface Detail {
  label?: string;
  text: string;
}

/** What a credential says beside its name, ready to be read. */
interface Issued {
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

interface Rare {
  /**
   * Whether it shows what only few blocks of its type do: then a part of its view is loaded, and a part of the style sheet.
   */
  hasMore?: true;
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

interface Added {
  'card-grid': Rare & {
    /** The first of the ten digits, where they are not Latin. */
    zero?: string;
    /** Cards are held to it when they are checked. */
    roles?: never;
    facts?: (Omit<FactOfGrid, 'languages'> & {
      /** Each with its level in words, and in studs where it is one of the six of the Common European Framework. */
      languages?: { name: string; level?: string; studs?: number }[];
    })[];
    cards: (Omit<
      Card,
      'page' | 'picture' | 'pictures' | 'video' | 'featured' | 'roles' | 'keywords' | 'period' | 'date' | 'price'
    > & {
      picture?: ResolvedPicture;
      pictures?: ResolvedPicture[];
      /** Present where there are such pictures. */
      pictureWords?: PictureWords;
      video?: ResolvedVideo;
      /** For whom it was, when, and what it costs. */
      details?: string[];
      /** How wide a featured card is; the others are compact. */
      lead?: 'wide' | 'narrow' | 'full';
    })[];
  };
  hero: Rare & {
    /** Stand in the byline. */
    date?: never;
    role?: never;
    /** What an article says under its title: the owner's part, when it was, how long it takes to read. */
    byline?: string[];
    /** From an article back to where it is listed. */
    back?: Link;
    /** What it is about. */
    tags?: string[];
    picture?: ResolvedPicture;
    /** The artwork in the absence of a picture; the door has one stud on its arch for each project of its page. */
    artwork: { kind: 'door' | 'tile' | 'none'; studs: number };
    /** How large the letters of the headline are. */
    size: HeadlineSize;
    /** How the counters write and show their figures, where they are not a few short ones. */
    figures?: Figures;
  };
  timeline: Rare & {
    /** What the technologies are called, for screen readers. */
    technologiesLabel: string;
    entries: (Omit<
      Entry,
      'title' | 'period' | 'date' | 'employment' | 'degree' | 'area' | 'score' | 'courses' | 'facts' | 'picture'
    > & {
      title: string;
      dates?: string;
      /** The word for one that lasts. */
      current?: string;
      /** Whether the entry before is at the same organization, so that its name need not stand again. */
      isContinued?: true;
      /** How one was employed, the grade, the courses, and what has no setting of its own. */
      details?: Detail[];
      picture?: ResolvedPicture;
    })[];
  };
  'skill-group': Rare & {
    /** How per cent are written, with {level}; absent where the sign stands right behind the number. */
    percent?: string;
    groups: (Omit<Group, 'skills'> & {
      /** Whether no skill in it has a number: then it is a list of words. */
      isTags?: true;
      skills: (Pick<Group['skills'][number], 'name' | 'keywords'> & {
        level?: number;
        /** The level in words, and since when it is used. */
        details?: string[];
        /** Where it was used. */
        usedAt?: { label: string; links: Link[] };
      })[];
    })[];
    badges?: Omit<Badges, 'items'> & {
      items: (Pick<Badges['items'][number], 'name' | 'href'> & Issued)[];
    };
  };
  'course-list': {
    courses: (Omit<
      Course,
      'term' | 'date' | 'organization' | 'place' | 'level' | 'duration' | 'students' | 'rating' | 'facts'
    > & {
      /** The drawing of its type, where that is a known one. */
      icon?: Icon;
      /** For whom it is, in a word and in studs out of three. */
      level?: { word: string; studs: number };
      /** How long it is, how many have taken it, how it was rated; and what has no setting of its own. */
      figures?: { label: string; text: string; icon?: Icon; isFact?: true }[];
      /** Who holds it, where and when. */
      details?: string[];
    })[];
  };
  'credential-list': Rare & {
    credentials: (Pick<Credential, 'title' | 'href' | 'description'> &
      Issued & {
        /** What it is, where it is no certificate. */
        kind?: string;
        picture?: ResolvedPicture;
      })[];
  };
  'publication-list': Rare & {
    publications: (Pick<Publication, 'title' | 'publisher' | 'href' | 'doi' | 'description' | 'facts'> & {
      kind?: string;
      /** Who wrote it; the owner is set apart. */
      authors?: { name: string; isOwner?: true }[];
      /** When it appeared, and in which year. */
      date?: string;
      year?: string;
    })[];
  };
  'page-list': {
    tags?: never;
    limit?: never;
    /** The pages by their years; those without a date have none. */
    years: { year?: string; pages: ListedPage[] }[];
    /** Said where there is none. */
    empty?: string;
    /** Which part of a long list this is, and the ways to the parts beside it. */
    pager?: { words: string; newer?: Link; older?: Link };
    /** In place of a list: what is beside a page that is one of several. */
    beside?: PagesBeside;
  };
  'quote-list': Rare & { quotes: (Omit<Quote, 'picture'> & { picture?: ResolvedPicture })[] };
  text: {
    /** It is part of the content, and so is what a file says. */
    body?: never;
    file?: never;
    content: TextNode[];
    words?: TextWords;
    /** Present where it has so many headings that a table of contents stands beside it. */
    contents?: TextContents;
    /** Its language and direction, where it stands in for one that is not there. */
    lang?: string;
    dir?: 'ltr' | 'rtl';
    /** The number of this text among those of its document, where its content is in the markup alone: see lean-page.ts. */
    kept?: number;
  };
  gallery: Rare & { items: PictureItem[]; pictureWords: PictureWords };
  'legal-text': {
    sections: (Section & { id: string })[];
    /** Its heading without marks, where it has some. */
    called?: string;
  };
  form: {
    fields: (Field & {
      /** What is sent for each option of a select, where that is something else: in another language than the first. */
      values?: string[];
    })[];
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
  /** Present where texts may have links and emphasis: see src/shared/marks.ts. */
  hasMarks?: true;
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
