import { maxIconBytes } from '../../core/checks/check-icon.ts';
import type { IconFile } from '../../core/compiler-host.ts';
import { inPublic } from '../load/on-disk.ts';
import { readRegular } from '../read-regular.ts';
import { decodeSvg, SvgError } from './read-svg.ts';
import { sanitizeIcon } from './sanitize-icon.ts';

/**
 * Reads an SVG in a public folder as an icon, or returns why it isn't one; undefined if the path is outside the folder.
 * Never throws.
 */
export function readIcon(publicFolder: string, path: string): IconFile | undefined {
  const file = inPublic(publicFolder, path);
  if (file === null) return undefined;
  const read = readRegular(file, maxIconBytes);
  if (read.problem === 'huge') return { problem: 'huge', size: `${Math.ceil(read.size / 1000)} kB` };
  if (read.problem === 'missing') return { problem: 'unreadable', reason: 'file not found' };
  if (read.problem === 'unreadable') return read;
  try {
    return sanitizeIcon(decodeSvg(read.bytes));
  } catch (error) {
    if (!(error instanceof SvgError)) throw error;
    return error.isRefused
      ? { problem: 'refused', what: error.message }
      : { problem: 'unreadable', reason: error.message };
  }
}
