import { lstatSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Whether a name that is joined to a folder stays inside that folder on every system. */
export function isInnerName(name: unknown): name is string {
  if (typeof name !== 'string' || name === '' || name.includes('\0') || /^[a-z]:/i.test(name)) return false;
  return !name.startsWith('\\') && !name.split('/').includes('') && !/(?:^|[\\/])\.\.?(?:[\\/]|$)/.test(name);
}

/**
 * Returns the absolute path of the first folder of these files that is a link to the outside of their common folder;
 * null if there is none.
 */
export function linkOutOf(folder: string, files: Iterable<string>): string | null {
  const seen = new Set<string>();
  for (const file of files)
    for (const above of foldersAbove(file).reverse()) {
      if (seen.has(above)) continue;
      seen.add(above);
      const path = join(folder, above);
      if (isLink(path) && !isInside(path, folder)) return path;
    }
  return null;
}

/** Whether a path is a symbolic link, broken or not. */
export const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Whether a path is in a folder after all links are resolved; false for broken links. */
export function isInside(path: string, folder: string): boolean {
  try {
    return `${realpathSync(path)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
  } catch {
    return false;
  }
}

/** Returns the parent folders of a relative path, innermost first. */
export function foldersAbove(file: string): string[] {
  const steps = file.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
}
