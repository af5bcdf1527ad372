import { createHmac } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, statsOf, writeAt, writeDurably } from './disk.ts';
import { readRegular } from './read-regular.ts';
import { userSecret } from './user-secret.ts';

/** Files that a build made and the next one reuses. */
interface SealedCache {
  /** The names of the files that needn't be made again. */
  names: ReadonlySet<string>;
  /** Adds a file. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes the list of all files. Files that aren't in it are made again. */
  save(): Promise<void>;
}

/**
 * Opens a folder with files of earlier builds, and deletes those that this build doesn't need. A seal next to the folder
 * detects files that are damaged or that Onefolio didn't write; these are deleted too.
 */
export async function openSealedCache(folder: string, wanted: ReadonlySet<string>): Promise<SealedCache> {
  const sealed = sealWith(await userSecret());
  // In a folder that Onefolio didn't create, these names may be something else.
  for (const place of [dirname(folder), folder]) await makeFolder(place);
  for (const place of [`${folder}.json`, `${folder}.json.new`])
    if (statsOf(place)?.isDirectory()) await rm(place, { recursive: true });
  const known = sealsBeside(folder);
  const seals = new Map<string, string>();
  const names = new Set<string>();
  for (const name of await readdir(folder)) {
    const bytes = wanted.has(name) ? bytesAt(join(folder, name)) : null;
    const seal = bytes && sealed(name, bytes);
    if (seal && seal === known.get(name)) {
      seals.set(name, seal);
      names.add(name);
    } else await rm(join(folder, name), { recursive: true, force: true });
  }
  return {
    names,
    async keep(name, bytes) {
      await writeAt(join(folder, name), bytes);
      seals.set(name, sealed(name, bytes));
      names.add(name);
    },
    save: () => writeDurably(`${folder}.json`, JSON.stringify([...seals])),
  };
}

const sealWith = (secret: string) => (name: string, bytes: Uint8Array) =>
  createHmac('sha256', secret).update(`${name}\n`).update(bytes).digest('hex');

/* The maximum size of a file and of the list of seals, in bytes. */
const maxBytes = 2 ** 26;

/* null if the file can't be read. */
function bytesAt(file: string): Buffer | null {
  try {
    const read = readRegular(file, maxBytes);
    return read.flaw === undefined ? read.bytes : null;
  } catch {
    return null;
  }
}

function sealsBeside(folder: string): Map<string, string> {
  try {
    const list = bytesAt(`${folder}.json`);
    return new Map(list === null ? [] : JSON.parse(list.toString()));
  } catch {
    return new Map();
  }
}
