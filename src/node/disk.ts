import { existsSync, lstatSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRecord } from '../shared/is-record.ts';
import { codeOf } from './caught-error.ts';

/** Writes a file and the folders above it. What goes wrong names the file. */
export async function writeAt(place: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, content).catch(naming(place));
}

/**
 * The text of a file; null when it is missing, and none for a pipe, a device, and a file that is larger than any of
 * Onefolio's. What goes wrong names the file.
 */
export async function readText(place: string): Promise<string | null> {
  const stats = await stat(place).catch(missing);
  if (stats !== null && ((!stats.isFile() && !stats.isDirectory()) || stats.size > largest)) return '';
  return readFile(place, 'utf8').catch(missing).catch(naming(place));
}

/* In bytes. */
const largest = 2 ** 28;

/** Makes a folder and those above it, in the place of a file that has its name. */
export async function makeFolder(place: string): Promise<void> {
  if (statsOf(place)?.isDirectory() === false) await rm(place, { force: true });
  await mkdir(place, { recursive: true });
}

/** Writes a file into a folder that is there, at once. What goes wrong names the file. */
export function writeNow(place: string, content: string | Uint8Array): void {
  try {
    writeFileSync(place, content);
  } catch (error) {
    naming(place)(error);
  }
}

/** Writes a file so that it is there whole or not at all, even when the power fails meanwhile. */
export async function writeDurably(place: string, content: string): Promise<void> {
  const file = await open(`${place}.new`, 'w');
  try {
    await file.writeFile(content).catch(naming(place));
    await file.sync().catch(naming(place));
  } finally {
    await file.close();
  }
  await renameDurably(`${place}.new`, place);
}

/** Renames a file so that the new name lasts even when the power fails right after. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Some systems cannot open a folder; they do not need this.
  const folder = await open(dirname(to)).catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/** For `.catch`: null when the file is missing. Any other error is thrown again, because it does not prove that. */
export function missing(error: unknown): null {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}

/** Whether there is a file at a place. A link that leads nowhere, or in a circle, is none. */
export const isFile = (place: string): boolean => existsSync(place) && statSync(place).isFile();

/** The stats of what is at a place; null where nothing is. */
export function statsOf(place: string): Stats | null {
  try {
    return statSync(place, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    return missing(error);
  }
}

/* Errors of an open file do not name it. */
const naming = (path: string) => (error: unknown) => {
  throw isRecord(error) ? Object.assign(error, { path: error.path ?? path }) : error;
};

const reasons: Record<string, (place: string) => string> = {
  ENOSPC: (place) => `no space left on the disk for ${place}: free some space, then run the command again`,
  EDQUOT: (place) => `disk quota exceeded at ${place}: free some space, then run the command again`,
  EACCES: (place) => `no permission to access ${place}: change its permissions, then run the command again`,
  EPERM: (place) => `no permission to access ${place}: change its permissions, then run the command again`,
  EROFS: (place) => `${place} is on a read-only disk: choose another location, or make it writable`,
  EIO: (place) => `disk error at ${place}: check the disk, then run the command again`,
  EMFILE: (place) =>
    `too many open files at ${place}: close other programs or raise the limit with "ulimit -n", then run the command again`,
  EISDIR: (place) => `${place} is a folder, but must be a file: delete it, then run the command again`,
  ENOTDIR: (place) => `an existing file or folder blocks ${place}: delete it, then run the command again`,
  EEXIST: (place) => `an existing file or folder blocks ${place}: delete it, then run the command again`,
  ENOTEMPTY: (place) => `an existing file or folder blocks ${place}: delete it, then run the command again`,
  ELOOP: (place) => `the symbolic links at ${place} form a loop: delete them, then run the command again`,
  ENFILE: (place) => `too many open files at ${place}: close other programs, then run the command again`,
  ENAMETOOLONG: (place) => `the name is too long: ${place}. Choose a shorter name, then run the command again`,
  ENOENT: (place) => `${place} can't be read or created: check that the folder exists, then run the command again`,
};

/** An error of the disk in words, with what to do about it; null for any other error. */
export function diskTrouble(error: unknown): string | null {
  const code = codeOf(error) ?? '';
  const { syscall, path, dest, message = '' }: Record<string, unknown> = isRecord(error) ? error : {};
  const isOfSource = syscall === 'copyfile' && !['ENOSPC', 'EDQUOT', 'EROFS'].includes(code);
  const named = isOfSource ? path : (dest ?? path);
  const place = typeof named === 'string' ? named : 'a file';
  const link = ['ENOENT', 'EEXIST', 'ENOTDIR'].includes(code) ? brokenLinkAt(place) : null;
  if (link !== null)
    return `${link} is a broken symbolic link: delete it or correct its target, then run the command again`;
  if (code in reasons) return reasons[code]?.(place) ?? null;
  if (typeof named === 'string' && /^E[A-Z]+$/.test(code) && fileCalls.test(String(syscall)))
    return `the system can't read or write ${place} (${code}): check the file and the disk, then run the command again`;
  return bundlerTrouble(String(message));
}

/* The calls that Node.js names in errors of files. */
const fileCalls =
  /^(?:l?stat|statfs|access|open|read|write|copyfile|link|mkdir|rmdir|scandir|opendir|rename|unlink|rm|realpath|readlink|symlink|l?chmod|l?utime|ftruncate|fsync|cp)$/;

/* The link to nothing that a place is or is below; null where there is none. */
function brokenLinkAt(place: string): string | null {
  if (isBroken(place)) return place;
  const above = dirname(place);
  return above === place ? null : brokenLinkAt(above);
}

function isBroken(place: string): boolean {
  try {
    return lstatSync(place).isSymbolicLink() && !existsSync(place);
  } catch {
    return false;
  }
}

/* The bundler reports errors of the disk as text, with the system's error number. */
function bundlerTrouble(message: string): string | null {
  const [, number = ''] = /\(os error (\d+)\)/.exec(message) ?? [];
  const [, place = 'a file'] = /Failed to write file in (.+)/.exec(message) ?? [];
  return reasons[numbers[number] ?? '']?.(place) ?? null;
}

const numbers: Record<string, string> = {
  5: 'EIO',
  13: 'EACCES',
  24: 'EMFILE',
  28: 'ENOSPC',
  30: 'EROFS',
  122: 'EDQUOT',
};

/** How many bytes a file has; undefined where it cannot be looked at. */
export function sizeOf(place: string): number | undefined {
  try {
    return statSync(place).size;
  } catch {
    return undefined;
  }
}
