import type { Page } from '../../schema/site.ts';
import type { BlockHost, PrivatePlace } from './block-host.ts';
import type { BlockRegistry } from './block-registry.ts';
import type { ReadSettings } from './content/posts/settings.ts';
import type { Problem } from './diagnostics/diagnostic.ts';

/** What the pipeline has to know of the world outside the file. */
export interface CompilerHost extends BlockHost {
  /** The block types that a site may have. */
  blocks: BlockRegistry;
  /** The address of the site; it goes before what the file says. Null where the site is shown at a root of its own. */
  url?: string | null | undefined;
  /** The address of the site where nothing else names one. */
  fallbackUrl?: string | undefined;
  /** Whether the owner alone sees the site, with drafts and posts of later days. */
  isPreview?: boolean | undefined;
  /** More blocks than this are not read. */
  maxBlocks: number;
  /** Whether public/ holds the file with this path, which begins with "/". */
  hasFile(path: string): boolean;
  /** The first of those files that lies where the site has its own: below /assets. */
  strayAsset?(): string | undefined;
  /** All of those files, to look at their names. */
  publicFiles?(): Iterable<PublicFile>;
  /** How many bytes one of those files has. Undefined where nobody looks. */
  sizeOf?(path: string): number | undefined;
  /** What one of those files is that is used as an icon. Undefined where nobody looks. */
  iconOf?(path: string): IconFile | undefined;
  /** The Markdown files of a folder, by its path from the site file. Undefined where nobody looks. */
  textFolder?(path: string): TextFolder | undefined;
  /** Reads the settings before a text: see content/posts/read-settings.ts. Absent where no site has such texts. */
  readSettings?: ReadSettings;
  /** Computes the fixes of problems. Absent until there are any: a site without a problem does without what computes them. */
  addFixes?: AddFixes;
  /** What the owner calls the folder of those files. */
  publicFolder: string;
  /** Pages that links may lead to, and that need no looking at. */
  others?: readonly Page[];
}

/** Gives problems their fixes; `value` is what the text of the site file says, as far as that is known. */
export type AddFixes = (problems: Problem[], site: { text: string; value: unknown; host: FixHost }) => Problem[];

/** As much of a host as fixes need. */
export type FixHost = Pick<CompilerHost, 'blocks' | 'addFixes' | 'hasFile' | 'publicFiles' | 'publicFolder'>;

/** A folder beside the site file: the names of its Markdown files in their order, or why it cannot be used. */
export type TextFolder =
  | {
      flaw?: undefined;
      names: readonly string[];
      /** Files that look like Markdown and have another ending. */
      others?: readonly string[];
    }
  | { flaw: 'missing'; meant?: string }
  | { flaw: 'outside' }
  | PrivatePlace
  | { flaw: 'unreadable'; reason: string };

/** A file in public/, by its path there, and why it cannot be published if it cannot. */
export interface PublicFile {
  path: string;
  flaw?: 'outside' | 'unreadable-name';
}

/** What is known of an icon in public/: what it is, or why it cannot be used. */
export type IconFile =
  | ShownIcon
  | { flaw: 'unreadable'; reason: string }
  | { flaw: 'huge'; size: string }
  | { flaw: 'refused'; what: string };

/** An icon of nothing but shapes, as markup that is safe to write into a page. */
export interface ShownIcon {
  flaw?: undefined;
  viewBox: string;
  /** Attributes of the whole drawing, each with a blank before it. */
  settings: string;
  shapes: string;
}
