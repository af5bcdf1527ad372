import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { statsOf } from '../node/disk.ts';
import { type Source, stateOf } from '../node/load/load.ts';
import { isLink } from '../node/publish/file-names.ts';
import { UsageError } from './arguments.ts';
import { shownName } from './report/report-diagnostics.ts';

/**
 * The folder that a site is written to, absolute: what --out says, else dist/ beside the site file. Throws a UsageError
 * where the pages would lie among what they are made from.
 */
export function folderFor(out: string | undefined, source: Source): string {
  const folder = publishedFolder(out, source);
  if (out === undefined) return folder;
  const reason = whyNot(folder, source);
  if (reason === null) return folder;
  throw new UsageError(
    `--out can't be ${shownName(folder)}: ${reason}. Choose a separate folder, such as ${shownName(join(source.folder, 'dist'))}.`,
  );
}

/**
 * The folder that holds the built site, absolute; it need not be there. Throws where something else stands in its place,
 * and where dist/ is a link that leads out of the folder of the site and nobody has said that it is meant: whoever made
 * the link would say where files are written.
 */
export function publishedFolder(out: string | undefined, { folder, followsLinks }: Source): string {
  const usual = join(folder, 'dist');
  const place = out === undefined ? usual : resolve(out);
  const stats = statsOf(place);
  if (stats === null && isLink(place)) throw new Error(sayWhat(place, 'a broken symbolic link'));
  if (stats && !stats.isDirectory()) throw new Error(sayWhat(place, 'a file'));
  if (out !== undefined) return place;
  if (isLink(usual) && !followsLinks && !holds(folder, usual))
    throw new Error(
      `${shownName(usual)} links to a folder outside the site. Choose the folder with --out, or add --follow-links if this is intended.`,
    );
  return usual;
}

const sayWhat = (place: string, what: string) =>
  `${shownName(place)} is ${what}. Delete it, or choose another folder with --out.`;

function whyNot(out: string, source: Source): string | null {
  if (holds(out, source.folder)) return `it contains ${basename(source.file)}`;
  if (holds(source.publicFolder, out)) return 'every build copies the files in public/';
  if (holds(stateOf(source), out)) return 'Onefolio prepares builds there';
  return null;
}

const holds = (outer: string, inner: string) => `${realOf(inner)}${sep}`.startsWith(`${realOf(outer)}${sep}`);

/* Where a folder really is, also one that is still to be made; the root of a disk is "". */
function realOf(folder: string): string {
  try {
    return realpathSync.native(folder).replace(/[\\/]$/, '');
  } catch {
    const above = dirname(folder);
    return above === folder ? folder.replace(/[\\/]$/, '') : join(realOf(above) + sep, basename(folder));
  }
}
