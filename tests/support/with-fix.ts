import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts';
import { applyEdits } from '../../src/core/source/changes/edits.ts';
import type { Locator } from '../../src/core/source/locate.ts';

/** A text after the fix of one of its diagnostics. */
export function withFix({ fix }: Pick<Diagnostic, 'fix'>, locator: Locator): string {
  const edits = (fix?.edits ?? []).map((edit) => ({ ...locator.spanOf(edit), text: edit.text }));
  return applyEdits(locator.text, edits);
}
