import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
