import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Change } from '../../core/source/changes/change.ts';

/**
 * A migration from one version of the file format to the next. Pure, and never edited after its release, because the
 * files it migrates don't change either.
 */
export interface Step {
  /** The version that it migrates from. */
  from: number;
  /** Returns the changes for a site. Each applies to the result of the one before. */
  changes(site: unknown, registry: BlockRegistry): Change[];
}
