import { type Source, stateOf } from '../node/load/load.ts';
import { finishLast } from '../node/publish/finish.ts';
import { BusyError } from '../node/publish/lock.ts';
import { shownName } from './report/diagnostics.ts';

/** Puts in place what a build that was cut has begun to publish in a folder, and says so, before anybody looks at it. */
export async function finishBegun(source: Source, folder: string): Promise<void> {
  // A build that is running finishes what the last one began by itself.
  const isFinished = await finishLast(stateOf(source), folder).catch((error) => {
    if (error instanceof BusyError) return false;
    throw error;
  });
  if (isFinished) console.error(`${shownName(folder)} has what the last build began`);
}
