import type { PageData } from '../../../schema/resolved.ts';
import type { Compiled } from '../../core/compile.ts';
import type { Snapshot } from '../../core/recompile/snapshot.ts';
import type { Route } from './dev-languages.ts';

/** What a dev server shows: the last good site, and what is wrong with the file if it is. */
export interface DevState {
  good: Snapshot | null;
  wrong: Compiled | null;
  /** A page of a good site, or the one for paths that lead nowhere. */
  pageAt(good: Snapshot, route: Route): PageData;
  /** Counts the good sites; 0 before the first. */
  version: number;
  /** Counts what was wrong with the file; 0 before the first. */
  revision: number;
}

/** Puts what is wrong into words, one text for each mistake. */
export type Explain = (compiled: Compiled) => {
  summary: string;
  entries: { text: string; fix?: string; file?: string; line: number; column: number }[];
};
