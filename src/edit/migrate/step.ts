import type { Change } from '../../core/source/changes/change.ts';

/**
 * What a version of the file format changes. Pure, and never edited once it is published: the files that it is for do
 * not change any more either.
 */
export interface Step {
  /** The version that it starts from; it leads to the next one. */
  from: number;
  /** What has to change in a site. The changes are made in order, each in the text that the one before has left. */
  changes(site: unknown): Change[];
}
