import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { link, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../caught-error.ts';
import { nullIfMissing, readText, writeAt } from '../disk.ts';
import { hashOf } from '../hash.ts';
import { isLink } from './file-names.ts';

/** Thrown if another build of the same site is running. */
export class BusyError extends Error {}

/*
 * The locks that this process holds or waits for. Any other lock file with its process ID is from an earlier process.
 */
const held = new Set<string>();

/**
 * Runs a function while no other build of the same site runs. Throws a BusyError that names the other process; takes
 * over the lock of a process that no longer runs. `state` is the site's .onefolio folder.
 */
export async function withLock<Result>(state: string, run: () => Promise<Result>): Promise<Result> {
  const path = join(state, 'lock');
  if (held.has(path)) throw busy(process.pid, path);
  held.add(path);
  try {
    await refuseLinks(state);
    const ownTicket = await take(path);
    try {
      await removeTickets(path);
      return await run();
    } finally {
      await removeIf(ownTicket, path);
    }
  } finally {
    held.delete(path);
  }
}

/** Whether a build of a site runs, or was killed and has left its lock. */
export async function readLock(state: string): Promise<'free' | 'held' | 'left'> {
  const path = join(state, 'lock');
  const owner = await readText(path);
  if (owner === null) return 'free';
  return held.has(path) || isOther(pidOf(owner)) ? 'held' : 'left';
}

const busy = (pid: number, path: string) =>
  new BusyError(`another build of this site is running (process ${pid}). If no build is running, delete ${path}.`);

let tickets = 0;

/* Locks are created atomically by linking to a file that is already written. Returns its content. */
async function take(path: string): Promise<string> {
  const ticket = `${path}.${process.pid}.${++tickets}`;
  const ownTicket = `${process.pid} ${randomUUID()}`;
  await writeAt(ticket, ownTicket);
  try {
    await putAt(path, ticket);
    return ownTicket;
  } finally {
    await rm(ticket, { force: true });
  }
}

/*
 * Removes the lock of a process that no longer runs. That requires a second lock, named after the content of the first,
 * so that only one process removes it, and only the version that it read.
 */
async function putAt(path: string, ticket: string): Promise<void> {
  while (!(await isLinked(ticket, path))) {
    const owner = await readText(path);
    if (owner === null) continue;
    if (isOther(pidOf(owner))) throw busy(pidOf(owner), path);
    const claim = `${path}.${hashOf(owner)}`;
    await putAt(claim, ticket);
    try {
      await removeIf(owner, path);
    } finally {
      await rm(claim, { force: true });
    }
  }
}

const pidOf = (owner: string) => Number(owner.split(' ')[0]);

async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

async function removeIf(owner: string, path: string): Promise<void> {
  if ((await readText(path)) === owner) await rm(path, { force: true });
}

/*
 * Removes files of processes that were killed while they waited: their tickets, and claims to locks that no longer
 * exist.
 */
async function removeTickets(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    const [, pid, claim] = /^lock\.(?:(\d{1,10})\.|([0-9a-f]{32}))/.exec(name) ?? [];
    const isLeft = pid !== undefined && Number(pid) !== process.pid && !isAlive(Number(pid));
    if (isLeft || claim !== undefined) await rm(join(dirname(path), name), { force: true });
  }
}

/* Whether another process with an ID runs. */
const isOther = (pid: number) => pid !== process.pid && isAlive(pid);

/** Whether a process runs. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Deletes every symbolic link in a site's .onefolio folder, with a message, because writing would go to its target.
 * Deletes pipes, sockets and devices without a message, because reading or writing them could block. Throws if the
 * folder itself is a link.
 */
async function refuseLinks(state: string): Promise<void> {
  if (isLink(state))
    throw new Error(`${state} is a symbolic link: delete the link, and Onefolio will create a folder in its place`);
  await deleteLinks(state);
}

async function deleteLinks(folder: string): Promise<void> {
  const entries: Dirent[] = (await readdir(folder, { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await deleteLinks(path);
    if (entry.isDirectory() || entry.isFile()) continue;
    await rm(path, { force: true });
    if (!entry.isSymbolicLink()) continue;
    console.error(`Deleted ${path}: Onefolio doesn't use symbolic links there.`);
  }
}
