import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another build of the same site is running. */
export class BusyError extends Error {}

/**
 * Runs something while no other build of the same site runs. Throws a BusyError that names the other process;
 * the lock of a process that is gone is taken over. `state` is the site's .onefolio folder.
 */
export async function withLock<Result>(state: string, run: () => Promise<Result>): Promise<Result> {
  const place = join(state, 'lock');
  await mkdir(state, { recursive: true });
  await take(place);
  try {
    return await run();
  } finally {
    await rm(place, { force: true });
  }
}

async function take(place: string, isSecondTry = false): Promise<void> {
  try {
    await writeFile(place, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(await readFile(place, 'utf8').catch(() => ''));
    if (isSecondTry || isRunning(pid)) throw new BusyError(`another build of this site is running (process ${pid})`);
    await rm(place, { force: true });
    await take(place, true);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
