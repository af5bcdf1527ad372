import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Checked } from '../core/pipeline.ts';
import { applyEdits } from '../core/source/changes/edits.ts';
import { compatible, editsOf } from './fix-edits.ts';
import { isSafeFix } from './guard.ts';

/** The texts of a site: its own, and by their names those of the files beside it that are to be others. */
export interface Texts {
  own: string;
  beside: ReadonlyMap<string, string>;
}

/** What came of some texts. */
export interface Revision {
  texts: Texts;
  compiled: Checked;
}

/** Compiles a site with other texts than it has. */
export type CompileTexts = (texts: Texts) => Checked;

/** A site as it is. */
export const unchangedRevision = (compiled: Checked): Revision => ({
  texts: { own: compiled.locator.text, beside: new Map() },
  compiled,
});

/** Those of its mistakes for which there is an exact text. */
export const fixable = ({ diagnostics }: Checked): Diagnostic[] =>
  diagnostics.filter(({ fix }) => fix !== null && fix.edits.length > 0);

/**
 * The same site after the fixes of some diagnostics, each in the file that it is in; undefined when they may not be written.
 * Of two that overlap only the first is taken.
 */
export function take(
  { texts, compiled }: Revision,
  diagnostics: readonly Diagnostic[],
  compileTexts: CompileTexts,
): Revision | undefined {
  const after = { own: texts.own, beside: new Map(texts.beside) };
  const taken: Diagnostic[] = [];
  for (const file of new Set(diagnostics.map((each) => each.file))) {
    const locator = compiled.locator.of(file);
    const fixes = compatible(
      diagnostics.filter((each) => each.file === file),
      locator,
    );
    taken.push(...fixes);
    const text = applyEdits(locator.text, editsOf(fixes, locator));
    if (file === undefined) after.own = text;
    else after.beside.set(file, text);
  }
  const next = compileTexts(after);
  return isSafeFix(compiled, taken, next) ? { texts: after, compiled: next } : undefined;
}
