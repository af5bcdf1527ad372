import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Source, stateOf } from '../node/load/load.ts';
import { isInterrupted } from '../node/publish/publish.ts';
import type { Io } from './io.ts';
import { publishedFolder } from './output-folder.ts';
import { shownName } from './report/report-diagnostics.ts';

/**
 * Returns the absolute folder of the built site, and reports a build that was interrupted. If there is no built site,
 * reports what to do and returns null.
 */
export async function builtFolder(out: string | undefined, source: Source, io: Io): Promise<string | null> {
  const folder = publishedFolder(out, source);
  if (await isInterrupted(stateOf(source), folder))
    io.error('The last build was interrupted, so run "onefolio build" again before you publish the site.');
  if (existsSync(join(folder, 'index.html'))) return folder;
  io.error(
    existsSync(source.file)
      ? `There is no built site in ${shownName(folder)}. Run "onefolio build" or "npm run build" first.`
      : `There is no site in ${source.folder}. Go to your site's folder, or create a site with "onefolio new".`,
  );
  return null;
}
