import type { Site } from '../../schema/site.ts';
import type { CodeTree } from './content/markdown/code/code-lines.ts';
import type { ReadLongText } from './content/markdown/long-text.ts';
import type { LabelTable } from './i18n/labels/en.ts';

/** Everything that blocks need from outside the site file. */
export interface BlockHost {
  /** When the site is compiled. Absent if nothing depends on the date. */
  now?: Date | undefined;
  /** Describes the picture at a path in public/. Undefined if it wasn't inspected. */
  pictureOf?(path: string): PictureFile | undefined;
  /**
   * Splits code into highlighted parts, by the name of a grammar. Returns undefined for an unknown grammar; absent if the
   * result isn't used.
   */
  highlight?(grammar: string, code: string): CodeTree | undefined;
  /** Reads a Markdown file, by its path relative to the site file. Undefined if it wasn't read. */
  textFile?(path: string): TextFile | undefined;
  /** Parses Markdown: see content/markdown/read-long-text.ts. Loaded only for sites that contain Markdown. */
  readLongText?: ReadLongText;
  /** The built-in interface labels with a tag of schema/label-languages.ts. Undefined if they weren't loaded. */
  labelsOf?(tag: string): LabelTable | undefined;
  /** The site in its first language, if another language is compiled. */
  base?: Site;
}

/** What reading long texts needs. */
export type TextHost = Pick<BlockHost, 'textFile' | 'readLongText'>;

/** A Markdown file next to the site file: its bytes, or why it can't be used. */
export type TextFile =
  | {
      problem?: undefined;
      bytes: Uint8Array;
      /** The offset at which the text starts, after the front matter of a post. */
      from?: number;
    }
  | { problem: 'missing'; similar?: string }
  | { problem: 'outside' }
  | PrivatePlace
  | { problem: 'unreadable'; reason: string }
  | { problem: 'huge'; size: string; limit: string };

/** A path that leads to a private file: its target, and the kind of file. */
export interface PrivatePlace {
  problem: 'private';
  target: string;
  kind: string;
}

/** A picture in public/, or why it can't be used. */
export type PictureFile = ShownPicture | { problem: 'unreadable'; reason: string } | { problem: 'huge'; size: string };

export interface ShownPicture {
  problem?: undefined;
  format: Format;
  bytes: number;
  /** The size after applying the orientation in the metadata. Absent if an SVG has no size. */
  width?: number;
  height?: number;
  /** Whether it is animated: then it is published unchanged. */
  isMoving: boolean;
  /** The first file that an SVG refers to, which browsers don't load in an image. */
  outside?: string;
  /** Whether its metadata contain a location. */
  hasPosition: boolean;
  /** The path of its copies, without width and format: "/assets/me-1a2b3c4d". Absent if no copies are made. */
  copies?: string;
}

/** The picture formats that browsers support. */
export type Format = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'GIF' | 'SVG';
