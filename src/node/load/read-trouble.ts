import { codeOf } from '../caught-error.ts';

/** In bytes. */
export const megabyte = 1024 * 1024;

export const inMegabytes = (bytes: number) =>
  `${(bytes / megabyte).toFixed(bytes < megabyte ? 2 : 1).replace(/\.0$/, '')} MB`;

/** Why a file cannot be read, in words; null where there is none. */
export function readTrouble(error: unknown): string | null {
  const code = codeOf(error) ?? 'unknown';
  return code === 'ENOENT' || code === 'ENOTDIR' ? null : (reasons[code] ?? code);
}

const reasons: Record<string, string> = {
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
};
