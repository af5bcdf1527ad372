import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeNow } from '../disk.ts';

/** Writes files below a folder, one by one: for thousands of small ones that is faster than asking a pool of threads. */
export class Writer {
  /** What the folder would hold, relative to it, if nothing had been published before. */
  readonly files: string[] = [];
  /** Those of them that were left out, because what is published is the same. */
  readonly unchanged: string[] = [];
  readonly #folder: string;
  readonly #published: string | undefined;
  readonly #made = new Set<string>();

  /** `published` is where the files will go. */
  constructor(folder: string, published?: string) {
    this.#folder = folder;
    this.#published = published;
  }

  /** Writes a file. Throws when it cannot be written. */
  write(file: string, content: string | Uint8Array): void {
    if (this.#published !== undefined && isAt(join(this.#published, file), content)) this.unchanged.push(file);
    else this.#put(join(this.#folder, file), content);
    this.files.push(file);
  }

  #put(place: string, content: string | Uint8Array): void {
    const above = dirname(place);
    if (!this.#made.has(above)) mkdirSync(above, { recursive: true });
    this.#made.add(above);
    writeNow(place, content);
  }
}

/* Whether a file that everybody may read holds this. A file that cannot be looked at does not. */
function isAt(place: string, content: string | Uint8Array): boolean {
  try {
    const stats = lstatSync(place, { throwIfNoEntry: false });
    if (!stats?.isFile() || (stats.mode & 0o777) !== 0o644) return false;
    const bytes = Buffer.from(content);
    return stats.size === bytes.length && readFileSync(place).equals(bytes);
  } catch {
    return false;
  }
}
