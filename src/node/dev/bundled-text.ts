import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Bundles } from '../render/bundles.ts';
import { findFile } from '../serve/find-file.ts';
import type { DevAnswer } from './dev-pages.ts';

/* Scripts the dev server has of its own; the style sheets are those of every site. */
const kinds: Record<string, { folder: string; type: string }> = {
  '.js': { folder: 'dev', type: 'text/javascript' },
  '.css': { folder: 'client', type: 'text/css' },
};

/**
 * The answer to the path of a script or a style sheet that is bundled compressed alone; null for any other path. It is
 * sent as it was, since browsers take this compression only from places they trust.
 */
export async function bundledText(path: string, { folder }: Bundles): Promise<DevAnswer | null> {
  const kind = path.startsWith('/assets/') ? kinds[extname(path)] : undefined;
  const found = kind && findFile(join(folder, kind.folder), `${path}.br`, '');
  if (!found) return null;
  const body = String(await promisify(brotliDecompress)(await readFile(found.place)));
  return { status: 200, type: kind.type, body };
}
