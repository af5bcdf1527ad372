import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Checked } from '../core/pipeline.ts';
import { applyEdits } from '../core/source/changes/edits.ts';
import type { Locator } from '../core/source/locate.ts';
import { editsOf, isSafeFix } from './is-safe-fix.ts';

/** The text of a site file, and the changed texts of its other files, by name. */
export interface Texts {
  site: string;
  files: ReadonlyMap<string, string>;
}

/** Texts and the result of compiling them. */
export interface Revision {
  texts: Texts;
  compiled: Checked;
}

/** Compiles a site with these texts in place of those on disk. */
export type CompileTexts = (texts: Texts) => Checked;

/** The revision of a site before any fix. */
export const unchangedRevision = (compiled: Checked): Revision => ({
  texts: { site: compiled.locator.text, files: new Map() },
  compiled,
});

/** Returns the diagnostics that have an exact fix. */
export const fixable = ({ diagnostics }: Checked): Diagnostic[] =>
  diagnostics.filter(({ fix }) => fix !== null && fix.edits.length > 0);

/**
 * Applies the fixes of these diagnostics, each in its own file. Of two that overlap, applies only the first. Returns
 * undefined if the result isn't safe to write.
 */
export function applyFixes(
  { texts, compiled }: Revision,
  diagnostics: readonly Diagnostic[],
  compileTexts: CompileTexts,
): Revision | undefined {
  const after = { site: texts.site, files: new Map(texts.files) };
  const applied: Diagnostic[] = [];
  for (const file of new Set(diagnostics.map((each) => each.file))) {
    const locator = compiled.locator.forFile(file);
    const fixes = nonOverlapping(
      diagnostics.filter((each) => each.file === file),
      locator,
    );
    applied.push(...fixes);
    const text = applyEdits(locator.text, editsOf(fixes, locator));
    if (file === undefined) after.site = text;
    else after.files.set(file, text);
  }
  const next = compileTexts(after);
  return isSafeFix(compiled, applied, next) ? { texts: after, compiled: next } : undefined;
}

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
