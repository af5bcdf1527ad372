import { version } from '../../schema/site.ts';
import type { Compiled } from '../compile/compile.ts';
import { load, type Source } from '../node/load/load.ts';
import { shownName } from './report/report-diagnostics.ts';

/** Reads a site whose file may be of an older version, and says when it is; the file stays as it is. */
export async function loadAnyVersion(source: Source): Promise<Compiled> {
  const found = await load(source);
  if (found.site) return found;
  // Who has a current file does not wait for what knows the older ones.
  const older = (await import('../node/load/load-older.ts')).readOlder(found, source);
  if (!older) return found;
  console.error(
    `${shownName(source.file)} is version ${older.from}, and is read as version ${version}: "onefolio migrate" writes it so`,
  );
  return older.compiled;
}
