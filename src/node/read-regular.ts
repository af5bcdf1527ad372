import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { codeOf } from './caught-error.ts';

/** The bytes of a file, or why they weren't read. Pipes and devices are `irregular`. */
type ReadRegular = { bytes: Buffer; flaw?: undefined } | { flaw: 'irregular' } | { flaw: 'huge'; size: number };

/**
 * Reads a file of at most `most` bytes. Doesn't block on a pipe, or read a device, which may be endless. Throws
 * file-system errors, also for a folder.
 */
export function readRegular(place: string, most: number): ReadRegular {
  // Without this flag, which Windows doesn't have, opening a pipe blocks.
  const file = openSync(place, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() && !stats.isDirectory()) return { flaw: 'irregular' };
    if (stats.isFile() && stats.size > most) return { flaw: 'huge', size: stats.size };
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
    const part = Buffer.allocUnsafe(Math.max(expected - size + 1, 65_536));
    const count = readSync(file, part);
    if (count === 0) return { bytes: Buffer.concat(parts, size) };
    size += count;
    if (size > most) return { flaw: 'huge', size };
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
