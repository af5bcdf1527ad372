import { privateKind } from '../checks/files/private-files.ts';
import { closedFolder } from './closed-folder.ts';

/**
 * What a text would show of a place in the folder of a site that isn't for visitors; undefined for any other place. `way`
 * has every path that leads there, relative to that folder: the one that is written, and what each link on the way
 * leads to. A folder that the owner names is judged less strictly: "credentials" may hold certificates.
 */
export function hiddenFromVisitors(way: readonly string[]): { target: string; kind: string } | undefined {
  for (const [index, target] of way.entries()) {
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
  privateKind(path)?.kind ?? (closedFolder(`${path}/`) ? 'published or built files' : undefined);
