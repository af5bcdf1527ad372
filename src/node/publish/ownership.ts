import { join } from 'node:path';
import { readText, statsOf } from '../disk.ts';
import { filesBelow } from '../list-files.ts';
import { linkOutOf } from './file-names.ts';

/** Thrown if the site would replace files in the output folder that Onefolio didn't write. */
class OwnershipError extends Error {}

/**
 * Throws an OwnershipError if one of the files would replace one in a folder that isn't among the owned ones, or would
 * be written outside the folder through a link. Without a manifest (null), a folder is ours if its home page is: a
 * fresh clone may have dist/ but not .onefolio/.
 */
export async function assertOwnership(to: string, files: readonly string[], owned: string[] | null): Promise<void> {
  const link = linkOutOf(to, files);
  if (link !== null)
    throw new OwnershipError(
      `${link} is a symbolic link that points outside ${to}: delete it, or choose another folder with --out`,
    );
  if (owned === null && (await isSite(to))) return;
  const ours = new Set(owned);
  for (const file of files)
    if (!ours.has(file) && isForeign(to, file, ours))
      throw new OwnershipError(
        `${join(to, file)} wasn't created by Onefolio: move it, or choose another folder with --out`,
      );
}

async function isSite(to: string): Promise<boolean> {
  const home = await readText(join(to, 'index.html'));
  return /^<!doctype html><html [^>]*data-entry=/.test(home ?? '');
}

/* Whether a file or folder that Onefolio didn't write is at a path. A folder with only our files is removed. */
function isForeign(to: string, file: string, ours: Set<string>): boolean {
  const stats = statsOf(join(to, file));
  if (!stats?.isDirectory()) return stats !== null;
  const below = filesBelow(join(to, file));
  return (
    below.some((inner) => !ours.has(`${file}/${inner}`)) || ![...ours].some((known) => known.startsWith(`${file}/`))
  );
}
