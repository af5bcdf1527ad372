import { reservedFolder } from '../source/read-referenced-file.ts';
import { privateKind } from './files/private-files.ts';

/**
 * Returns the private target that a text would publish; undefined if all targets are public. `paths` are the
 * paths that lead to the target, relative to the folder of the site: the written one, and the target of each link. The
 * rules are less strict for folders that the owner names: "credentials" may contain certificates.
 */
export function privateTarget(paths: readonly string[]): { target: string; kind: string } | undefined {
  for (const [index, target] of paths.entries()) {
    const kind = hiddenKind(target) ?? (index > 0 ? linkedKind(target) : undefined);
    if (kind !== undefined) return { target, kind };
  }
  return undefined;
}

function hiddenKind(path: string): string | undefined {
  const steps = path.toLowerCase().split('/');
  if (steps.includes('node_modules')) return 'installed packages';
  return steps.some((step) => step.startsWith('.')) ? (privateKind(path)?.kind ?? 'hidden files') : undefined;
}

const linkedKind = (path: string): string | undefined =>
  privateKind(path)?.kind ?? (reservedFolder(`${path}/`) ? 'published or built files' : undefined);
