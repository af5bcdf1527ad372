import { describeDiskError } from '../../src/node/disk.ts';
import { BusyError, withLock } from '../../src/node/publish/lock.ts';
import { publish } from '../../src/node/publish/publish.ts';

/* The publishing half of the command, in a process that may be killed. */
const publication: Parameters<typeof publish>[0] = JSON.parse(process.argv[2] ?? '');
try {
  await withLock(publication.state, () => publish(publication));
} catch (error) {
  const { message, name } = error as Error;
  console.error(describeDiskError(error) ?? message);
  process.exitCode = error instanceof BusyError ? 75 : name === 'Error' ? 1 : 3;
}
