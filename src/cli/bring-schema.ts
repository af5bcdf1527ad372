import { join } from 'node:path';
import { messageOf } from '../node/caught-error.ts';
import { diskTrouble } from '../node/disk.ts';
import type { Source } from '../node/load/load.ts';
import { schemaName, updateSchema } from '../node/load/schema-beside.ts';
import type { Io } from './io.ts';

/**
 * Brings the schema beside a site up to date, and says so in a line. With `tellsAll` it says also why it has left a
 * schema as it is. A schema that cannot be written stops nothing.
 */
export async function bringSchema(source: Source, root: string, io: Io, tellsAll = false): Promise<void> {
  const told = await updateSchema(source, root).catch((error) => ({ kind: 'failed' as const, error }));
  if (told?.kind === 'updated') io.error(`${schemaName} is up to date now: Onefolio ${told.from} had written it`);
  else if (told?.kind === 'translated')
    io.error(`${schemaName} is up to date now: the languages of the site are others`);
  else if (told?.kind === 'failed')
    io.error(`${schemaName} was not brought up to date: ${diskTrouble(told.error) ?? messageOf(told.error)}`);
  else if (told && tellsAll)
    io.error(
      told.kind === 'later'
        ? `${schemaName} is left as it is: Onefolio ${told.from}, which is newer than this one, has written it`
        : `${schemaName} is left as it is: somebody has changed it. The one of this Onefolio is ${join(root, 'schema', schemaName)}`,
    );
}
