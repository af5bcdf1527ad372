import { closeSync, openSync, readSync } from 'node:fs';

/**
 * Memory that is used again and again: what one of these gives is there until it is asked for the next. Thousands of
 * pages in memory of their own would take longer to make room for than to read.
 */
export class Scratch {
  #bytes = Buffer.allocUnsafe(256 * 1024);

  /** A file of so many bytes, or as many of them as there are. Throws when it cannot be read. */
  read(place: string, size: number): Buffer {
    this.#reserve(size);
    const file = openSync(place, 'r');
    try {
      let end = 0;
      for (let count = -1; count !== 0 && end < size; end += count)
        count = readSync(file, this.#bytes, end, size - end, null);
      return this.#bytes.subarray(0, end);
    } finally {
      closeSync(file);
    }
  }

  /** These parts, one after the other. */
  join(parts: readonly (string | Uint8Array)[]): Buffer {
    // No letter takes more than three bytes for each of its units.
    this.#reserve(parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? 3 : 1), 0));
    let end = 0;
    for (const part of parts) {
      if (typeof part === 'string') end += this.#bytes.write(part, end);
      else {
        this.#bytes.set(part, end);
        end += part.length;
      }
    }
    return this.#bytes.subarray(0, end);
  }

  #reserve(size: number): void {
    if (size > this.#bytes.length) this.#bytes = Buffer.allocUnsafe(size * 2);
  }
}
