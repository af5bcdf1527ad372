import type { PageData } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import type { CalendarDate } from '../../shared/time.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { ResolvedSite } from '../resolve/resolved-site.ts';

/** What the files besides the pages are made from: a site in one language. */
export interface OutputInput {
  registry: BlockRegistry;
  /** The site as its pages show it: only what is visible to "web". */
  site: ResolvedSite;
  /** The site before it is resolved, including the parts that are hidden from its pages. */
  localized: Site;
  /** The page of the CV, with only what is visible to "cv", and those of its variants; empty if the site has none. */
  cvs: readonly PageData[];
  /** The day of the build. */
  now: CalendarDate;
}

/** A file besides the pages. Its path is below the prefix of the language, and is one of `outputs` for its kind. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}
