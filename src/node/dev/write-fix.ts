import type { Checked } from '../../core/pipeline.ts';
import { type CompileTexts, fixable, take, unchangedRevision } from '../../fixes/revision.ts';
import { messageOf } from '../caught-error.ts';
import { rewrite } from '../load/rewrite.ts';

/**
 * Writes the fixes of mistakes into the files that these are in, one after the other: none while another is written, none
 * into a file that is another than the one with the mistake, and none that the guard refuses. `placeOf` says where a file
 * lies. Nothing is thrown.
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
    const taken = take(unchangedRevision(wrong), [diagnostic], compileTexts);
    const text = file === undefined ? taken?.texts.own : taken?.texts.beside.get(file);
    if (text === undefined) {
      console.error('the fix was not written because it would change something else or leave the error');
      return;
    }
    isWriting = true;
    rewrite(placeOf(file), wrong.locator.of(file).text, text)
      .catch((error) => {
        console.error(`could not write the fix: ${messageOf(error)}`);
      })
      .finally(() => {
        isWriting = false;
      });
  };
}
