import { join, sep } from 'node:path';
import { decoded } from '../../shared/decoded.ts';

/** The file that a path of the site means; null when it would lie elsewhere. */
export function inPublic(publicFolder: string, path: string): string | null {
  const file = join(publicFolder, decoded(path));
  return file.startsWith(publicFolder + sep) ? file : null;
}
