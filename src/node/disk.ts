import { existsSync, lstatSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRecord } from '../shared/is-record.ts';
import { codeOf } from './caught-error.ts';
import reasons from './disk-errors.json';

/** Writes a file and creates its parent folders. Errors name the file. */
export async function writeAt(place: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, content).catch(rethrowWithPath(place));
}

/**
 * The text of a file; null if it is missing, a pipe, a device, or larger than any file of Onefolio. Errors name the
 * file.
 */
export async function readText(place: string): Promise<string | null> {
  const stats = await stat(place).catch(nullIfMissing);
  if (stats !== null && ((!stats.isFile() && !stats.isDirectory()) || stats.size > maxBytes)) return '';
  return readFile(place, 'utf8').catch(nullIfMissing).catch(rethrowWithPath(place));
}

/* In bytes. */
const maxBytes = 2 ** 28;

/** Creates a folder and its parents. A file with the name of the folder is replaced. */
export async function makeFolder(place: string): Promise<void> {
  if (statsOf(place)?.isDirectory() === false) await rm(place, { force: true });
  await mkdir(place, { recursive: true });
}

/** Writes a file synchronously into an existing folder. Errors name the file. */
export function writeSync(place: string, content: string | Uint8Array): void {
  try {
    writeFileSync(place, content);
  } catch (error) {
    rethrowWithPath(place)(error);
  }
}

/** Writes a file atomically, so that even a power cut leaves either the whole file or none. */
export async function writeDurably(place: string, content: string | Uint8Array): Promise<void> {
  const file = await open(`${place}.new`, 'w');
  try {
    await file.writeFile(content).catch(rethrowWithPath(place));
    await file.sync().catch(rethrowWithPath(place));
  } finally {
    await file.close();
  }
  await renameDurably(`${place}.new`, place);
}

/** Renames a file durably, even if the power fails right after. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Some systems can't open folders; they don't need this.
  const folder = await open(dirname(to)).catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/** For `.catch`: null if the file is missing. Rethrows any other error, because it doesn't prove that. */
export function nullIfMissing(error: unknown): null {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}

/** A stamp that changes with the state of a file, or with its inode; empty if there is no file. */
export function stampOf(place: string, what: 'state' | 'inode' = 'state'): string {
  try {
    const { ino, size, mtimeNs } = statSync(place, { bigint: true });
    return what === 'inode' ? String(ino) : `${ino} ${size} ${mtimeNs}`;
  } catch {
    return '';
  }
}

/** Whether a path is a file. A broken or circular link isn't. */
export const isFile = (place: string): boolean => existsSync(place) && statSync(place).isFile();

/** The stats of a path; null if nothing is there. `lstatSync` doesn't follow a link. */
export function statsOf(place: string, read: typeof statSync | typeof lstatSync = statSync): Stats | null {
  try {
    return read(place, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    return nullIfMissing(error);
  }
}

/* Errors of an open file don't name it. */
const rethrowWithPath = (path: string) => (error: unknown) => {
  throw isRecord(error) ? Object.assign(error, { path: error.path ?? path }) : error;
};

/* The explanation of an error code; null for other codes. */
const reasonFor = (code: string, place: string): string | null =>
  (reasons as Partial<Record<string, string>>)[code]?.replace('{place}', () => place) ?? null;

/** Explains a file-system error and what to do about it; null for any other error. */
export function describeDiskError(error: unknown): string | null {
  const code = codeOf(error) ?? '';
  const { syscall, path, dest, message = '' }: Record<string, unknown> = isRecord(error) ? error : {};
  const isOfSource = syscall === 'copyfile' && !['ENOSPC', 'EDQUOT', 'EROFS'].includes(code);
  const named = isOfSource ? path : (dest ?? path);
  const found = typeof named === 'string' ? named : 'a file';
  const place = code === 'ENOTDIR' ? (fileAbove(found) ?? found) : found;
  const link = ['ENOENT', 'EEXIST', 'ENOTDIR'].includes(code) ? brokenLinkAt(place) : null;
  if (link !== null)
    return `${link} is a broken symbolic link: delete it or correct its target, then run the command again`;
  const reason = reasonFor(code, place);
  if (reason !== null) return reason;
  if (typeof named === 'string' && /^E[A-Z]+$/.test(code) && fileCalls.test(String(syscall)))
    return `the system can't read or write ${place} (${code}): check the file and the disk, then run the command again`;
  return describeBundlerError(String(message));
}

/* The file that is where a folder above a place must be. */
function fileAbove(place: string): string | undefined {
  const above = dirname(place);
  return above === place ? undefined : (fileAbove(above) ?? (isFile(above) ? above : undefined));
}

/* The system calls in Node.js errors about files. */
const fileCalls =
  /^(?:l?stat|statfs|access|open|read|write|copyfile|link|mkdir|rmdir|scandir|opendir|rename|unlink|rm|realpath|readlink|symlink|l?chmod|l?utime|ftruncate|fsync|cp)$/;

/* The broken link at a path or above it; null if there is none. */
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

/* The bundler reports file-system errors as text, with the system's error number. */
function describeBundlerError(message: string): string | null {
  const [, number = ''] = /\(os error (\d+)\)/.exec(message) ?? [];
  const [, place = 'a file'] = /Failed to write file in (.+)/.exec(message) ?? [];
  return reasonFor(numbers[number] ?? '', place);
}

const numbers: Record<string, string> = {
  5: 'EIO',
  13: 'EACCES',
  24: 'EMFILE',
  28: 'ENOSPC',
  30: 'EROFS',
  122: 'EDQUOT',
};

/** The size of a file in bytes; undefined if it can't be read. */
export function sizeOf(place: string): number | undefined {
  try {
    return statSync(place).size;
  } catch {
    return undefined;
  }
}
