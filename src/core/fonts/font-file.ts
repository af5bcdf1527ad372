/** A font that a site names, as its host finds it. */
export type FontFile =
  | Font
  /** The package of a family isn't installed; `command` installs it. */
  | { problem: 'missing'; command: string }
  /** The owner's file isn't a WOFF2 font. */
  | { problem: 'format' }
  /** Something is there that isn't a file, such as a pipe, or it can't be read. */
  | { problem: 'unreadable' };

/** A font, in one file or in a file for each script. */
export interface Font {
  problem?: undefined;
  faces: FontFace[];
  /** Proportions for a stand-in; undefined for a font without Latin letters. */
  metrics?: FontMetrics;
  kind: 'sans' | 'serif';
  /** The size of its file for Latin letters, in bytes. */
  bytes: number;
  /** The license of a package, which is published with its files. */
  license?: string;
}

/** The proportions of a font, as shares of its size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The average width of its letters, by weight in ascending order; only one if the font has one weight. */
  widths: [weight: number, width: number][];
  /** The characters of a stand-in, for "unicode-range". */
  range: string;
}

/** One file of a font. */
export interface FontFace {
  /** The path at which it is published, below the base path. */
  address: string;
  /** The file on the owner's computer; undefined if it is in public/. */
  source?: string;
  style: string;
  weight: string;
  /** The characters it has; undefined for all. */
  range?: string;
}

/** The fonts of a site. */
export interface SiteFonts {
  text?: Font;
  headings?: Font;
}
