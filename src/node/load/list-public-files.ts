import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublicFile } from '../../core/compiler-host.ts';
import { isInside, isLink } from '../publish/file-names.ts';

/**
 * Yields all files in a public folder, and the links that point outside; with `followsLinks`, their targets are
 * included. Skips unreadable files and folders: copying them reports the error.
 */
export function* publicFiles(folder: string, followsLinks: boolean): Generator<PublicFile> {
  if (isLink(folder) && !followsLinks && !isInside(folder, dirname(folder))) yield { path: '/', flaw: 'outside' };
  else yield* filesIn({ root: folder, followsLinks, above: [] }, '');
}

interface Walk {
  root: string;
  followsLinks: boolean;
  /** The real paths of the folders above this one. */
  above: readonly string[];
}

function* filesIn(walk: Walk, path: string): Generator<PublicFile> {
  const { root, followsLinks, above } = walk;
  const folder = join(root, path);
  const real = orUndefined(() => realpathSync(folder));
  if (real === undefined || above.includes(real)) return;
  const inner = { ...walk, above: [...above, real] };
  for (const entry of entriesOf(folder)) {
    const name = decodedName(entry.name);
    if (name === null) {
      yield { path: `${path}/${entry.name.toString()}`, flaw: 'unreadable-name' };
      continue;
    }
    const entryPath = `${path}/${name}`;
    const stats = entry.isSymbolicLink() ? orUndefined(() => statSync(join(root, entryPath))) : entry;
    if (!stats) continue;
    if (entry.isSymbolicLink() && !followsLinks && !isInside(join(root, entryPath), root))
      yield { path: entryPath, flaw: 'outside' };
    else if (stats.isDirectory()) yield* filesIn(inner, entryPath);
    else yield { path: entryPath };
  }
}

/* Returns the entries of a folder, sorted by name. */
function entriesOf(folder: string): Dirent<Buffer>[] {
  const entries = orUndefined(() => readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })) ?? [];
  return entries.sort((a, b) => Buffer.compare(a.name, b.name));
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const decodedName = (name: Buffer): string | null => orUndefined(() => utf8.decode(name)) ?? null;

function orUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
