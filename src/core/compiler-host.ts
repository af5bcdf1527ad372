import type { Page } from '../../schema/site.ts';
import type { BlockHost, TextFile } from './block-host.ts';
import type { BlockRegistry } from './block-registry.ts';
import type { ReadFrontMatter } from './content/posts/front-matter.ts';
import type { Problem } from './diagnostics/diagnostic.ts';
import type { FontFile } from './fonts/font-file.ts';
import type { LookSlots } from './resolve/pictures/copy-sizes.ts';
import type { ReadStyle } from './style/custom-style.ts';

/** Everything that the pipeline needs from outside the site file. */
export interface CompilerHost extends BlockHost {
  /** The block types that a site may have. */
  blocks: BlockRegistry;
  /** The looks that a site may have, by name. */
  looks?: Readonly<Record<string, { slots?: LookSlots }>>;
  /** The URL of the site, which overrides the one in the file. Null if the site is served at the root. */
  url?: string | null | undefined;
  /** The URL of the site if neither `url` nor the file has one. */
  fallbackUrl?: string | undefined;
  /** Whether the site is only visible to the owner, and includes drafts and future posts. */
  isPreview?: boolean | undefined;
  /** The maximum number of blocks. */
  maxBlocks: number;
  /** Whether public/ contains the file with this path, which starts with "/". */
  hasFile(path: string): boolean;
  /** All files of public/. */
  publicFiles?(): Iterable<PublicFile>;
  /** The size of a file of public/, in bytes. Undefined if unknown. */
  sizeOf?(path: string): number | undefined;
  /** Reads a file of public/ as an icon. Undefined if it wasn't read. */
  iconOf?(path: string): IconFile | undefined;
  /** The Markdown files of a folder, by its path relative to the site file. Undefined if it wasn't read. */
  textFolder?(path: string): TextFolder | undefined;
  /** Parses front matter: see content/posts/read-front-matter.ts. Loaded only for sites with a folder of posts. */
  readFrontMatter?: ReadFrontMatter;
  /** The font with a name, or at a path of public/. Undefined if it wasn't read. */
  fontOf?(name: string): FontFile | undefined;
  /** Parses the owner's style sheet. Loaded only for sites that have one. */
  readStyle?: ReadStyle;
  /** Decodes UTF-8 as a `TextDecoder` does, if the system has something faster. */
  decodeUtf8?(bytes: Uint8Array): string;
  /** Computes fixes for problems. Loaded only when there are problems. */
  addFixes?: AddFixes;
  /** The name of public/ in messages. */
  publicFolder: string;
  /** More pages that links may lead to. They aren't checked themselves. */
  others?: readonly Page[];
}

/** Adds fixes to problems. `value` is the parsed site file, or undefined if it can't be parsed. */
export type AddFixes = (problems: Problem[], site: { text: string; value: unknown; host: FixHost }) => Problem[];

/** The part of a host that fixes need. */
export type FixHost = Pick<
  CompilerHost,
  'blocks' | 'addFixes' | 'decodeUtf8' | 'hasFile' | 'publicFiles' | 'publicFolder'
>;

/** A folder next to the site file: the names of its Markdown files in order, or why it can't be used. */
export type TextFolder =
  | {
      problem?: undefined;
      names: readonly string[];
      /** Files that look like Markdown, but have another extension. */
      others?: readonly string[];
    }
  | Exclude<TextFile, { problem?: undefined } | { problem: 'huge' }>;

/** A file in public/, by its path there, and why it can't be published, if so. */
export interface PublicFile {
  path: string;
  problem?: 'outside' | 'unreadable-name';
}

/** An icon in public/, or why it can't be used. */
export type IconFile =
  | ShownIcon
  | { problem: 'unreadable'; reason: string }
  | { problem: 'huge'; size: string }
  | { problem: 'refused'; what: string };

/** An icon that contains only shapes, as markup that is safe to insert into a page. */
export interface ShownIcon {
  problem?: undefined;
  viewBox: string;
  /** The attributes of the root element, each preceded by a space. */
  settings: string;
  shapes: string;
}
