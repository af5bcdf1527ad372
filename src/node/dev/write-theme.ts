import { isDeepStrictEqual } from 'node:util';
import { applyEdits } from '../../core/source/changes/edits.ts';
import { editsOfTheme, type ThemeChoice, themeWith } from '../../edit/set-theme.ts';
import { keepsTokens } from '../../fixes/is-safe-fix.ts';
import type { CompileTexts } from '../../fixes/revision.ts';
import { messageWithAdvice, rewrite } from '../load/rewrite.ts';

/**
 * Writes a choice into the theme of a site file. `text` is that of a valid site: nothing is written if the file has
 * changed since, if the result isn't valid, or if anything else would change. Returns whether it was written; if not,
 * prints the reason. Never throws.
 */
export async function writeTheme(
  file: string,
  text: string,
  choice: ThemeChoice,
  compileTexts: CompileTexts,
): Promise<boolean> {
  const edits = editsOfTheme(text, choice);
  const changed = applyEdits(text, edits);
  const site = JSON.parse(text);
  const isSafe =
    compileTexts({ site: changed, files: new Map() }).stage === 'site' &&
    keepsTokens(text, edits, changed) &&
    isDeepStrictEqual(JSON.parse(changed), { ...site, theme: themeWith(site.theme ?? {}, choice) });
  try {
    if (!isSafe) throw new Error('it would change something else or cause an error');
    await rewrite(file, text, changed);
    return true;
  } catch (error) {
    console.error(`could not write the look: ${messageWithAdvice(error, 'press "Keep this look" again')}`);
    return false;
  }
}
