import { lstat, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../caught-error.ts';
import { nullIfMissing } from '../disk.ts';

/** Returns those names that exist in a folder, including broken links. Throws if the folder isn't one. */
export async function existingNames(folder: string, names: string[]): Promise<string[]> {
  await readdir(folder).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  const taken = await Promise.all(names.map((name) => isTaken(folder, name)));
  return names.filter((_, index) => taken[index]);
}

/* A name inside a link or a file is taken too, because it would be written elsewhere or not at all. */
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
  const created: string[] = [];
  try {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      const parent = name.endsWith('/') ? resolve(path) : dirname(path);
      const first = await mkdir(parent, { recursive: true });
      if (first !== undefined) created.push(...foldersFrom(first, parent));
      if (name.endsWith('/')) continue;
      await writeFile(path, text, { flag: 'wx' }).catch((error) => {
        // If the disk is full, the file is incomplete.
        if (codeOf(error) !== 'EEXIST') written.push(path);
        throw error;
      });
      written.push(path);
    }
  } catch (error) {
    for (const path of written) await rm(path, { force: true });
    // A folder that contains other files by now stays.
    for (const path of created.reverse()) await rmdir(path).catch(() => {});
    throw error;
  }
}

/* Returns a folder and its parents, outermost first, from the first new one. */
const foldersFrom = (first: string, folder: string): string[] =>
  folder === first ? [folder] : [...foldersFrom(first, dirname(folder)), folder];
