import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { codeOf } from './caught-error.ts';

/** The bytes of a file, or why they weren't read. */
type ReadRegular =
  | { bytes: Buffer; problem?: undefined }
  | { bytes?: undefined; problem: 'missing' }
  | { bytes?: undefined; problem: 'huge'; size: number }
  | { bytes?: undefined; problem: 'unreadable'; reason: string };

/**
 * Reads a file of at most `most` bytes. Doesn't block on a pipe, or read a device, which may be endless. Never throws.
 */
export function readRegular(place: string, most: number): ReadRegular {
  try {
    return readNow(place, most);
  } catch (error) {
    const reason = describeReadError(error);
    return reason === null ? { problem: 'missing' } : { problem: 'unreadable', reason };
  }
}

function readNow(place: string, most: number): ReadRegular {
  // Without this flag, which Windows doesn't have, opening a pipe blocks.
  const file = openSync(place, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() && !stats.isDirectory()) return { problem: 'unreadable', reason: "it isn't a file" };
    if (stats.isFile() && stats.size > most) return { problem: 'huge', size: stats.size };
    return readOpen(file, stats.size, most);
  } finally {
    closeSync(file);
  }
}

/* A file may grow while it is read, and some report a size of 0. */
function readOpen(file: number, expected: number, most: number): ReadRegular {
  const parts: Buffer[] = [];
  let size = 0;
  for (;;) {
    const part = Buffer.allocUnsafe(size === 0 && expected > 0 ? expected + 1 : 65_536);
    const count = readSync(file, part);
    if (count === 0) {
      // Most files are read in one part, which isn't copied.
      const [whole, ...others] = parts;
      return { bytes: whole && others.length === 0 ? whole : Buffer.concat(parts, size) };
    }
    size += count;
    if (size > most) return { problem: 'huge', size };
    parts.push(part.subarray(0, count));
  }
}

/** A megabyte in bytes. */
export const megabyte = 1024 * 1024;

export const inMegabytes = (bytes: number) =>
  `${(bytes / megabyte).toFixed(bytes < megabyte ? 2 : 1).replace(/\.0$/, '')} MB`;

/** Explains why a file can't be read; null if it doesn't exist. */
export function describeReadError(error: unknown): string | null {
  const code = codeOf(error) ?? 'unknown';
  return code === 'ENOENT' || code === 'ENOTDIR' ? null : (reasons[code] ?? `the system reports ${code}`);
}

const reasons: Record<string, string> = {
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its symbolic links form a loop',
  EIO: 'disk error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENXIO: "it isn't a file",
  ENODEV: "it isn't a file",
  EBUSY: 'another program is using it',
};
