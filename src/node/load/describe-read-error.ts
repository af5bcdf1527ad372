import { codeOf } from '../caught-error.ts';

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
