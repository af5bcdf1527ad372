import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskTrouble, missing, renameDurably } from '../disk.ts';
import type { Journal, Places } from './journal.ts';

/** A build is published in part: every page is whole, old or new, and the next command does the rest. */
export class UnfinishedError extends Error {}

/**
 * Does what a journal says: puts the files that still wait in their places, takes away what no page uses, and makes the
 * journal the manifest. Throws an UnfinishedError where that fails; then the journal stays.
 */
export async function applyJournal(places: Places, { gone, isBeside }: Journal, waiting: string[]): Promise<void> {
  const { to, journal, manifest } = places;
  const from = isBeside ? places.beside : places.staged;
  try {
    await movePieces(places);
    for (const file of inTheWay(gone, waiting)) await remove(to, file);
    const made = new Set<string>();
    for (const file of waiting) move(join(from, file), join(to, file), made);
    for (const file of gone) await remove(to, file);
    await renameDurably(journal, manifest);
  } catch (error) {
    throw new UnfinishedError(
      `${diskTrouble(error) ?? (error as Error).message}. The site in ${to} is new in parts, each of its pages whole; the next build or preview puts the rest in place`,
      { cause: error },
    );
  }
  await clear(places);
}

async function movePieces({ pieces, hosts }: Places): Promise<void> {
  const names = (await readdir(pieces).catch(missing)) ?? [];
  if (names.length > 0) await mkdir(hosts, { recursive: true });
  for (const name of names) await rename(join(pieces, name), join(hosts, name));
}

/** Forgets what was to be published. */
export async function clear({ pending, beside }: Places): Promise<void> {
  await rm(beside, { recursive: true, force: true });
  await rm(pending, { recursive: true, force: true });
}

/* One by one and at once: the order counts, and asking a thread for each would take longer than all of it. */
function move(from: string, to: string, made: Set<string>): void {
  const folder = dirname(to);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // A folder inside the published one is another disk: the copy is made there, and only the finished one counts.
    const copy = `${to}.onefolio-new`;
    copyFileSync(from, copy);
    renameSync(copy, to);
  }
}

/* Old files whose names are those of folders now, or the other way round. */
function inTheWay(gone: string[], waiting: string[]): string[] {
  const files = new Set(waiting);
  const folders = new Set(waiting.flatMap(foldersAbove));
  return gone.filter((file) => folders.has(file) || foldersAbove(file).some((folder) => files.has(folder)));
}

/* A file, and the folders above it that held nothing else. */
async function remove(to: string, file: string): Promise<void> {
  const place = join(to, file);
  await unlink(place).catch(async (error: NodeJS.ErrnoException) => {
    // It is gone already, or what has its name now is something else: a folder, of which only Linux says so.
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return;
    if (error.code !== 'EPERM' || !(await lstat(place)).isDirectory()) throw error;
  });
  for (const folder of foldersAbove(file)) {
    const isEmpty = await rmdir(join(to, folder)).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}

/** The folders that a file lies in, relative like the file, the innermost first. */
export function foldersAbove(file: string): string[] {
  const steps = file.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
}
