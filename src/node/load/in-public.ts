import { join, relative, sep } from 'node:path';
import { decoded } from '../../shared/decoded.ts';
import { onDisk } from './on-disk.ts';

/** Returns the file for a path in the public folder; null if the path leads outside. */
export function inPublic(publicFolder: string, path: string): string | null {
  const file = join(publicFolder, decoded(path));
  return file.startsWith(publicFolder + sep)
    ? onDisk(publicFolder, relative(publicFolder, file).split(sep).join('/'))
    : null;
}
