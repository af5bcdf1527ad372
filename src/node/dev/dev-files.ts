import { basename, dirname, join } from 'node:path';
import { decoded } from '../../shared/decoded.ts';
import type { Source } from '../load/load.ts';
import { onDisk } from '../load/on-disk.ts';
import { isInside } from '../publish/file-names.ts';
import type { Bundles } from '../render/bundles.ts';
import { type FoundFile, findFile } from '../serve/find-file.ts';

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
