import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing, writeDurably } from '../disk.ts';
import { applyJournal, clear } from './apply-journal.ts';
import { type Journal, type PublishPaths, publishPaths } from './journal.ts';
import { withLock } from './lock.ts';
import { assertNoNewFiles } from './ownership.ts';
import { readJournal } from './read-state.ts';
import { readableByAll } from './readable-by-all.ts';

/**
 * Finishes publishing into a folder if an earlier build was interrupted. Returns whether it was. Throws a BusyError
 * while a build is running, which finishes it too, and an UnfinishedError if it fails again.
 */
export async function recoverLast(state: string, to: string): Promise<boolean> {
  return (
    (await exists(publishPaths(state, to).pending)) && withLock(state, () => readableByAll(() => recover(state, to)))
  );
}

/** The same for a caller that holds the lock. */
export async function recover(state: string, to: string): Promise<boolean> {
  const paths = publishPaths(state, to);
  if (!(await exists(paths.pending))) return false;
  const journal = await readJournal(paths);
  if (journal) await resume(paths, journal);
  else await clear(paths);
  return journal !== null;
}

async function resume(paths: PublishPaths, journal: Journal): Promise<void> {
  const { to } = paths;
  const from = journal.isBeside ? paths.beside : paths.staged;
  const waiting: string[] = [];
  for (const file of journal.files) {
    if (await exists(join(from, file))) waiting.push(file);
    // A published file was removed, and there is no other copy.
    else if (!(await exists(join(to, file)))) return abandon(paths, journal);
  }
  const { files, before, gone } = journal;
  const fresh = new Set(journal.fresh);
  const remaining = waiting.filter((file) => fresh.has(file));
  await assertNoNewFiles(from, to, remaining, [...files, ...before, ...gone]);
  await applyJournal(paths, journal, waiting);
}

/* Stops publishing. The manifest lists the files of both builds as ours. */
async function abandon(paths: PublishPaths, { before, gone, fresh: _, isBeside: __, ...rest }: Journal): Promise<void> {
  await writeDurably(paths.manifest, JSON.stringify({ ...rest, before: [...before, ...gone] }));
  await clear(paths);
}

const exists = async (path: string) =>
  access(path)
    .catch(nullIfMissing)
    .then((answer) => answer !== null);
