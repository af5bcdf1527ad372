import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeIn } from './disk.ts';

/** So many files are on their way to the disk while the next page is drawn. */
const atOnce = 16;

/** Writes files below a folder, several at once, without keeping more than a few of them in memory. */
export class Writer {
  /** What has been written, relative to the folder, in the order in which it was asked for. */
  readonly files: string[] = [];
  readonly #folder: string;
  readonly #pending = new Set<Promise<void>>();
  readonly #made = new Map<string, Promise<unknown>>();
  #failure: { error: unknown } | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves when there is room for the next file. Throws when a file could not be written, be it this one or another. */
  async write(file: string, content: string | Uint8Array): Promise<void> {
    this.files.push(file);
    const writing: Promise<void> = this.#put(join(this.#folder, file), content)
      .catch((error) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#pending.delete(writing));
    this.#pending.add(writing);
    if (this.#pending.size >= atOnce) await Promise.race(this.#pending);
    // Who hears of a failure takes the folder away, so nobody may be writing there any more.
    if (this.#failure) await this.finish();
  }

  async #put(place: string, content: string | Uint8Array): Promise<void> {
    const above = dirname(place);
    const made = this.#made.get(above) ?? mkdir(above, { recursive: true });
    this.#made.set(above, made);
    await made;
    await writeIn(place, content);
  }

  /** Resolves when everything is on the disk. Throws when something is not. */
  async finish(): Promise<string[]> {
    await Promise.all(this.#pending);
    if (this.#failure) throw this.#failure.error;
    return this.files;
  }
}
