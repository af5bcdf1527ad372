import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeNow } from './disk.ts';

/** Writes files below a folder. Thousands of small ones are sooner written one by one than handed to threads that write. */
export class Writer {
  /** What has been written, relative to the folder. */
  readonly files: string[] = [];
  readonly #folder: string;
  readonly #made = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a file of these parts. Throws when it cannot be written. */
  write(file: string, ...parts: (string | Uint8Array)[]): void {
    const place = join(this.#folder, file);
    const above = dirname(place);
    if (!this.#made.has(above)) mkdirSync(above, { recursive: true });
    this.#made.add(above);
    writeNow(place, ...parts);
    this.files.push(file);
  }
}
