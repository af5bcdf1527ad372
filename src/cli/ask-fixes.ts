import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { applyAll, applyCertain, isWorse, Refusals } from '../fixes/fix-loop.ts';
import { applyFixes, type CompileTexts, type Revision } from '../fixes/revision.ts';
import type { Source } from '../node/load/load-site.ts';
import { changeTexts } from './change-file.ts';
import type { Io } from './io.ts';
import { CancelledError, type Terminal } from './new/terminal.ts';
import { printDiff } from './report/diff.ts';
import { formatDiagnostics, hasColor, namedFile } from './report/format-diagnostics.ts';
import { shownName } from './report/print-diagnostics.ts';

const explanation = 'y applies the fix, n or Enter skips it, a applies this one and all that follow, q quits.';

/**
 * Shows each exact fix and asks whether to apply it. Writes accepted fixes at once, and continues with the new text, so
 * that quitting keeps them.
 */
export async function askFixes(
  found: Revision,
  source: Source,
  compileTexts: CompileTexts,
  terminal: Terminal,
  io: Io,
): Promise<void> {
  const refusals = new Refusals();
  const wanted = (revision: Revision) => refusals.remaining(revision);
  let last = found;
  for (let count = 1; ; count++) {
    const [diagnostic, ...others] = wanted(last);
    if (!diagnostic) return;
    const applied = applyFixes(last, [diagnostic], compileTexts);
    // Some fixes don't take Markdown into account.
    if (!applied || (diagnostic.file !== undefined && isWorse(applied.compiled, last.compiled))) {
      refusals.refuse(diagnostic);
      count--;
      continue;
    }
    if (count === 1) terminal.say(`${explanation}\n`);
    terminal.say(
      `${count > 1 ? '\n' : ''}Fix ${count} of ${count + others.length}\n${preview(diagnostic, last, applied, source, io)}`,
    );
    const answer = await askLetter(terminal);
    if (answer === 'q') return;
    if (answer === 'n') {
      refusals.refuse(diagnostic);
      continue;
    }
    const certainFixed = applyCertain(applied, compileTexts);
    const next = answer === 'a' ? applyAll(certainFixed, compileTexts, wanted) : certainFixed;
    // The accepted fix was already shown; its consequences weren't.
    const isWritten =
      (await changeTexts(source, last, applied, io)) && (await changeTexts(source, applied, next, io, io.stdout));
    if (!isWritten) return;
    last = next;
  }
}

/* Returns the diagnostic and the diff of its fix. */
function preview(diagnostic: Diagnostic, { compiled }: Revision, applied: Revision, source: Source, io: Io): string {
  const site = shownName(source.file);
  const isColored = hasColor(io.stdout, io.env);
  const { locator } = compiled;
  const before = locator.forFile(diagnostic.file).text;
  const { site: newSite, files } = applied.texts;
  // Applying the fix has changed this file.
  const after = diagnostic.file === undefined ? newSite : (files.get(diagnostic.file) as string);
  const style = { isColored: isColored, width: io.stdout.columns || 100, limit: 1 };
  return `${formatDiagnostics([diagnostic], site, locator, style)}\n${printDiff(before, after, namedFile(diagnostic, site), isColored)}`;
}

/* Returns y, n, a or q. Canceling the prompt means quit. */
async function askLetter(terminal: Terminal): Promise<string> {
  for (;;) {
    const answer = await terminal.ask('Apply this fix? (y/n/a/q): ').catch((error) => {
      if (error instanceof CancelledError) return 'q';
      throw error;
    });
    const [letter = 'n'] = answer.toLowerCase();
    if ('ynaq'.includes(letter)) return letter;
    terminal.say(`  ${explanation}`);
  }
}
