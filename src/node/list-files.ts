import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublicFile } from '../core/compiler-host.ts';
import { codeOf } from './caught-error.ts';
import { nullIfMissing } from './disk.ts';
import { isInside, isLink } from './publish/file-names.ts';

/**
 * Yields all files in a public folder, and the links that point outside; with `followsLinks`, their targets are
 * included. Skips unreadable files and folders: copying them reports the error.
 */
export function* publicFiles(folder: string, followsLinks: boolean): Generator<PublicFile> {
  if (isLink(folder) && !followsLinks && !isInside(folder, dirname(folder))) yield { path: '/', problem: 'outside' };
  else yield* filesIn({ root: folder, followsLinks, above: [], onError: () => null }, '');
}

/**
 * Returns all files in a folder at any depth, with forward slashes; empty if the folder doesn't exist. Follows symbolic
 * links, except for broken and circular ones. Throws for an unreadable folder, which would silently omit its files.
 */
export const filesBelow = (folder: string): string[] =>
  [...filesIn({ root: folder, followsLinks: true, above: [], onError: nullIfBroken }, '')].flatMap(
    ({ path, problem }) => (problem ? [] : path.slice(1)),
  );

const nullIfBroken = (error: unknown): null => (codeOf(error) === 'ELOOP' ? null : nullIfMissing(error));

interface Walk {
  root: string;
  followsLinks: boolean;
  /** The real paths of the folders above this one. */
  above: readonly string[];
  /** Throws for errors that end the walk. */
  onError: (error: unknown) => null;
}

function* filesIn(walk: Walk, path: string): Generator<PublicFile> {
  const { root, followsLinks, above, onError } = walk;
  const folder = join(root, path);
  const real = attempt(() => realpathSync(folder), onError);
  if (real === null || above.includes(real)) return;
  const inner = { ...walk, above: [...above, real] };
  for (const entry of entriesOf(folder, onError)) {
    const name = decodedName(entry.name);
    if (name === null) {
      yield { path: `${path}/${entry.name.toString()}`, problem: 'unreadable-name' };
      continue;
    }
    const entryPath = `${path}/${name}`;
    const stats = entry.isSymbolicLink() ? attempt(() => statSync(join(root, entryPath)), onError) : entry;
    if (!stats) continue;
    if (entry.isSymbolicLink() && !followsLinks && !isInside(join(root, entryPath), root))
      yield { path: entryPath, problem: 'outside' };
    else if (stats.isDirectory()) yield* filesIn(inner, entryPath);
    else if (stats.isFile()) yield { path: entryPath };
  }
}

/* Returns the entries of a folder, sorted by name. */
function entriesOf(folder: string, onError: Walk['onError']): Dirent<Buffer>[] {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }), onError) ?? [];
  return entries.sort((a, b) => Buffer.compare(a.name, b.name));
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const decodedName = (name: Buffer): string | null =>
  attempt(
    () => utf8.decode(name),
    () => null,
  );

function attempt<Result>(read: () => Result, onError: Walk['onError']): Result | null {
  try {
    return read();
  } catch (error) {
    return onError(error);
  }
}
