import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Edit } from '../core/source/changes/edits.ts';
import type { Locator } from '../core/source/locate.ts';

/** Those of the fixes of some diagnostics of one file that can be taken together: of two that overlap the later one waits. */
export function compatible(diagnostics: readonly Diagnostic[], locator: Locator): Diagnostic[] {
  // The next edit begins after the last one, even when that only inserts.
  let free = 0;
  return diagnostics.filter((diagnostic) => {
    const wanted = editsOf([diagnostic], locator);
    if (wanted.some(({ offset }) => offset < free)) return false;
    for (const { offset, length } of wanted) free = Math.max(free, offset + Math.max(length, 1));
    return true;
  });
}

/** The edits that fix some diagnostics of one file. */
export const editsOf = (diagnostics: readonly Diagnostic[], locator: Locator): Edit[] =>
  diagnostics.flatMap(({ fix }) =>
    (fix?.edits ?? []).map(({ text, ...range }) => ({ ...locator.stretch(range), text })),
  );
