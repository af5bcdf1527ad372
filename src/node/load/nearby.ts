import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../core/diagnostics/suggest.ts';

/**
 * The path of what may be meant by one that leads nowhere in a folder: that of the same name in other characters, or else
 * of what lies there with nearly its name, of all that `counts`. So may folders on the way be named.
 */
export function nearby(folder: string, path: string, counts: (entry: Dirent) => boolean): { meant?: string } {
  const steps = path.split('/');
  const last = String(steps.pop());
  const found: string[] = [];
  try {
    for (const step of steps) found.push(alike(entriesOf(folder, found), step) ?? step);
    const entries = entriesOf(folder, found).filter(counts);
    const meant =
      alike(entries, last) ??
      nearest(
        last,
        entries.map(({ name }) => name),
      );
    return meant === undefined ? {} : { meant: [...found, meant].join('/') };
  } catch {
    return {};
  }
}

const entriesOf = (folder: string, steps: readonly string[]): Dirent[] =>
  readdirSync(join(folder, ...steps), { withFileTypes: true });

const alike = (entries: readonly Dirent[], name: string): string | undefined =>
  entries.map((entry) => entry.name).find((each) => each.normalize('NFC') === name.normalize('NFC'));
