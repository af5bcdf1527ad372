import type { InlineHashes } from '../render/content-security-policy.ts';

/** A finished build, and where to publish it. */
export interface Publication {
  /** The folder of the build; its files are moved. */
  from: string;
  /** The published folder. */
  to: string;
  /** The files of the build, relative to both folders. */
  files: string[];
  /** Files that weren't written because the published ones are equal. One that is in `from` anyway is moved. */
  unchanged?: string[] | undefined;
  /** The folder of the manifest. */
  state: string;
  /** The base path of the site, without a trailing slash. */
  base: string;
  /** The inline texts of every page, for the headers of the next build. */
  inline?: InlineHashes | undefined;
  /** A folder with snippets of server configuration; it is moved into the state. */
  pieces?: string | undefined;
}
