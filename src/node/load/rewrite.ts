import { open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decode } from '../../core/source/decode.ts';
import { messageOf } from '../caught-error.ts';
import { isAlive } from '../publish/lock.ts';
import { readRegular } from '../read-regular.ts';

/** Thrown if nothing was written. Without a message, the reason was already reported. */
export class NotWrittenError extends Error {}

/* Thrown if the text of a file isn't the expected one. */
class FileChangedError extends NotWrittenError {}

/** Returns the message of an error; if a file has changed, with advice such as "run the command again". */
export const messageWithAdvice = (error: unknown, advice: string): string =>
  error instanceof FileChangedError ? `${error.message}: ${advice}` : messageOf(error);

/**
 * Replaces the text of a file, which must be `before`. Writes a copy and renames it, so that readers see either the old
 * or the new text. Keeps the file's mode, owner and byte-order mark, and a symbolic link to it. Throws a
 * NotWrittenError if the file has changed, or can't be written.
 */
export async function rewrite(file: string, before: string, after: string): Promise<void> {
  const path = await realpath(file);
  const { mode, uid, gid } = await stat(path);
  try {
    await (await open(path, 'r+')).close();
  } catch {
    throw new NotWrittenError(`no permission to write ${basename(path)}`);
  }
  await removeCopies(dirname(path));
  const copyPath = join(dirname(path), `.${basename(path)}.${process.pid}${copySuffix}`);
  try {
    const copy = await open(copyPath, 'wx', mode);
    try {
      await copy.writeFile(Buffer.concat([await verifiedMark(path, before), Buffer.from(after)]));
      // The umask limits the mode of a new file, and its owner is the current user.
      await copy.chown(uid, gid).catch(() => {});
      await copy.chmod(mode & 0o7777);
      await copy.sync();
    } finally {
      await copy.close();
    }
    // The file may have been saved while the copy was written.
    await verifiedMark(path, before);
    await rename(copyPath, path);
  } catch (error) {
    await rm(copyPath, { force: true });
    throw error;
  }
}

/* Checks that the text of a file is `before`, and returns its byte-order mark; empty if there is none. */
async function verifiedMark(path: string, before: string): Promise<Buffer> {
  const { bytes = Buffer.of() } = readRegular(path, Number.POSITIVE_INFINITY);
  const mark = bytes.subarray(0, bytes.subarray(0, 3).equals(byteOrderMark) ? 3 : 0);
  const isSame = Buffer.compare(bytes.subarray(mark.length), Buffer.from(before)) === 0;
  // If the file has another encoding, the text contains � for bytes that can't be decoded.
  const read = decode(bytes);
  if (!isSame && (read.legacyText === undefined || read.text !== before))
    throw new FileChangedError(`${basename(path)} has changed in the meantime`);
  return mark;
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/* Deletes the copies of processes that were killed while they wrote a file of a folder. */
async function removeCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid] = copyName.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(folder, name), { force: true }).catch(() => {});
  }
}

/* Git ignores such names: see the .gitignore of a new site. */
const copySuffix = '.onefolio-new';
const copyName = new RegExp(`^\\..+\\.([1-9]\\d{0,9})\\${copySuffix}$`);
