import { type Source, stateOf } from '../node/load/load.ts';
import { BusyError } from '../node/publish/lock.ts';
import { recoverLast } from '../node/publish/recover.ts';
import type { Io } from './io.ts';
import { shownName } from './report/report-diagnostics.ts';

/** Completes a build that was interrupted while it was published, and reports it. */
export async function recoverBuild(source: Source, folder: string, io: Io): Promise<void> {
  // A running build completes the last one itself.
  const isFinished = await recoverLast(stateOf(source), folder).catch((error) => {
    if (error instanceof BusyError) return false;
    throw error;
  });
  if (isFinished) io.error(`Completed the interrupted build in ${shownName(folder)}.`);
}
