import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readText, statsOf } from '../disk.ts';
import { filesBelow } from './copy-public-files.ts';
import { linkOutOf } from './file-names.ts';
import type { Publication } from './publication.ts';

/** Thrown if the site would replace files in the output folder that Onefolio didn't write. */
class OwnershipError extends Error {}

/**
 * Throws an OwnershipError if a file would replace one that isn't in a manifest, or would be written outside the folder
 * through a link. A file with the same content may be replaced: it's from an abandoned build. Without a
 * manifest, a folder is ours if its home page is: a fresh clone may have dist/ but not .onefolio/.
 */
export async function assertOwnership(
  { from, to, files, unchanged = [] }: Publication,
  listed: string[] | null,
): Promise<void> {
  const link = linkOutOf(to, files);
  if (link !== null)
    throw new OwnershipError(
      `${link} is a symbolic link that points outside ${to}: delete it, or choose another folder with --out`,
    );
  if (listed === null && (await isSite(to))) return;
  const ours = new Set(listed);
  const unchangedFiles = new Set(unchanged);
  for (const file of files) {
    const isTaken = !ours.has(file) && (await isForeign(to, file, ours));
    const isSame = async () => unchangedFiles.has(file) || isCopy(join(from, file), join(to, file));
    if (isTaken && !(await isSame())) throw new OwnershipError(foreignFileMessage(to, file));
  }
}

/**
 * Throws an OwnershipError if a file was added at the path of a new one after publishing was interrupted. Listed files
 * are ours, old or new.
 */
export async function assertNoNewFiles(from: string, to: string, files: string[], listed: string[]): Promise<void> {
  const ours = new Set(listed);
  for (const file of files) {
    if (!(await isForeign(to, file, ours)) || (await isCopy(join(from, file), join(to, file)))) continue;
    throw new OwnershipError(foreignFileMessage(to, file));
  }
}

/* Files from another disk are copied, so a file may be published and still staged. */
async function isCopy(from: string, to: string): Promise<boolean> {
  const [one, other] = [statsOf(from), statsOf(to)];
  const isFile = one?.isFile() && other?.isFile() && one.size === other.size;
  return isFile === true && (await readFile(to)).equals(await readFile(from));
}

const foreignFileMessage = (to: string, file: string) =>
  `${join(to, file)} wasn't created by Onefolio: move it, or choose another folder with --out`;

async function isSite(to: string): Promise<boolean> {
  const home = await readText(join(to, 'index.html'));
  return /^<!doctype html><html [^>]*data-entry=/.test(home ?? '');
}

/* Whether a file or folder that Onefolio didn't write is at a path. A folder with only our files is removed. */
async function isForeign(to: string, file: string, ours: Set<string>): Promise<boolean> {
  const stats = statsOf(join(to, file));
  if (!stats?.isDirectory()) return stats !== null;
  const below = await filesBelow(join(to, file));
  return (
    below.some((inner) => !ours.has(`${file}/${inner}`)) || ![...ours].some((known) => known.startsWith(`${file}/`))
  );
}
