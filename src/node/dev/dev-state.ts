import type { PageData } from '../../../schema/resolved.ts';
import type { Checked, Compiled } from '../../core/pipeline.ts';

/** A good site as it stands in its file, and its pages. */
export type GoodSite = Extract<Compiled, { stage: 'site' }> & { bytes: Uint8Array };

/** A page by its path, and by what lies before that in its language: "/fr", or nothing. */
export interface Route {
  prefix: string;
  path: string;
}

/** What a dev server shows: the last good site, and what is wrong with the file if it is. */
export interface DevState {
  good: GoodSite | null;
  wrong: Checked | null;
  /** A page of a good site, or the one for paths that lead nowhere. */
  pageAt(good: GoodSite, route: Route): PageData;
  /** Counts the good sites; 0 before the first. */
  version: number;
  /** Counts what was wrong with the file; 0 before the first. */
  revision: number;
}

/** Puts what is wrong into words, one text for each mistake. */
export type Explain = (compiled: Checked) => {
  summary: string;
  entries: { text: string; fix?: string; file?: string; line: number; column: number }[];
};
