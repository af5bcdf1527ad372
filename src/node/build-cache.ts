import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, writeDurably } from './disk.ts';

/** Files that a build made and the next one reuses. */
export interface BuildCache {
  /** The names of the files that needn't be made again. */
  names: ReadonlySet<string>;
  /** Adds a file. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Opens a folder with files of earlier builds, and deletes those that this build doesn't need. The name of a file must
 * contain a hash of everything that it depends on.
 */
export async function openCache(folder: string, wanted: ReadonlySet<string>): Promise<BuildCache> {
  // In a folder that Onefolio didn't create, these names may be files.
  for (const place of [dirname(folder), folder]) await makeFolder(place);
  const names = new Set<string>();
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && wanted.has(entry.name)) names.add(entry.name);
    else await rm(join(folder, entry.name), { recursive: true, force: true });
  return {
    names,
    async keep(name, bytes) {
      await writeDurably(join(folder, name), bytes);
      names.add(name);
    },
  };
}
