import { type Dirent, readdirSync } from 'node:fs';
import { nearest } from '../../core/diagnostics/did-you-mean.ts';
import { onDisk } from './on-disk.ts';

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
