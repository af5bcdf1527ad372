import type { Change } from '../core/source/changes/change.ts';
import { applyEdits } from '../core/source/changes/edits.ts';
import { editsOf } from '../core/source/changes/edits-of.ts';

/**
 * A text after one change, laid out as it was; every other character stays. The text must be JSON; throws when the change
 * leads nowhere.
 */
export function applyChange(text: string, change: Change): string {
  return applyEdits(text, editsOf(text, [change]));
}
