import { join } from 'node:path';
import { decoded } from '../../shared/decoded.ts';
import type { Source } from '../load/load.ts';
import { onDisk } from '../load/on-disk.ts';
import { liesIn } from '../publish/file-names.ts';
import type { Bundles } from '../render/bundles.ts';
import { type FoundFile, findFile } from '../serve/find-file.ts';

/**
 * The file that the path of a request means: one of Onefolio's own, or one of the owner's in public/. Nothing of a
 * .onefolio folder, where visitors' messages lie; and of what links in public/ lead to, what a build would publish.
 */
export function devFile(path: string, { folder }: Bundles, source: Source): FoundFile | null {
  if (leadsIntoState(path)) return null;
  if (path.startsWith('/assets/'))
    for (const name of ['dev', 'client']) {
      const own = findFile(join(folder, name), path, '');
      if (own) return own;
    }
  const found = findFile(source.publicFolder, path, '', onDisk);
  return found && (source.followsLinks || liesIn(found.place, source.publicFolder)) ? found : null;
}

/* Step by step: one escape that is wrong must not hide the others. */
const leadsIntoState = (path: string) =>
  path
    .split('/')
    .flatMap((step) => decoded(step).split(/[/\\]/))
    .some((step) => step.toLowerCase() === '.onefolio');
