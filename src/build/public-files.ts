import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Copies the owner's files to where the site is written, and returns them, relative to it. An owner's favicon, robots
 * or headers take the place of ours; a file that would take the place of a page or an asset is refused.
 */
export async function publicFiles(from: string, to: string, written: string[]): Promise<string[]> {
  const files = await filesBelow(from);
  const taken = new Set(written);
  for (const file of files) {
    if (taken.has(file) && (/\.html$/.test(file) || /^(?:_pages|assets)\//.test(file)))
      throw new Error(`public/${file} would take the place of a file of the site: give it another name`);
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, file), join(to, file));
  }
  return files.filter((file) => !taken.has(file));
}

/** Every file below a folder, with forward slashes; none when there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
