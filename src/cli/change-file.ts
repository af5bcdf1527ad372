import type { Checked } from '../core/pipeline.ts';
import type { Revision } from '../fixes/revision.ts';
import { compileText, load, loadAll, type Source } from '../node/load/load-site.ts';
import { onDisk } from '../node/load/on-disk.ts';
import { messageWithAdvice, NotWrittenError, rewrite } from '../node/load/rewrite.ts';
import type { Io, Output } from './io.ts';
import { printDiff } from './report/diff.ts';
import { hasColor } from './report/format-diagnostics.ts';
import { printDiagnostics, shownName } from './report/print-diagnostics.ts';

type Valid = Extract<Checked, { stage: 'site' }>;

/** Loads a site that a command changes. Reports its errors and throws a NotWrittenError if it has any. */
export async function loadValid(source: Source, io: Io): Promise<Valid> {
  return assertValid(await load(source), source, io, 'fix the errors above first');
}

/** Checks the text that a command would write. Reports its errors and throws a NotWrittenError if it has any. */
export async function checkNewText(text: string, source: Source, io: Io, change: string): Promise<void> {
  await loadAll(source);
  assertValid(compileText(text, source), source, io, `${change} would cause the errors above`);
}

function assertValid(compiled: Checked, source: Source, io: Io, reason: string): Valid {
  if (compiled.written) return compiled;
  printDiagnostics(compiled, source, io);
  throw new NotWrittenError(reason);
}

/**
 * Replaces the text of a file, and prints the diff to `shownOn` if given. If the file can't be written, reports it and
 * returns false; the file is then unchanged.
 */
export async function changeFile(
  { file }: Pick<Source, 'file'>,
  before: string,
  after: string,
  io: Io,
  shownOn?: Output,
): Promise<boolean> {
  try {
    await rewrite(file, before, after);
  } catch (error) {
    if (!(error instanceof NotWrittenError)) throw error;
    io.error(`onefolio: nothing was written: ${messageWithAdvice(error, 'run the command again')}`);
    return false;
  }
  shownOn?.write(printDiff(before, after, shownName(file), hasColor(shownOn, io.env)));
  return true;
}

/**
 * Writes the changed texts of a site to its files, and prints the changes to `shownOn` if given. Returns false if a
 * file couldn't be written.
 */
export async function changeTexts(
  { file, folder }: Source,
  before: Revision,
  after: Revision,
  io: Io,
  shownOn?: Output,
): Promise<boolean> {
  const [was, is] = [before.texts, after.texts];
  if (is.site !== was.site && !(await changeFile({ file }, was.site, is.site, io, shownOn))) return false;
  for (const [name, text] of is.files) {
    const old = was.files.get(name) ?? before.compiled.locator.forFile(name).text;
    if (text !== old && !(await changeFile({ file: onDisk(folder, name) }, old, text, io, shownOn))) return false;
  }
  return true;
}
