import { lstatSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { foldersAbove } from './apply-journal.ts';

/** Whether a name can only mean something inside the folder that it is joined to, on every system. */
export function isInnerName(name: unknown): name is string {
  if (typeof name !== 'string' || name === '' || name.includes('\0') || /^[a-z]:/i.test(name)) return false;
  return !name.startsWith('\\') && !name.split('/').includes('') && !name.split(/[\\/]/).some(isStep);
}

const isStep = (part: string) => part === '.' || part === '..';

/** The first link on the way to one of these files that leads out of their folder, absolute; null where none does. */
export function linkOutOf(folder: string, files: Iterable<string>): string | null {
  const seen = new Set<string>();
  for (const file of files)
    for (const above of foldersAbove(file).reverse()) {
      if (seen.has(above)) continue;
      seen.add(above);
      const place = join(folder, above);
      if (isLink(place) && !liesIn(place, folder)) return place;
    }
  return null;
}

/** Whether there is a symbolic link at a place, wherever it leads. */
export const isLink = (place: string): boolean =>
  lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Whether a place lies in a folder once all links are followed; what leads nowhere does not. */
export function liesIn(place: string, folder: string): boolean {
  try {
    return `${realpathSync(place)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
  } catch {
    return false;
  }
}
