import type { Source } from '../node/load/load.ts';
import { NotWrittenError, rewrite } from '../node/load/rewrite.ts';
import type { Io, Output } from './io.ts';
import { printDiff } from './report/diff.ts';
import { hasColour } from './report/paint.ts';
import { shownName } from './report/report-diagnostics.ts';

/**
 * Puts another text in the place of a file's own and shows the difference on a stream, where there is one.
 * Says so and answers false when the file could not be written; it is as it was then.
 */
export async function change(
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
    io.error(`onefolio: nothing was written: ${error.message}`);
    return false;
  }
  shownOn?.write(printDiff(before, after, shownName(file), hasColour(shownOn, io.env)));
  return true;
}
