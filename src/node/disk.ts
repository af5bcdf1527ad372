import { existsSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file and the folders above it. What goes wrong names the file. */
export async function writeAt(place: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, content).catch(naming(place));
}

/** Writes a file into a folder that is there, at once. What goes wrong names the file. */
export function writeNow(place: string, bytes: Uint8Array): void {
  try {
    writeFileSync(place, bytes);
  } catch (error) {
    naming(place)(error as NodeJS.ErrnoException);
  }
}

/** Writes a file that is there whole or not at all, also when the power fails meanwhile. */
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

/** Puts one file in the place of another, also when the power fails right after. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Not every system lets a folder be opened; those that do not, need no asking.
  const folder = await open(dirname(to)).catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/** For what may be missing: null then. Anything else is thrown, because who took it for absence would be guessing. */
export function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** Whether there is a file at a place; what leads nowhere, or round, is none. */
export const isFile = (place: string): boolean => existsSync(place) && statSync(place).isFile();

/** What is at a place; null where nothing is. */
export function statsOf(place: string): Stats | null {
  try {
    return statSync(place, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    return missing(error as NodeJS.ErrnoException);
  }
}

/* What fails while a file is open does not say which file it was. */
const naming = (path: string) => (error: NodeJS.ErrnoException) => {
  throw Object.assign(error, { path: error.path ?? path });
};

const reasons: Record<string, (place: string) => string> = {
  ENOSPC: (place) => `there is no room left on the disk for ${place}: make some, then run the command again`,
  EDQUOT: (place) => `you may put no more on the disk, such as ${place}: make room, then run the command again`,
  EACCES: (place) => `using ${place} is not allowed: get the right to, then run the command again`,
  EPERM: (place) => `using ${place} is not allowed: get the right to, then run the command again`,
  EROFS: (place) => `${place} is on a disk that can only be read: choose another place, or make it writable`,
  EIO: (place) => `the disk failed at ${place}: look after it, then run the command again`,
  EMFILE: (place) =>
    `too many files are open for ${place}: close other programs, or allow more files with "ulimit -n", then run the command again`,
  ENFILE: (place) => `too many files are open for ${place}: close other programs, then run the command again`,
};

/** What is wrong with a disk, in words, and the way out; null where an error is about something else. */
export function diskTrouble(error: unknown): string | null {
  const { code = '', syscall, path, dest, message = '' } = error as NodeJS.ErrnoException & { dest?: string };
  if (!(code in reasons)) return bundlerTrouble(message);
  const isOfSource = syscall === 'copyfile' && !['ENOSPC', 'EDQUOT', 'EROFS'].includes(code);
  return reasons[code]?.((isOfSource ? path : (dest ?? path)) ?? 'a file') ?? null;
}

/* The bundler tells its troubles in a text of its own, with the number that systems give them. */
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
