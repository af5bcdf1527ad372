import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Bundles } from '../render/bundles.ts';
import { findFile } from '../serve/find-file.ts';

/**
 * The script of the dev server's own that the path of a request means, of those that are bundled compressed alone; null
 * for any other path. It is sent as it was, since browsers take this compression only from places they trust.
 */
export async function devScript(path: string, { folder }: Bundles): Promise<string | null> {
  if (!/^\/assets\/.+\.js$/.test(path)) return null;
  const found = findFile(join(folder, 'dev'), `${path}.br`, '');
  return found && String(await promisify(brotliDecompress)(await readFile(found.place)));
}
