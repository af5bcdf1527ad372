import type { Checked } from '../../core/pipeline.ts';
import { applyFixes, type CompileTexts, fixable, unchangedRevision } from '../../fixes/revision.ts';
import { messageOf } from '../caught-error.ts';
import { rewrite } from '../load/rewrite.ts';

/**
 * Creates a function that writes fixes into their files, one at a time. A fix is refused while another one is written,
 * if its file has changed since the diagnostic, or if checking the result fails. `placeOf` returns the absolute path of
 * a file. Never throws.
 */
export function fixWriter(
  placeOf: (file: string | undefined) => string,
  compileTexts: CompileTexts,
): (wrong: Checked, entry: number) => void {
  let isWriting = false;
  return (wrong, entry) => {
    const diagnostic = wrong.diagnostics[entry];
    if (isWriting || !diagnostic || !fixable(wrong).includes(diagnostic)) return;
    const { file } = diagnostic;
    const taken = applyFixes(unchangedRevision(wrong), [diagnostic], compileTexts);
    const text = file === undefined ? taken?.texts.site : taken?.texts.files.get(file);
    if (text === undefined) {
      console.error('the fix was not written because it would change something else or leave the error');
      return;
    }
    isWriting = true;
    rewrite(placeOf(file), wrong.locator.forFile(file).text, text)
      .catch((error) => {
        console.error(`could not write the fix: ${messageOf(error)}`);
      })
      .finally(() => {
        isWriting = false;
      });
  };
}
