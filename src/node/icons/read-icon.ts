import { readFileSync, statSync } from 'node:fs';
import type { IconFile } from '../../compile/compiler-host.ts';
import { maxIconBytes } from '../../compile/meaning/check-icon.ts';
import { codeOf } from '../caught-error.ts';
import { inPublic } from '../load/in-public.ts';
import { cleanIcon } from './clean-icon.ts';
import { SvgError } from './read-svg.ts';

/** The icon that an SVG in a public folder is, or why it is none. Nothing is thrown; undefined where it may not lie there. */
export function readIcon(publicFolder: string, path: string): IconFile | undefined {
  const file = inPublic(publicFolder, path);
  if (file === null) return undefined;
  try {
    const { size } = statSync(file);
    if (size > maxIconBytes) return { flaw: 'huge', size: `${Math.ceil(size / 1000)} kB` };
    return cleanIcon(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    if (error instanceof SvgError)
      return error.isRefused ? { flaw: 'refused', what: error.message } : { flaw: 'unreadable', reason: error.message };
    // What is no text in UTF-8 is told by the decoder, all else by the disk.
    const isText = codeOf(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA';
    return { flaw: 'unreadable', reason: isText ? 'permission denied' : "it isn't valid UTF-8" };
  }
}
