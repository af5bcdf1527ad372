import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeSync } from '../disk.ts';
import type { ImageNames } from '../publish/image-names.ts';

/** Writes files into a folder synchronously, which is faster than a thread pool for thousands of small files. */
export class Writer {
  /** All files, relative to the folder, whether written or unchanged. */
  readonly files: string[] = [];
  /** Files that weren't written, because the published ones are equal. */
  readonly unchanged: string[] = [];
  readonly #folder: string;
  readonly #published: string | undefined;
  readonly #names: ImageNames | undefined;
  readonly #made = new Set<string>();

  /** `published` is the folder of the previous build. All texts are searched for `names`. */
  constructor(folder: string, published?: string, names?: ImageNames) {
    this.#folder = folder;
    this.#published = published;
    this.#names = names;
  }

  /** Writes a file. Throws if it can't be written. */
  write(file: string, content: string | Uint8Array): void {
    if (typeof content === 'string') this.#names?.search(content);
    if (this.#published !== undefined && isUnchanged(join(this.#published, file), content)) this.unchanged.push(file);
    else this.#put(join(this.#folder, file), content);
    this.files.push(file);
  }

  #put(path: string, content: string | Uint8Array): void {
    const parent = dirname(path);
    if (!this.#made.has(parent)) mkdirSync(parent, { recursive: true });
    this.#made.add(parent);
    writeSync(path, content);
  }
}

/* Whether a file has this content and is readable by everyone. False if it can't be read. */
function isUnchanged(path: string, content: string | Uint8Array): boolean {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || (stats.mode & 0o777) !== 0o644) return false;
    const bytes = Buffer.from(content);
    return stats.size === bytes.length && readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
}
