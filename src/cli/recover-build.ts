import { type Source, stateOf } from '../node/load/load.ts';
import { BusyError } from '../node/publish/lock.ts';
import { recoverLast } from '../node/publish/recover.ts';
import type { Io } from './io.ts';
import { shownName } from './report/report-diagnostics.ts';

/** Puts in place what a build that was cut has begun to publish in a folder, and says so, before anybody looks at it. */
export async function recoverBuild(source: Source, folder: string, io: Io): Promise<void> {
  // A build that is running finishes what the last one began by itself.
  const isFinished = await recoverLast(stateOf(source), folder).catch((error) => {
    if (error instanceof BusyError) return false;
    throw error;
  });
  if (isFinished) io.error(`Completed the interrupted build in ${shownName(folder)}.`);
}
