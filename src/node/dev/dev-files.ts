import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { decoded } from '../../shared/decoded.ts';
import type { Source } from '../load/load-site.ts';
import { onDisk } from '../load/on-disk.ts';
import { isInside } from '../publish/file-names.ts';
import type { Bundles } from '../render/bundles.ts';
import { type FoundFile, findFile } from '../serve/find-file.ts';
import type { DevResponse } from './dev-pages.ts';

/**
 * The file for the path of a request: from Onefolio's bundle, or from public/. Excludes .onefolio folders, which
 * contain visitors' messages; follows links in public/ only where a build would publish their targets.
 */
export function devFile(path: string, { folder }: Bundles, source: Source): FoundFile | null {
  if (leadsIntoState(path)) return null;
  if (path.startsWith('/assets/'))
    for (const name of ['dev', 'client']) {
      const bundled = findFile(join(folder, name), path, '');
      if (bundled) return bundled;
    }
  const font = source.fontCache.sourceOf(path);
  if (font) return findFile(dirname(font), `/${basename(font)}`, '');
  const found = findFile(source.publicFolder, path, '', onDisk);
  return found && (source.followsLinks || isInside(found.place, source.publicFolder)) ? found : null;
}

/* Decodes each segment separately, so that an invalid escape can't hide the others. */
const leadsIntoState = (path: string) =>
  path
    .split('/')
    .flatMap((step) => decoded(step).split(/[/\\]/))
    .some((step) => step.toLowerCase() === '.onefolio');

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
