import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Bundles } from '../render/bundles.ts';
import { findFile } from '../serve/find-file.ts';
import type { DevResponse } from './dev-pages.ts';

/* The dev server has scripts of its own; it shares the style sheets with every site. */
const kinds: Record<string, { folder: string; type: string }> = {
  '.js': { folder: 'dev', type: 'text/javascript' },
  '.css': { folder: 'client', type: 'text/css' },
};

/**
 * The response for a script or a style sheet that is bundled only in compressed form; null for any other path. It is
 * sent decompressed, because browsers accept Brotli only from secure origins.
 */
export async function bundledText(path: string, { folder }: Bundles): Promise<DevResponse | null> {
  const kind = path.startsWith('/assets/') ? kinds[extname(path)] : undefined;
  const found = kind && findFile(join(folder, kind.folder), `${path}.br`, '');
  if (!found) return null;
  const body = String(await promisify(brotliDecompress)(await readFile(found.place)));
  return { status: 200, type: kind.type, body };
}
