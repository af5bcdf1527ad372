import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Source, stateOf } from '../node/load/load.ts';
import { BusyError } from '../node/publish/lock.ts';
import { recoverLast } from '../node/publish/recover.ts';
import type { Io } from './io.ts';
import { publishedFolder } from './output-folder.ts';
import { shownName } from './report/report-diagnostics.ts';

/**
 * Returns the absolute folder of the built site, after completing a build that was interrupted while it was published.
 * If there is no built site, reports what to do and returns null.
 */
export async function builtFolder(out: string | undefined, source: Source, io: Io): Promise<string | null> {
  const folder = publishedFolder(out, source);
  // A running build completes the last one itself.
  const isCompleted = await recoverLast(stateOf(source), folder).catch((error) => {
    if (error instanceof BusyError) return false;
    throw error;
  });
  if (isCompleted) io.error(`Completed the interrupted build in ${shownName(folder)}.`);
  if (existsSync(join(folder, 'index.html'))) return folder;
  io.error(
    existsSync(source.file)
      ? `There is no built site in ${shownName(folder)}. Run "onefolio build" or "npm run build" first.`
      : `There is no site in ${source.folder}. Go to your site's folder, or create a site with "onefolio new".`,
  );
  return null;
}
