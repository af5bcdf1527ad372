import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a path below a folder is on the disk. Systems write a letter with an accent as one character or as two: a name
 * that isn't there as it is written is the one that differs only in that. A path that leads nowhere stays as it is.
 */
export function onDisk(folder: string, path: string): string {
  const place = join(folder, path);
  if (isPlain.test(path) || existsSync(place)) return place;
  return path.split('/').reduce((above, step) => {
    const written = join(above, step);
    return existsSync(written) ? written : join(above, sameName(above, step) ?? step);
  }, folder);
}

/* Characters that are written in one way only. */
const isPlain = /^[ -~]*$/;

function sameName(folder: string, name: string): string | undefined {
  const [composed, names] = [name.normalize('NFC'), namesIn(folder)];
  return names.find((each) => each.normalize('NFC') === composed);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
