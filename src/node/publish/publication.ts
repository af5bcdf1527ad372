import type { Inline } from '../render/content-security-policy.ts';

/** A finished build, and where it goes. */
export interface Publication {
  /** The folder in which everything has been written; it is moved. */
  from: string;
  /** The folder that is published. */
  to: string;
  /** What was written, relative to both. */
  files: string[];
  /**
   * Those of them that were not written, because the published ones are equal. One that lies in `from` after all is
   * moved.
   */
  unchanged?: string[] | undefined;
  /** Where the manifest is kept. */
  state: string;
  /** The path below which the site will live, without a slash at its end. */
  base: string;
  /** What is in every page, for the headers of the next build. */
  inline?: Inline | undefined;
  /** A folder with what servers include in their configuration; it is moved into the state. */
  pieces?: string | undefined;
}
