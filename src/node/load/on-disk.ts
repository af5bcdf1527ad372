import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { nearest } from '../../core/diagnostics/did-you-mean.ts';
import { decoded } from '../../shared/decoded.ts';

/**
 * Returns the path of a file on the disk, where names may have another Unicode normalization: some systems write an
 * accented letter as two characters. A path without a matching file stays unchanged.
 */
export function onDisk(folder: string, path: string): string {
  const exact = join(folder, path);
  if (ascii.test(path) || existsSync(exact)) return exact;
  return path.split('/').reduce((parent, name) => {
    const exact = join(parent, name);
    return existsSync(exact) ? exact : join(parent, equivalentName(parent, name) ?? name);
  }, folder);
}

/* ASCII has a single normalization. */
const ascii = /^[ -~]*$/;

function equivalentName(folder: string, name: string): string | undefined {
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

/** Returns the file for a path in the public folder; null if the path leads outside. */
export function inPublic(publicFolder: string, path: string): string | null {
  const file = join(publicFolder, decoded(path));
  return file.startsWith(publicFolder + sep)
    ? onDisk(publicFolder, relative(publicFolder, file).split(sep).join('/'))
    : null;
}

/** Returns the path with the most similar name to a missing one, among the entries that `accepts` accepts. */
export function suggestPath(folder: string, path: string, accepts: (entry: Dirent) => boolean): { similar?: string } {
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  try {
    const entries = readdirSync(onDisk(folder, steps.join('/')), { withFileTypes: true }).filter(accepts);
    const closest = nearest(
      last,
      entries.map(({ name }) => name),
    );
    return closest === undefined ? {} : { similar: [...steps, closest].join('/') };
  } catch {
    return {};
  }
}
