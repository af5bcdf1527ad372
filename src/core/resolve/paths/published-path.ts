import { decoded } from '../../../shared/decoded.ts';

/** Returns the path at which a file of public/ is published: in NFC, whatever form the owner or the disk uses. */
export function publishedPath(path: string): string {
  const name = decoded(path);
  const composed = name.normalize('NFC');
  return composed === name ? path : escaped(composed);
}

/** Escapes the characters of a file name that can't be in a URL path. */
export const escaped = (name: string): string => name.replace(/[\s\\<>"?#%]/g, encodeURIComponent);
