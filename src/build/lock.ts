import { link, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { missing, writeAt } from './disk.ts';

/** Another build of the same site is running. */
export class BusyError extends Error {}

/* The locks that this very process has or wants; a file with its number is therefore left from one of the past. */
const held = new Set<string>();

/**
 * Runs something while no other build of the same site runs. Throws a BusyError that names the other process;
 * the lock of a process that is gone is taken over. `state` is the site's .onefolio folder. Whoever runs it, what is
 * written meanwhile may be read by everybody, because it is to be published.
 */
export async function withLock<Result>(state: string, run: () => Promise<Result>): Promise<Result> {
  const place = join(state, 'lock');
  if (held.has(place)) throw busy(process.pid, place);
  held.add(place);
  const usual = process.umask(0o022);
  try {
    await take(place);
    try {
      await removeTickets(place);
      return await run();
    } finally {
      await rm(place, { force: true });
    }
  } finally {
    process.umask(usual);
    held.delete(place);
  }
}

const busy = (pid: number, place: string) =>
  new BusyError(`another build of this site is running (process ${pid}); if it is not, delete ${place}`);

let tickets = 0;

/* The lock appears whole or not at all, because a link is made to a file that is already written. */
async function take(place: string): Promise<void> {
  const ticket = `${place}.${process.pid}.${++tickets}`;
  await writeAt(ticket, String(process.pid));
  try {
    while (!(await isLinked(ticket, place))) {
      const owner = await readFile(place, 'utf8').catch(missing);
      if (owner === null) continue;
      if (isAlive(Number(owner))) throw busy(Number(owner), place);
      await removeStale(place, `${ticket}.stale`, owner);
    }
  } finally {
    await rm(ticket, { force: true });
  }
}

async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/* Of all that see a stale lock only one can move it away; who moved the new lock of a faster one gives it back. */
async function removeStale(place: string, aside: string, owner: string): Promise<void> {
  if ((await rename(place, aside).catch(missing)) === null) return;
  if ((await readFile(aside, 'utf8')) !== owner) await isLinked(aside, place);
  await rm(aside, { force: true });
}

/* What processes leave that are killed while they wait for the lock. */
async function removeTickets(place: string): Promise<void> {
  for (const name of await readdir(dirname(place))) {
    const [, pid] = /^lock\.(\d+)\./.exec(name) ?? [];
    if (pid && Number(pid) !== process.pid && !isAlive(Number(pid)))
      await rm(join(dirname(place), name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
