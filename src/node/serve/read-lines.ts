import { createReadStream, existsSync } from 'node:fs';
import { isFile } from '../disk.ts';

/** The maximum length of a message in bytes: forms send up to 8 MB, and JSON escapes some characters as six. */
const maxLineBytes = 64 * 1024 * 1024;

/** The non-empty lines of a file; null for a line that is too long. Empty if the file is missing or a pipe. */
export async function* linesOf(file: string): AsyncGenerator<string | null> {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (part: Buffer) => {
    size += part.length;
    if (size <= maxLineBytes) parts.push(part);
    else parts = [];
  };
  const line = (): string | null => {
    const text = size <= maxLineBytes ? Buffer.concat(parts).toString() : null;
    [parts, size] = [[], 0];
    return text;
  };
  if (existsSync(file) && !isFile(file)) return;
  try {
    for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
        take(bytes.subarray(from, end));
        from = end + 1;
        if (size > 0) yield line();
      }
      take(bytes.subarray(from));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (size > 0) yield line();
}
