import { lstatSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeNow } from '../disk.ts';
import { Scratch } from './scratch.ts';

/** Writes files below a folder. Thousands of small ones are sooner written one by one than handed to threads that write. */
export class Writer {
  /** What the folder would hold, relative to it, if nothing had been published before. */
  readonly files: string[] = [];
  /** Those of them that were left out, because what is published is the same. */
  readonly unchanged: string[] = [];
  readonly #folder: string;
  readonly #published: string | undefined;
  readonly #made = new Set<string>();
  readonly #written = new Scratch();
  readonly #read = new Scratch();

  /** `published` is where the files will go. */
  constructor(folder: string, published?: string) {
    this.#folder = folder;
    this.#published = published;
  }

  /** Writes a file of these parts. Throws when it cannot be written. */
  write(file: string, ...parts: (string | Uint8Array)[]): void {
    const bytes = this.#written.join(parts);
    if (this.#published !== undefined && this.#holds(join(this.#published, file), bytes)) this.unchanged.push(file);
    else this.#put(join(this.#folder, file), bytes);
    this.files.push(file);
  }

  #put(place: string, bytes: Uint8Array): void {
    const above = dirname(place);
    if (!this.#made.has(above)) mkdirSync(above, { recursive: true });
    this.#made.add(above);
    writeNow(place, bytes);
  }

  /* Whether a file that everybody may read holds these bytes. What cannot be looked at does not. */
  #holds(place: string, bytes: Uint8Array): boolean {
    try {
      const stats = lstatSync(place, { throwIfNoEntry: false });
      if (!stats?.isFile() || stats.size !== bytes.length || (stats.mode & 0o777) !== 0o644) return false;
      return this.#read.read(place, stats.size).equals(bytes);
    } catch {
      return false;
    }
  }
}
