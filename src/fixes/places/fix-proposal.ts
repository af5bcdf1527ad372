import type { Change } from '../../core/source/changes/change.ts';

/** A fix for a setting in the wrong place. */
export interface FixProposal {
  text: string;
  /** Undefined if the owner has to make the change. */
  changes?: Change[];
  /** A required setting of the same object that the changes provide. */
  provides?: string;
}
