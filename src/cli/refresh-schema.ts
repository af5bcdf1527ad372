import { describeDiskError } from '../node/disk.ts';
import type { Source } from '../node/load/load-site.ts';
import { messageWithAdvice } from '../node/load/rewrite.ts';
import { schemaName, updateSchema } from '../node/load/site-schema.ts';
import type { Io } from './io.ts';

/** Updates the schema next to a site and reports it. Failure to write it isn't an error. */
export async function refreshSchema(source: Source, root: string, io: Io): Promise<void> {
  const result = await updateSchema(source, root).catch((error) => ({ kind: 'failed' as const, error }));
  if (result?.kind === 'updated') io.error(`Updated ${schemaName} from Onefolio ${result.from} to this version.`);
  else if (result?.kind === 'translated') io.error(`Updated ${schemaName} for the site's languages.`);
  else if (result?.kind === 'failed')
    io.error(
      `Could not update ${schemaName}: ${describeDiskError(result.error) ?? messageWithAdvice(result.error, 'run the command again')}`,
    );
}
