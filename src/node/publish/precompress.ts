import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { nullIfMissing, writeAt } from '../disk.ts';
import { readRegular } from '../read-regular.ts';

/**
 * Writes a .br and a .gz copy of each file, for hosts that serve them, and returns the names of the copies. Leaves out
 * copies that aren't smaller. Reuses the published copies of unchanged files. `extensions` selects the formats.
 */
export async function precompress(
  folder: string,
  files: string[],
  published: string,
  extensions: readonly string[] = Object.keys(formats),
): Promise<string[]> {
  const taken = new Set(files);
  const waiting = files.filter((file) => compressible.has(extname(file)));
  const written: string[] = [];
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      // Unchanged pages weren't written, so they are only in the published folder.
      const content =
        (await readFile(join(folder, file)).catch(nullIfMissing)) ?? (await readFile(join(published, file)));
      for (const [extension, format] of Object.entries(formats)) {
        const name = file + extension;
        if (taken.has(name) || !extensions.includes(extension)) continue;
        const compressed = (await readCopy(join(published, name), content, format)) ?? (await format.compress(content));
        if (compressed.length >= content.length) continue;
        await writeAt(join(folder, name), compressed);
        written.push(name);
      }
    }
  };
  // The number of threads in Node's thread pool.
  const workers = await Promise.allSettled(Array.from({ length: 4 }, work));
  // Waits for all of them, because after a failure the caller removes the folder.
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return written.sort();
}

interface Format {
  compress(content: Buffer): Promise<Buffer>;
  expand(compressed: Buffer, limits: { maxOutputLength: number }): Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const formats: Record<string, Format> = {
  '.br': {
    compress: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    expand: promisify(brotliDecompress),
  },
  '.gz': { compress: (content) => deflate(content, { level: 9 }), expand: promisify(gunzip) },
};

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/* Decompressing takes a hundredth of the time of compressing. */
async function readCopy(path: string, content: Buffer, { expand }: Format): Promise<Buffer | null> {
  try {
    const { bytes } = readRegular(path, content.length);
    return bytes && content.equals(await expand(bytes, { maxOutputLength: content.length })) ? bytes : null;
  } catch {
    return null;
  }
}
