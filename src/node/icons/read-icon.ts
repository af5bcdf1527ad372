import { maxIconBytes } from '../../core/checks/check-icon.ts';
import type { IconFile } from '../../core/compiler-host.ts';
import { codeOf } from '../caught-error.ts';
import { inPublic } from '../load/on-disk.ts';
import { readRegular } from '../read-regular.ts';
import { SvgError } from './read-svg.ts';
import { sanitizeIcon } from './sanitize-icon.ts';

/**
 * Reads an SVG in a public folder as an icon, or returns why it isn't one; undefined if the path is outside the folder.
 * Never throws.
 */
export function readIcon(publicFolder: string, path: string): IconFile | undefined {
  const file = inPublic(publicFolder, path);
  if (file === null) return undefined;
  try {
    const read = readRegular(file, maxIconBytes);
    if (read.flaw === 'huge') return { flaw: 'huge', size: `${Math.ceil(read.size / 1000)} kB` };
    if (read.flaw === 'irregular') return { flaw: 'unreadable', reason: "it isn't a file" };
    return sanitizeIcon(new TextDecoder('utf-8', { fatal: true }).decode(read.bytes));
  } catch (error) {
    if (error instanceof SvgError)
      return error.isRefused ? { flaw: 'refused', what: error.message } : { flaw: 'unreadable', reason: error.message };
    // The decoder throws for text that isn't UTF-8, the file system for everything else.
    const isText = codeOf(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA';
    return { flaw: 'unreadable', reason: isText ? 'permission denied' : "it isn't valid UTF-8" };
  }
}
