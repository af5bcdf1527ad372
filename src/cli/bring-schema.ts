import { join } from 'node:path';
import { messageOf } from '../node/caught-error.ts';
import { describeDiskError } from '../node/disk.ts';
import type { Source } from '../node/load/load.ts';
import { schemaName, updateSchema } from '../node/load/site-schema.ts';
import type { Io } from './io.ts';

/**
 * Brings the schema beside a site up to date, and says so in a line. With `tellsAll` it says also why it has left a
 * schema as it is. A schema that cannot be written stops nothing.
 */
export async function bringSchema(source: Source, root: string, io: Io, tellsAll = false): Promise<void> {
  const told = await updateSchema(source, root).catch((error) => ({ kind: 'failed' as const, error }));
  if (told?.kind === 'updated') io.error(`Updated ${schemaName} from Onefolio ${told.from} to this version.`);
  else if (told?.kind === 'translated') io.error(`Updated ${schemaName} for the site's languages.`);
  else if (told?.kind === 'failed')
    io.error(`Could not update ${schemaName}: ${describeDiskError(told.error) ?? messageOf(told.error)}`);
  else if (told && tellsAll)
    io.error(
      told.kind === 'later'
        ? `Did not update ${schemaName}, because a newer version of Onefolio (${told.from}) wrote it.`
        : `Did not update ${schemaName}, because it was edited. The original is ${join(root, 'schema', schemaName)}`,
    );
}
