import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { applyAll, applyCertain, isWorse, Refusals } from '../fixes/fix-loop.ts';
import { applyFixes, type CompileTexts, type Revision } from '../fixes/revision.ts';
import type { Source } from '../node/load/load.ts';
import { changeTexts } from './change-texts.ts';
import type { Io } from './io.ts';
import { CancelledError, type Terminal } from './new/terminal.ts';
import { printDiff } from './report/diff.ts';
import { namedFile } from './report/named-file.ts';
import { hasColour } from './report/paint.ts';
import { print } from './report/print.ts';
import { shownName } from './report/report-diagnostics.ts';

const explanation = 'y applies the fix, n or Enter skips it, a applies this one and all that follow, q quits.';

/**
 * Shows each fix with an exact text and asks whether to write it, one after the other. What is agreed to is in its file at
 * once, and the next question is about the texts as they are then: whoever leaves in the middle loses nothing.
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
    const taken = applyFixes(last, [diagnostic], compileTexts);
    // What Markdown is, not every fix knows.
    if (!taken || (diagnostic.file !== undefined && isWorse(taken.compiled, last.compiled))) {
      refusals.refuse(diagnostic);
      count--;
      continue;
    }
    if (count === 1) terminal.say(`${explanation}\n`);
    terminal.say(
      `${count > 1 ? '\n' : ''}Fix ${count} of ${count + others.length}\n${preview(diagnostic, last, taken, source, io)}`,
    );
    const answer = await askLetter(terminal);
    if (answer === 'q') return;
    if (answer === 'n') {
      refusals.refuse(diagnostic);
      continue;
    }
    const settled = applyCertain(taken, compileTexts);
    const next = answer === 'a' ? applyAll(settled, compileTexts, wanted) : settled;
    // What was agreed to has been shown; what follows from it has not.
    const isWritten =
      (await changeTexts(source, last, taken, io)) && (await changeTexts(source, taken, next, io, io.stdout));
    if (!isWritten) return;
    last = next;
  }
}

/* What is wrong, and what would change. */
function preview(diagnostic: Diagnostic, { compiled }: Revision, taken: Revision, source: Source, io: Io): string {
  const site = shownName(source.file);
  const isColoured = hasColour(io.stdout, io.env);
  const { locator } = compiled;
  const before = locator.forFile(diagnostic.file).text;
  const after = diagnostic.file === undefined ? taken.texts.site : String(taken.texts.files.get(diagnostic.file));
  const style = { isColoured, width: io.stdout.columns || 100, limit: 1 };
  return `${print([diagnostic], site, locator, style)}\n${printDiff(before, after, namedFile(diagnostic, site), isColoured)}`;
}

const letters: Record<string, 'y' | 'n' | 'a' | 'q'> = {
  y: 'y',
  yes: 'y',
  n: 'n',
  no: 'n',
  '': 'n',
  a: 'a',
  all: 'a',
  q: 'q',
  quit: 'q',
};

/* Whoever leaves a question unanswered wants no more of them. */
async function askLetter(terminal: Terminal): Promise<'y' | 'n' | 'a' | 'q'> {
  for (;;) {
    const answer = await terminal.ask('Apply this fix? (y/n/a/q): ').catch((error) => {
      if (error instanceof CancelledError) return 'q';
      throw error;
    });
    const letter = letters[answer.toLowerCase()];
    if (letter) return letter;
    terminal.say(`  ${explanation}`);
  }
}
