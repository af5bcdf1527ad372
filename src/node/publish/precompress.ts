import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { missing, writeAt } from '../disk.ts';

/**
 * Writes each of these files once more as .br and as .gz, for hosts that hand out what is there, and returns what was
 * written. What would not be smaller is left out, and what a folder published before holds already is taken from there.
 */
export async function precompress(folder: string, files: string[], published: string): Promise<string[]> {
  const taken = new Set(files);
  const waiting = files.filter((file) => compressible.has(extname(file)));
  const written: string[] = [];
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      // What has not changed is only where it is published.
      const content = (await readFile(join(folder, file)).catch(missing)) ?? (await readFile(join(published, file)));
      for (const [ending, form] of Object.entries(forms)) {
        const name = file + ending;
        if (taken.has(name)) continue;
        const compressed = (await found(join(published, name), content, form)) ?? (await form.compress(content));
        if (compressed.length >= content.length) continue;
        await writeAt(join(folder, name), compressed);
        written.push(name);
      }
    }
  };
  // As many as Node compresses at the same time.
  const workers = await Promise.allSettled(Array.from({ length: 4 }, work));
  // Not before all of them are done, because whoever hears of it takes the folder away.
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return written.sort();
}

interface Form {
  compress(content: Buffer): Promise<Buffer>;
  expand(compressed: Buffer): Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const forms: Record<string, Form> = {
  '.br': {
    compress: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    expand: promisify(brotliDecompress),
  },
  '.gz': { compress: (content) => deflate(content, { level: 9 }), expand: promisify(gunzip) },
};

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/* Reading it back takes a hundredth of what writing it took. */
async function found(place: string, content: Buffer, { expand }: Form): Promise<Buffer | null> {
  try {
    const compressed = await readFile(place);
    return content.equals(await expand(compressed)) ? compressed : null;
  } catch {
    return null;
  }
}
