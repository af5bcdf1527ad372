import { join } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { sizeOf } from '../node/disk.ts';
import { megabyte } from '../node/read-regular.ts';
import { readableByAll } from '../node/readable-by-all.ts';

/*
 * The young generation of the thread in MB. V8 lets that of the main thread grow to 128 MB for a large site, though most
 * of what a build makes is garbage soon. Only threads have a limit. A smaller one takes more time.
 */
const maxYoungGenerationSizeMb = 32;
/* Smaller sites need less memory than this limit saves, and starting a thread takes 0.1 s. */
const largeSite = 5 * megabyte;

/** What the streams of a thread don't know about those of the process. */
type Terminals = Record<'stdout' | 'stderr', { isTTY?: boolean; columns?: number }>;

/** Whether building the site of a file takes much memory. */
export const needsThread = (file: string): boolean => isMainThread && (sizeOf(file) ?? 0) >= largeSite;

/** Runs the command in `argv` in a thread with less memory. Returns its exit code. Throws if the thread crashes. */
export const runInThread = (argv: string[], root: string): Promise<number> =>
  // A thread can't change the umask itself.
  readableByAll(
    () =>
      new Promise((resolve, reject) => {
        const { stdout, stderr } = process;
        const terminals: Terminals = { stdout: factsOf(stdout), stderr: factsOf(stderr) };
        new Worker(join(root, 'bin/onefolio.js'), {
          argv,
          resourceLimits: { maxYoungGenerationSizeMb },
          workerData: terminals,
        })
          .on('error', reject)
          .on('exit', resolve);
      }),
  );

const factsOf = ({ isTTY, columns }: NodeJS.WriteStream) => ({ isTTY, columns });

/** Tells the streams of a thread about the terminal. */
export function describeTerminals(): void {
  const terminals = workerData as Terminals;
  Object.assign(process.stdout, terminals.stdout);
  Object.assign(process.stderr, terminals.stderr);
}
