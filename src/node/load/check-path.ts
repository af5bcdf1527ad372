import { readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { hiddenFromVisitors } from '../../core/content/hidden-from-visitors.ts';
import { isInside, isLink } from '../publish/file-names.ts';

/**
 * Why a text or a folder of texts can't be shown, by its path in the site's folder: a link points outside that folder,
 * or to files that aren't for visitors. Undefined if the path is fine. Throws if the file is missing, or links are
 * circular.
 */
export function checkPath(
  site: string,
  path: string,
): { flaw: 'outside' } | { flaw: 'private'; target: string; kind: string } | undefined {
  const root = realpathSync(site);
  const real = realpathSync(join(root, path));
  if (real !== root && !isInside(real, root)) return { flaw: 'outside' };
  const reached = [...new Set([...placesOnWay(join(root, path)), real])].map((place) =>
    relative(root, place).split(sep).join('/'),
  );
  const hidden = hiddenFromVisitors(reached.filter((step) => !/^(?:\.\.(?:\/|$)|$)/.test(step)));
  return hidden && { flaw: 'private', ...hidden };
}

/* A path, then the same path with its first link replaced by the target, and so on. */
function* placesOnWay(place: string): Generator<string> {
  yield place;
  const steps = place.split(sep);
  for (let count = 2; count <= steps.length; count++) {
    const step = steps.slice(0, count).join(sep);
    if (!isLink(step)) continue;
    const target = resolve(dirname(step), readlinkSync(step));
    return yield* placesOnWay(join(target, ...steps.slice(count)));
  }
}
