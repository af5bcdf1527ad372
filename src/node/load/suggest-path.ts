import { type Dirent, readdirSync } from 'node:fs';
import { nearest } from '../../core/diagnostics/did-you-mean.ts';
import { onDisk } from './on-disk.ts';

/** The closest match for a path that doesn't exist in a folder: a similar name, among the entries that `counts` accepts. */
export function suggestPath(folder: string, path: string, counts: (entry: Dirent) => boolean): { similar?: string } {
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  try {
    const entries = readdirSync(onDisk(folder, steps.join('/')), { withFileTypes: true }).filter(counts);
    const closest = nearest(
      last,
      entries.map(({ name }) => name),
    );
    return closest === undefined ? {} : { similar: [...steps, closest].join('/') };
  } catch {
    return {};
  }
}
