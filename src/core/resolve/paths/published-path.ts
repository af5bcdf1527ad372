import { decoded } from '../../../shared/decoded.ts';

/**
 * The path under which the file at a path of public/ is published: each letter with its accents is one character (NFC),
 * however the owner or the disk writes it.
 */
export function publishedPath(path: string): string {
  const name = decoded(path);
  const composed = name.normalize('NFC');
  return composed === name ? path : escaped(composed);
}

/** A name of a file as an address has it, with escapes for what can't be inside one. */
export const escaped = (name: string): string => name.replace(/[\s\\<>"?#%]/g, encodeURIComponent);
