import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeNow } from './disk.ts';

/** Writes files below a folder. Thousands of small ones are sooner written one by one than handed to threads that write. */
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

  /** Writes a file of these parts. Throws when it cannot be written. */
  write(file: string, ...parts: (string | Uint8Array)[]): void {
    const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
    if (this.#published !== undefined && holds(join(this.#published, file), bytes)) this.unchanged.push(file);
    else this.#put(join(this.#folder, file), bytes);
    this.files.push(file);
  }

  #put(place: string, parts: Uint8Array[]): void {
    const above = dirname(place);
    if (!this.#made.has(above)) mkdirSync(above, { recursive: true });
    this.#made.add(above);
    writeNow(place, parts);
  }
}

/* Whether a file that everybody may read holds these parts. What cannot be looked at does not. */
function holds(place: string, parts: Uint8Array[]): boolean {
  try {
    const stats = lstatSync(place, { throwIfNoEntry: false });
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    if (!stats?.isFile() || stats.size !== size || (stats.mode & 0o777) !== 0o644) return false;
    return readFileSync(place).equals(Buffer.concat(parts));
  } catch {
    return false;
  }
}
