import type { Site } from '../../schema/site.ts';
import type { CodeTree } from './content/markdown/code/code-lines.ts';
import type { ReadLongText } from './content/markdown/long-text.ts';

/** Everything that blocks need from outside the site file. */
export interface BlockHost {
  /** When the site is compiled. Absent where nothing depends on it. */
  now?: Date | undefined;
  /** What a file in public/ is that is used as a picture, by its path. Undefined where nobody has looked. */
  pictureOf?(path: string): PictureFile | undefined;
  /**
   * Tells the parts of code apart, by the name of a grammar. Undefined where that cannot be done; absent where nobody
   * reads what comes of it.
   */
  highlight?(grammar: string, code: string): CodeTree | undefined;
  /** What is known of a Markdown file, by its path from the site file. Undefined where nobody looks. */
  textFile?(path: string): TextFile | undefined;
  /** Reads Markdown: see content/markdown/read-long-text.ts. Absent where no site has any, so that nobody loads what reads it. */
  readLongText?: ReadLongText;
  /** The site in its first language, where it is compiled in another one. */
  base?: Site;
}

/** What a site may have of long texts. */
export type TextHost = Pick<BlockHost, 'textFile' | 'readLongText'>;

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

/** A path that is, or leads to, what isn't for visitors: where it leads, and what is there. */
export interface PrivatePlace {
  flaw: 'private';
  target: string;
  kind: string;
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

/** What browsers show. */
export type Format = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'GIF' | 'SVG';
