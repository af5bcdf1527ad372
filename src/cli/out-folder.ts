import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { type Source, stateOf } from '../node/load/load.ts';
import { UsageError } from './arguments.ts';
import { shownName } from './report/report-diagnostics.ts';

/**
 * The folder that a site is written to, absolute: what --out says, else dist/ beside the site file. Throws a UsageError
 * where the pages would lie among what they are made from.
 */
export function folderFor(out: string | undefined, source: Source): string {
  const usual = join(source.folder, 'dist');
  if (out === undefined) return usual;
  const folder = resolve(out);
  const reason = whyNot(folder, source);
  if (reason === null) return folder;
  throw new UsageError(
    `--out cannot be ${shownName(folder)}: ${reason}. Give the pages a folder of their own, such as ${shownName(usual)}`,
  );
}

function whyNot(out: string, source: Source): string | null {
  if (holds(out, source.folder)) return `${basename(source.file)} lies in it`;
  if (holds(source.publicFolder, out)) return 'public/ is for your own files, and every build copies it';
  if (holds(stateOf(source), out)) return 'it is where builds are prepared';
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
