import { describeDiskError } from '../../src/node/disk.ts';
import { BusyError, withLock } from '../../src/node/publish/lock.ts';
import type { Publication } from '../../src/node/publish/publication.ts';
import { publish } from '../../src/node/publish/publish.ts';
import { recoverLast } from '../../src/node/publish/recover.ts';

/* The publishing half of the command, in a process that may be killed: publishes a build, or finishes a publish. */
const publication: Publication & { isFinish?: boolean } = JSON.parse(process.argv[2] ?? '');
const { state, to, isFinish } = publication;
try {
  if (isFinish) await recoverLast(state, to);
  else await withLock(state, () => publish(publication));
} catch (error) {
  const { message, name } = error as Error;
  console.error(describeDiskError(error) ?? message);
  process.exitCode = error instanceof BusyError ? 75 : name === 'Error' ? 1 : 3;
}
