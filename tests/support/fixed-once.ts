import type { Compiled } from '../../src/core/pipeline.ts';
import { applyEdits } from '../../src/core/source/changes/edits.ts';
import { editsOf } from '../../src/fixes/is-safe-fix.ts';
import { nonOverlapping } from '../../src/fixes/revision.ts';

/** The text of a site after one round of unambiguous fixes, valid or not. */
export function fixedOnce({ diagnostics, locator }: Compiled): string {
  const certain = diagnostics.filter(({ fix }) => fix?.certain);
  return applyEdits(locator.text, editsOf(nonOverlapping(certain, locator), locator));
}
