import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { statsOf } from '../node/disk.ts';
import { type Source, stateOf } from '../node/load/load-site.ts';
import { isLink } from '../node/publish/file-names.ts';
import { isInterrupted } from '../node/publish/publish.ts';
import { UsageError } from './arguments.ts';
import type { Io } from './io.ts';
import { shownName } from './report/print-diagnostics.ts';

/**
 * Returns the absolute output folder: --out, or dist/ next to the site file. Throws a UsageError if the folder contains
 * the sources of the site, or is inside them.
 */
export function outputFolder(out: string | undefined, source: Source): string {
  const folder = publishedFolder(out, source);
  if (out === undefined) return folder;
  const reason = reasonAgainst(folder, source);
  if (reason === null) return folder;
  throw new UsageError(
    `--out can't be ${shownName(folder)}: ${reason}. Choose a separate folder, such as ${shownName(join(source.folder, 'dist'))}.`,
  );
}

/**
 * Returns the absolute folder of the built site, which may not exist. Throws if it is a file, or if dist/ is a link to
 * a folder outside the site and `followsLinks` is false: the author of the link could choose where files are written.
 */
function publishedFolder(out: string | undefined, { folder, followsLinks }: Source): string {
  const defaultFolder = join(folder, 'dist');
  const place = out === undefined ? defaultFolder : resolve(out);
  const stats = statsOf(place);
  if (stats === null && isLink(place)) throw new Error(occupied(place, 'a broken symbolic link'));
  if (stats && !stats.isDirectory()) throw new Error(occupied(place, 'a file'));
  if (out !== undefined) return place;
  if (isLink(defaultFolder) && !followsLinks && !contains(folder, defaultFolder))
    throw new Error(
      `${shownName(defaultFolder)} links to a folder outside the site. Choose the folder with --out, or add --follow-links if this is intended.`,
    );
  return defaultFolder;
}

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

const occupied = (place: string, what: string) =>
  `${shownName(place)} is ${what}. Delete it, or choose another folder with --out.`;

function reasonAgainst(out: string, source: Source): string | null {
  if (contains(out, source.folder)) return `it contains ${basename(source.file)}`;
  if (contains(source.publicFolder, out)) return 'every build copies the files in public/';
  if (contains(stateOf(source), out)) return 'Onefolio prepares builds there';
  return null;
}

const contains = (outer: string, inner: string) => `${realPath(inner)}${sep}`.startsWith(`${realPath(outer)}${sep}`);

/* Resolves links in a path, also in that of a folder that doesn't exist yet. Returns "" for the root of a disk. */
function realPath(folder: string): string {
  try {
    return realpathSync.native(folder).replace(/[\\/]$/, '');
  } catch {
    const above = dirname(folder);
    return above === folder ? folder.replace(/[\\/]$/, '') : join(realPath(above) + sep, basename(folder));
  }
}
