import type { BlockOf, BlockType, RichBlockOf } from '../../schema/block.ts';
import type { icons } from '../../schema/icons.ts';
import type { AllLabels, Link, Resolved, ResolvedPicture } from '../../schema/resolved.ts';
import type { RichText } from '../../schema/rich-text.ts';
import type { Site } from '../../schema/site.ts';
import type { ContentLocale, Section } from '../core/article/block-content.ts';
import type { BlockHost, TextHost } from '../core/block-host.ts';
import type { Pointer, Problem } from '../core/diagnostics/diagnostic.ts';
import type { ResumeParts } from '../core/outputs/resume/resume-sections.ts';
import type { GraphRule } from '../core/outputs/structured-data/graph-rules.ts';
import type { PictureSlot } from '../core/resolve/pictures/copy-sizes.ts';
import type { FilledSite } from '../core/resolve/resolved-site.ts';
import type { BlockSchema } from '../core/validation/schema.ts';
import type { CalendarDate } from '../shared/time.ts';

type Icon = (typeof icons)[number];

/**
 * Everything that the pipeline and the outputs know about one block type. Only `schema`, `content` and `resolve` are required.
 * `at` points to the block.
 */
export interface BlockDefinition<T extends BlockType> {
  /** The settings of the block, with one example. */
  schema: BlockSchema<T>;
  /** The settings that are lists of entries: a block without visible entries is hidden. */
  lists?: readonly string[];
  /** Whether most home pages contain such a block: then the script of every page contains its view. */
  isCommon?: true;
  /** Its parts in a JSON Resume. */
  resume?: ResumeParts<T>;
  /** Its structured data. */
  structuredData?: GraphRule<T>;
  /** Its content for Markdown files, feeds, the reading time and the CV: every text and link that its view shows. */
  content: (block: Resolved<T>, locale: ContentLocale) => Section;
  /** Reports names that are invalid: duplicates, and reserved ones. */
  checkNames?: (block: BlockOf<T>, at: Pointer) => Problem[];
  /** Reports other problems of the block, depending on the site and on the day of the build, if that is known. */
  check?: (block: BlockOf<T>, at: Pointer, site: Site, today?: CalendarDate) => Problem[];
  /** Warnings about a valid block that only a build shows. */
  buildWarnings?: (block: BlockOf<T>, at: Pointer) => Problem[];
  /** Its entries with an id, which links can target, in order; `steps` is the path to each. */
  entries?: (block: RichBlockOf<T>) => Entry[];
  /** The ids of its headings, which links can target. */
  sections?: (block: RichBlockOf<T>, host: TextHost) => string[];
  /** How its form sends messages. */
  sending?: (block: RichBlockOf<T> | Resolved<T>) => Sending | undefined;
  /** The page that it shows in a frame. */
  framed?: (block: Resolved<T>) => Framed | undefined;
  /** The number of projects that it shows. */
  projects?: (block: RichBlockOf<T>) => number;
  /** Whether its heading is the title of its page, wherever the block is. */
  namesPage?: boolean;
  /** Computes the data for the view. */
  resolve: (block: RichBlockOf<T>, context: BlockContext) => Resolved<T>;
  /** The settings from which `resolve` computes values with other names, by those names. */
  madeFrom?: Record<string, string | readonly string[]>;
  /** The icons that its view uses. */
  icons?: readonly Icon[];
  /** Its images. */
  pictures?: (block: Resolved<T>) => ResolvedPicture[];
}

/** Where a form sends messages, where the response may be redirected, and the additional fields. */
export interface Sending {
  endpoint: string;
  origins?: readonly string[];
  fields?: readonly { name: string }[];
}

/** A page in a frame: its folder in public/, or its origin on another site. */
export type Framed = { folder: string; origin?: undefined } | { origin: string; folder?: undefined };

/** An entry or a card that links can target. */
export interface Entry {
  id: string;
  /** The label with which a skill refers to it; undefined if it can't be evidence of a skill. */
  name?: RichText;
  steps: string;
  hidden?: boolean | undefined;
  for?: unknown;
}

/** An entry or a card that a skill may refer to. */
export interface Evidence extends Pick<Link, 'label'> {
  page: string;
}

/** What resolving a block depends on. All texts are filled in, and hidden parts are removed. */
export interface BlockContext {
  site: FilledSite;
  labels: AllLabels;
  /** The path of its page. */
  page: string;
  /** The entries and cards that skills can refer to, by id. */
  evidence: ReadonlyMap<string, Evidence>;
  /** The number of projects on its page. */
  projects: number;
  /** Whether it is the first block of its page. */
  isFirst: boolean;
  /** The date, texts in files, code, images, and the site in its first language. */
  host: BlockHost;
  /** Fills in a template that isn't a text of the site, with the punctuation of its language. */
  fill(template: RichText, language?: string): RichText;
  /** The URL for an address in the site file. */
  addressOf(written: string): string;
  /** The id of one of its sections. */
  sectionId(position: number): string;
  /** Adds sizes and copies to an image; `isFirst` for the first content of the page. */
  resolvePicture(picture: ResolvedPicture, slot: PictureSlot, isFirst: boolean): ResolvedPicture;
}

/** Declares a block type. All types follow from the schema. */
export const defineBlock = <T extends BlockType>(definition: BlockDefinition<T>): BlockDefinition<T> => definition;
