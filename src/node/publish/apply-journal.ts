import { constants, copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { lstat, readdir, rename, rm, rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, messageOf } from '../caught-error.ts';
import { describeDiskError, makeFolder, nullIfMissing, renameDurably } from '../disk.ts';
import type { Journal, PublishPaths } from './journal.ts';

/** Thrown if publishing is interrupted. Each page is complete, old or new, and the next command finishes it. */
class UnfinishedError extends Error {}

/**
 * Publishes the files in a journal: moves the staged files into place, removes files that no page uses, and turns the
 * journal into the manifest. Throws an UnfinishedError if a step fails; then the journal stays.
 */
export async function applyJournal(paths: PublishPaths, { gone, isBeside }: Journal, waiting: string[]): Promise<void> {
  const { to, journal, manifest } = paths;
  const from = isBeside ? paths.beside : paths.staged;
  try {
    await movePieces(paths);
    for (const file of blockingFiles(gone, waiting)) await remove(to, file);
    const created = new Set<string>();
    for (const file of waiting) move(join(from, file), join(to, file), created);
    for (const file of gone) await remove(to, file);
    await renameDurably(journal, manifest);
  } catch (error) {
    throw new UnfinishedError(
      `${describeDiskError(error) ?? messageOf(error)}. Only part of the site in ${to} was updated, but every page is complete. The next build or preview will finish the update.`,
      { cause: error },
    );
  }
  await clear(paths);
}

async function movePieces({ pieces, hosts }: PublishPaths): Promise<void> {
  const names = (await readdir(pieces).catch(nullIfMissing)) ?? [];
  if (names.length > 0) await makeFolder(hosts);
  for (const name of names) await rename(join(pieces, name), join(hosts, name));
}

/** Removes all staged files. */
export async function clear({ pending, beside }: PublishPaths): Promise<void> {
  await rm(beside, { recursive: true, force: true });
  await rm(pending, { recursive: true, force: true });
}

/* Synchronous and in order: assets must be published before pages, and asynchronous calls cost more than a rename. */
function move(from: string, to: string, created: Set<string>): void {
  const folder = dirname(to);
  if (!created.has(folder)) mkdirSync(folder, { recursive: true });
  created.add(folder);
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    // A folder inside the published one may be on another disk. The file is copied there first and then renamed, so
    // that visitors never get an incomplete file.
    const copy = `${to}.onefolio-new`;
    rmSync(copy, { force: true });
    copyFileSync(from, copy, constants.COPYFILE_EXCL);
    renameSync(copy, to);
  }
}

/* Returns the old files that block a new folder or file of the same name. */
function blockingFiles(gone: string[], waiting: string[]): string[] {
  const files = new Set(waiting);
  const folders = new Set(waiting.flatMap(foldersAbove));
  return gone.filter((file) => folders.has(file) || foldersAbove(file).some((folder) => files.has(folder)));
}

/* Removes a file and the parent folders that become empty. */
async function remove(to: string, file: string): Promise<void> {
  const path = join(to, file);
  await unlink(path).catch(async (error: NodeJS.ErrnoException) => {
    // The file doesn't exist any more, or it's a folder now, for which only Linux reports EISDIR.
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return;
    if (error.code !== 'EPERM' || !(await lstat(path)).isDirectory()) throw error;
  });
  for (const folder of foldersAbove(file)) {
    const isEmpty = await rmdir(join(to, folder)).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}

/** Returns the parent folders of a relative path, innermost first. */
export function foldersAbove(file: string): string[] {
  const steps = file.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
}
