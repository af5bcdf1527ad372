import type { BlockOf, BlockType } from '../../schema/block.ts';
import type { icons } from '../../schema/icons.ts';
import type { AllLabels, Link, Resolved, ResolvedPicture } from '../../schema/resolved.ts';
import type { Site } from '../../schema/site.ts';
import type { CompilerHost, TextHost } from '../core/compiler-host.ts';
import type { Pointer, Problem } from '../core/diagnostics/diagnostic.ts';
import type { SectionsOf } from '../core/outputs/cv/section-rules.ts';
import type { ArticleNode } from '../core/outputs/feed/article.ts';
import type { GraphRule } from '../core/outputs/structured-data/graph-rules.ts';
import type { PictureSlot } from '../core/resolve/pictures/responsive-sizes.ts';
import type { CalendarDate } from '../shared/time.ts';

type Icon = (typeof icons)[number];

/**
 * Everything that the pipeline and the outputs know about one type of block; a type leaves out what it does not need. `at`
 * points to the block.
 */
export interface BlockDefinition<T extends BlockType> {
  /** What may be written, with one example. */
  schema: { properties: { type: { const: T } } };
  /** Its lists of entries: a block of which no entry is visible is not shown. */
  lists?: readonly string[];
  /** Whether most home pages have such a block: then the script of every page contains its view. */
  isCommon?: true;
  /** Its sections of the CV. */
  cv?: SectionsOf<T>;
  /** What search engines learn from it. */
  structuredData?: GraphRule<T>;
  /** What it says to feed readers: headings, paragraphs, lists, pictures and links. */
  article?: (block: Resolved<T>) => ArticleNode[];
  /** What is wrong with the names that it gives: two that are alike, one that means something else. */
  checkNames?: (block: BlockOf<T>, at: Pointer) => Problem[];
  /** What else does not make sense in it, by itself, beside the owner and on the day of the build, where it is known. */
  check?: (block: BlockOf<T>, at: Pointer, site: Site, today?: CalendarDate) => Problem[];
  /** What is said of a good one only when it is built. */
  hints?: (block: BlockOf<T>, at: Pointer) => Problem[];
  /** Its entries that have an id, and so can be jumped to, in order; `steps` lead to each. */
  entries?: (block: BlockOf<T>) => Entry[];
  /** The headings in it that links can jump to. */
  sections?: (block: BlockOf<T>, host: TextHost) => string[];
  /** Where it sends what visitors fill in, and the fields that go along. */
  sending?: (block: BlockOf<T> | Resolved<T>) => { endpoint: string; fields?: { name: string }[] } | undefined;
  /** How many projects it shows. */
  projects?: (block: BlockOf<T>) => number;
  /** Whether its heading is that of its page, wherever on it the block stands. */
  namesPage?: boolean;
  /** What its view gets. */
  resolve: (block: BlockOf<T>, context: BlockContext) => Resolved<T>;
  /** The settings from which `resolve` makes values of other names, by those names. */
  madeFrom?: Record<string, string | readonly string[]>;
  /** Icons among the owner's that its view uses by itself. */
  icons?: readonly Icon[];
  /** The pictures in it. */
  pictures?: (block: Resolved<T>) => ResolvedPicture[];
}

/** An entry or a card that can be jumped to. */
export interface Entry {
  id: string;
  /** What it is called where a skill names it; absent of what is no evidence for any. */
  name?: string;
  steps: string;
  hidden?: boolean | undefined;
  for?: unknown;
}

/** An entry or a card that a skill may name. */
export interface Evidence extends Pick<Link, 'label'> {
  page: string;
}

/** What is around a block when it is resolved. All texts are filled in, and what is hidden is gone. */
export interface BlockContext {
  site: Site;
  labels: AllLabels;
  /** The path of its page. */
  page: string;
  /** What entries and cards can be named as evidence, by their ids. */
  evidence: ReadonlyMap<string, Evidence>;
  /** How many projects its page shows. */
  projects: number;
  /** Whether it is the first block of its page. */
  isFirst: boolean;
  /** What is known of the day, of texts in files, of code, and of the site in its first language. */
  host: TextHost & Pick<CompilerHost, 'now' | 'highlight' | 'pictureOf' | 'base'>;
  /** A template that is no text of the site by itself, filled in and with the signs of its language. */
  fill(template: string, language?: string): string;
  /** Where a written address leads. */
  addressOf(written: string): string;
  /** The id of one of its sections. */
  sectionId(position: number): string;
  /** Says of a picture what its view has to know; `isFirst` where it is the first thing on the page. */
  resolvePicture(picture: ResolvedPicture, slot: PictureSlot, isFirst: boolean): ResolvedPicture;
}

/** Declares a type of block. The type of every part follows from the schema. */
export const defineBlock = <T extends BlockType>(definition: BlockDefinition<T>): BlockDefinition<T> => definition;
