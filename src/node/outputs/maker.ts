import type { MissingCharacters } from '../../core/outputs/missing-characters.ts';
import type { OutputFile, OutputInput } from '../../core/outputs/output-input.ts';
import type { Source } from '../load/load-site.ts';
import type { Bundles } from '../render/bundles.ts';

/** What makers need besides the site. */
export interface MakerContext {
  /** The site file, with the files that it refers to. */
  source: Source;
  bundles: Pick<Bundles, 'folder'>;
  /** All languages of a build, for makers that make the files of all of them at once. */
  languages?: readonly OutputInput[];
  /** Prints a warning: a file couldn't be made, and the site is published without it. */
  warn(message: string): void;
  /** Reports characters that a file lacks. */
  reportMissing(missing: MissingCharacters): void;
}

/**
 * Makes the files of one kind, if the site has them. A maker that loads a package imports it inside the function, so that
 * only sites with the output wait for it. One that can fail returns no files and warns; it never throws. Same input, same
 * bytes.
 */
export type Maker = (input: OutputInput, context: MakerContext) => OutputFile[] | Promise<OutputFile[]>;
