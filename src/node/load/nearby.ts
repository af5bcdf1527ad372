import { type Dirent, readdirSync } from 'node:fs';
import { nearest } from '../../core/diagnostics/suggest.ts';
import { onDisk } from './on-disk.ts';

/** The path of what may be meant by one that leads nowhere in a folder: what has nearly its name there, of all that `counts`. */
export function nearby(folder: string, path: string, counts: (entry: Dirent) => boolean): { meant?: string } {
  const steps = path.split('/');
  const last = String(steps.pop());
  try {
    const entries = readdirSync(onDisk(folder, steps.join('/')), { withFileTypes: true }).filter(counts);
    const meant = nearest(
      last,
      entries.map(({ name }) => name),
    );
    return meant === undefined ? {} : { meant: [...steps, meant].join('/') };
  } catch {
    return {};
  }
}
