import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Edit } from '../core/source/changes/edits.ts';
import type { Locator } from '../core/source/locate.ts';

/** Returns the diagnostics of one file whose fixes don't overlap. Of two fixes that overlap, keeps the first. */
export function nonOverlapping(diagnostics: readonly Diagnostic[], locator: Locator): Diagnostic[] {
  // An insertion has no length, but two edits can't start at the same offset.
  let nextFree = 0;
  return diagnostics.filter((diagnostic) => {
    const edits = editsOf([diagnostic], locator);
    if (edits.some(({ offset }) => offset < nextFree)) return false;
    for (const { offset, length } of edits) nextFree = Math.max(nextFree, offset + Math.max(length, 1));
    return true;
  });
}

/** Returns the edits that fix these diagnostics of one file. */
export const editsOf = (diagnostics: readonly Diagnostic[], locator: Locator): Edit[] =>
  diagnostics.flatMap(({ fix }) =>
    (fix?.edits ?? []).map(({ text, ...range }) => ({ ...locator.spanOf(range), text })),
  );
