import { type Dirent, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { nearest } from '../../compile/diagnostic/suggest.ts';

/** What lies beside the place of something that is not there, with nearly its name, of all that `counts`. */
export function nearby(path: string, place: string, counts: (entry: Dirent) => boolean): { meant?: string } {
  try {
    const names = readdirSync(dirname(place), { withFileTypes: true })
      .filter(counts)
      .map(({ name }) => name);
    const meant = nearest(basename(path), names);
    return meant === undefined ? {} : { meant: path.slice(0, -basename(path).length) + meant };
  } catch {
    return {};
  }
}
