import type { Page, Site } from '../../schema/site.ts';
import type { CodeTree } from './content/markdown/code/code-lines.ts';
import type { ReadLongText } from './content/markdown/long-text.ts';
import type { ReadSettings } from './content/posts/settings.ts';
import type { Problem } from './diagnostics/diagnostic.ts';

/** What the pipeline has to know of the world outside the file. */
export interface CompilerHost {
  /** The address of the site; it goes before what the file says. Null where the site is shown at a root of its own. */
  url?: string | null | undefined;
  /** The address of the site where nothing else names one. */
  fallbackUrl?: string | undefined;
  /** When the site is compiled. Absent where nothing depends on it. */
  now?: Date | undefined;
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
  /** What one of those files is that is used as a picture. Undefined where nobody has looked. */
  pictureOf?(path: string): PictureFile | undefined;
  /** What one of those files is that is used as an icon. Undefined where nobody looks. */
  iconOf?(path: string): IconFile | undefined;
  /**
   * Tells the parts of code apart, by the name of a grammar. Undefined where that cannot be done; absent where nobody
   * reads what comes of it.
   */
  highlight?(grammar: string, code: string): CodeTree | undefined;
  /** What is known of a Markdown file, by its path from the site file. Undefined where nobody looks. */
  textFile?(path: string): TextFile | undefined;
  /** The Markdown files of a folder, by its path from the site file. Undefined where nobody looks. */
  textFolder?(path: string): TextFolder | undefined;
  /** Reads the settings before a text: see content/posts/read-settings.ts. Absent where no site has such texts. */
  readSettings?: ReadSettings;
  /** Reads Markdown: see content/markdown/read-long-text.ts. Absent where no site has any, so that nobody loads what reads it. */
  readLongText?: ReadLongText;
  /** Computes the fixes of problems. Absent until there are any: a site without a problem does without what computes them. */
  addFixes?: AddFixes;
  /** What the owner calls the folder of those files. */
  publicFolder: string;
  /** The site in its first language, where it is compiled in another one. */
  base?: Site;
  /** Pages that links may lead to, and that need no looking at. */
  others?: readonly Page[];
}

/** Gives problems their fixes; `value` is what the text of the site file says, as far as that is known. */
export type AddFixes = (problems: Problem[], site: { text: string; value: unknown; host: FixHost }) => Problem[];

/** As much of a host as fixes need. */
export type FixHost = Pick<CompilerHost, 'addFixes' | 'hasFile' | 'publicFiles' | 'publicFolder'>;

/** What a site may have of long texts. */
export type TextHost = Pick<CompilerHost, 'textFile' | 'readLongText'>;

/** A Markdown file beside the site file: what is in it, or why that cannot be used. */
export type TextFile =
  | {
      flaw?: undefined;
      bytes: Uint8Array;
      /** Where its text begins, behind its settings: those of a file in a folder of pages. */
      from?: number;
    }
  | { flaw: 'missing'; meant?: string }
  | { flaw: 'outside' }
  | PrivatePlace
  | { flaw: 'unreadable'; reason: string }
  | { flaw: 'huge'; size: string; limit: string };

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

/** A path that is, or leads to, what isn't for visitors: where it leads, and what is there. */
interface PrivatePlace {
  flaw: 'private';
  target: string;
  kind: string;
}

/** A file in public/, by its path there, and why it cannot be published if it cannot. */
export interface PublicFile {
  path: string;
  flaw?: 'outside' | 'unreadable-name';
}

/** What is known of a picture in public/: what it is, or why it cannot be used. */
export type PictureFile = ShownPicture | { flaw: 'unreadable'; reason: string } | { flaw: 'huge'; size: string };

export interface ShownPicture {
  flaw?: undefined;
  format: Format;
  bytes: number;
  /** As it is seen: a photograph that is turned by its metadata is turned here. Absent when an SVG does not say. */
  width?: number;
  height?: number;
  /** Whether it is an animation, which is kept as it is. */
  isMoving: boolean;
  /** Whether its metadata say where it was taken. */
  hasPosition: boolean;
  /** Where its copies are published, without what tells them apart: "/assets/me-1a2b3c4d". Absent where none are made. */
  copies?: string;
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

/** What browsers show. */
export type Format = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'GIF' | 'SVG';
