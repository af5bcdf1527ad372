import type { Source } from '../node/load/load.ts';
import { messageWithAdvice, NotWrittenError, rewrite } from '../node/load/rewrite.ts';
import type { Io, Output } from './io.ts';
import { printDiff } from './report/diff.ts';
import { hasColor } from './report/print.ts';
import { shownName } from './report/report-diagnostics.ts';

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
