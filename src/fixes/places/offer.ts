import type { Change } from '../../core/source/changes/change.ts';

/** What can be done with something that stands in the wrong place. */
export interface Offer {
  text: string;
  /** What does it, where that can be done for the owner. */
  changes?: Change[];
  /** The required setting of its object that it becomes, or becomes a part of. */
  settles?: string;
}
