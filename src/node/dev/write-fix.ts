import type { Compiled } from '../../compile/compile.ts';
import { withFixes } from '../../edit/fix.ts';
import { fixable } from '../../edit/revision.ts';
import { messageOf } from '../caught-error.ts';
import { rewrite } from '../load/rewrite.ts';

/**
 * Writes the fixes of mistakes into the files that these are in, one after the other: none while another is written, and
 * none into a file that is another than the one with the mistake. `placeOf` says where a file lies. Nothing is thrown.
 */
export function fixWriter(placeOf: (file: string | undefined) => string): (wrong: Compiled, entry: number) => void {
  let isWriting = false;
  return (wrong, entry) => {
    const diagnostic = wrong.diagnostics[entry];
    if (isWriting || !diagnostic || !fixable(wrong).includes(diagnostic)) return;
    isWriting = true;
    const locator = wrong.locator.of(diagnostic.file);
    rewrite(placeOf(diagnostic.file), locator.text, withFixes([diagnostic], locator))
      .catch((error) => {
        console.error(`could not write the fix: ${messageOf(error)}`);
      })
      .finally(() => {
        isWriting = false;
      });
  };
}
