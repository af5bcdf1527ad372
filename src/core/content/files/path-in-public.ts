import { decoded } from '../../../shared/decoded.ts';
import { namesFile } from '../../../shared/path-to-file.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { escaped } from '../../resolve/paths/addresses.ts';
import { suggestFile } from './suggest-file.ts';

/** The path to write for a file that is referenced relative to another folder than public/. */
export interface PathInPublic {
  path: string;
  /** The folder to which the file must be copied first; undefined if it is in public/. */
  into?: string;
}

/**
 * Creates a function that finds files of public/ by references in the style of other programs, which are relative to the
 * text or to a folder of its own. The function returns undefined for anything but a file.
 */
export function pathsInPublic(
  host: Pick<CompilerHost, 'hasFile' | 'publicFiles' | 'publicFolder'>,
): (written: string) => PathInPublic | undefined {
  const { hasFile, publicFiles, publicFolder } = host;
  // Null for a name that several files have.
  let byName: Map<string, string | null> | undefined;
  const fileNamed = (name: string) => {
    if (byName === undefined) {
      byName = new Map();
      for (const { path, problem } of publicFiles?.() ?? [])
        if (!problem)
          for (const key of [nameOf(path), foldedKey(nameOf(path))]) byName.set(key, byName.has(key) ? null : path);
    }
    return byName.get(decoded(name)) ?? byName.get(foldedKey(decoded(name))) ?? undefined;
  };
  return (written) => {
    const suggested = suggestFile(written);
    if (suggested === undefined) return undefined;
    if (namesFile(suggested) && hasFile(suggested)) return { path: suggested };
    const name = nameOf(suggested);
    const found = fileNamed(name);
    if (found !== undefined) return { path: escaped(found) };
    const path = plainFolder.test(suggested) && !unsuitableFolder.test(suggested) ? suggested : `/${name}`;
    return { path, into: publicFolder + path.slice(1, -name.length) };
  };
}

/**
 * Returns the path to write for a reference that is the exact name of a file in public/, with characters that paths must
 * escape: "/50%25%20off.png" for "/50% off.png". Undefined if there is no such file.
 */
export function escapedPath(written: string, { publicFiles }: Pick<CompilerHost, 'publicFiles'>): string | undefined {
  const path = `/${written.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`.normalize('NFC');
  const isThere = [...(publicFiles?.() ?? [])].some((file) => !file.problem && file.path.normalize('NFC') === path);
  const toWrite = escaped(path);
  return isThere && toWrite !== path ? toWrite : undefined;
}

/** Returns the advice for a path. `written` is the path in the syntax of the text. */
export const sentenceOf = ({ into }: PathInPublic, written: string): string =>
  into === undefined ? `write ${written}` : `copy this file to ${into} and write ${written}`;

/* Export programs create a folder with a hash for each text, and the site has its own folder "assets". */
const plainFolder = /^[\w./-]*\/[^/]*$/;
const unsuitableFolder = /^\/assets\/|[\da-f]{12}.*\//;

/* A key that ignores case and the Unicode form of accents. The slash keeps it apart from names. */
const foldedKey = (name: string) => `/${name.normalize('NFC').toLowerCase()}`;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
