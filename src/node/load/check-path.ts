import { readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { hiddenFromVisitors } from '../../core/content/hidden-from-visitors.ts';
import { isInside, isLink } from '../publish/file-names.ts';

/**
 * Returns why a text or a folder of texts can't be published, by its path in the site's folder: a link points outside
 * that folder, or to private files. Undefined if it can be. Throws if the file is missing, or if links are circular.
 */
export function checkPath(
  site: string,
  path: string,
): { flaw: 'outside' } | { flaw: 'private'; target: string; kind: string } | undefined {
  const root = realpathSync(site);
  const real = realpathSync(join(root, path));
  if (real !== root && !isInside(real, root)) return { flaw: 'outside' };
  const visited = [...new Set([...resolutionSteps(join(root, path)), real])].map((each) =>
    relative(root, each).split(sep).join('/'),
  );
  const hidden = hiddenFromVisitors(visited.filter((step) => !/^(?:\.\.(?:\/|$)|$)/.test(step)));
  return hidden && { flaw: 'private', ...hidden };
}

/* Yields a path, then the path with its first link replaced by the target, and so on. */
function* resolutionSteps(path: string): Generator<string> {
  yield path;
  const steps = path.split(sep);
  for (let count = 2; count <= steps.length; count++) {
    const step = steps.slice(0, count).join(sep);
    if (!isLink(step)) continue;
    const target = resolve(dirname(step), readlinkSync(step));
    return yield* resolutionSteps(join(target, ...steps.slice(count)));
  }
}
