import { decoded } from '../../../shared/decoded.ts';
import { namesFile } from '../../../shared/path-to-file.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { escaped } from '../../resolve/paths/published-path.ts';
import { suggestFile } from './suggest-file.ts';

/** What to write for a file that is named from elsewhere than from public/, and what has to be done first. */
export interface PathInPublic {
  path: string;
  /** Where the file must be put; undefined where it is there. */
  into?: string;
}

/** What finds in public/ the file that is named as another program does: from the text, or from a folder of its own. */
export function pathsInPublic(
  host: Pick<CompilerHost, 'hasFile' | 'publicFiles' | 'publicFolder'>,
): (written: string) => PathInPublic | undefined {
  const { hasFile, publicFiles, publicFolder } = host;
  // Null where several are called so.
  let byName: Map<string, string | null> | undefined;
  const called = (name: string) => {
    if (byName === undefined) {
      byName = new Map();
      for (const { path, flaw } of publicFiles?.() ?? [])
        if (!flaw)
          for (const key of [nameOf(path), alike(nameOf(path))]) byName.set(key, byName.has(key) ? null : path);
    }
    return byName.get(decoded(name)) ?? byName.get(alike(decoded(name))) ?? undefined;
  };
  return (written) => {
    const meant = suggestFile(written);
    if (meant === undefined) return undefined;
    if (namesFile(meant) && hasFile(meant)) return { path: meant };
    const name = nameOf(meant);
    const found = called(name);
    if (found !== undefined) return { path: escaped(found) };
    const path = plainFolder.test(meant) && !oddFolder.test(meant) ? meant : `/${name}`;
    return { path, into: publicFolder + path.slice(1, -name.length) };
  };
}

/** What has to be done, with the path as it is written there. */
export const sentenceOf = ({ into }: PathInPublic, written: string): string =>
  into === undefined ? `write ${written}` : `copy this file to ${into} and write ${written}`;

/* Programs that export texts give each a folder with a number in its name; the site has a folder "assets" of its own. */
const plainFolder = /^[\w./-]*\/[^/]*$/;
const oddFolder = /^\/assets\/|[\da-f]{12}.*\//;

/* A name that differs from others by more than its capitals, and than how its accents are written. No name has a slash. */
const alike = (name: string) => `/${name.normalize('NFC').toLowerCase()}`;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
