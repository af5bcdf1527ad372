import { lstat, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../caught-error.ts';
import { nullIfMissing } from '../disk.ts';

/** The names that exist in a folder, broken links included. Throws if the folder is something else. */
export async function existingNames(folder: string, names: string[]): Promise<string[]> {
  await readdir(folder).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  const taken = await Promise.all(names.map((name) => isTaken(folder, name)));
  return names.filter((_, index) => taken[index]);
}

/* A name below a link or a file is taken too, because it would be written somewhere else or not at all. */
async function isTaken(folder: string, name: string): Promise<boolean> {
  const [first = '', ...others] = name.split('/');
  const stats = await lstat(join(folder, first)).catch(nullIfMissing);
  if (stats === null || others.length === 0) return stats !== null;
  return !stats.isDirectory() || isTaken(join(folder, first), others.join('/'));
}

/**
 * Writes new files into a folder, all or none, and never overwrites a file. Names may contain folders; a name that ends
 * with "/" is a folder, which may exist.
 */
export async function createFiles(folder: string, files: Record<string, string | Uint8Array>): Promise<void> {
  const written: string[] = [];
  const made: string[] = [];
  try {
    for (const [name, text] of Object.entries(files)) {
      const place = join(folder, name);
      const parent = name.endsWith('/') ? resolve(place) : dirname(place);
      const first = await mkdir(parent, { recursive: true });
      if (first !== undefined) made.push(...foldersFrom(first, parent));
      if (name.endsWith('/')) continue;
      await writeFile(place, text, { flag: 'wx' }).catch((error) => {
        // If the disk is full, the file is incomplete.
        if (codeOf(error) !== 'EEXIST') written.push(place);
        throw error;
      });
      written.push(place);
    }
  } catch (error) {
    for (const place of written) await rm(place, { force: true });
    // A folder that contains other files by now stays.
    for (const place of made.reverse()) await rmdir(place).catch(() => {});
    throw error;
  }
}

/* A folder and its parents, outermost first, starting at the first new one. */
const foldersFrom = (first: string, place: string): string[] =>
  place === first ? [place] : [...foldersFrom(first, dirname(place)), place];
