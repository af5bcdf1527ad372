import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { decode } from '../../core/source/decode.ts';
import { readRegular } from '../read-regular.ts';
import { copyOf, removeCopies } from './leftover-copies.ts';

/** A file that was not written, and why. What was there is still there. */
export class NotWrittenError extends Error {}

/**
 * Puts a text in the place of the one that was read from a file. It is written beside the file and takes its place by a
 * rename, so that whoever reads the file finds one text or the other, whole. Keeps the file's mode, owner and byte-order
 * mark, and a symbolic link to it. Throws a NotWrittenError when the file is not what it was, or may not be written.
 */
export async function rewrite(file: string, before: string, after: string): Promise<void> {
  const place = await realpath(file);
  const { mode, uid, gid } = await stat(place);
  try {
    await (await open(place, 'r+')).close();
  } catch {
    throw new NotWrittenError(`no permission to write ${basename(place)}`);
  }
  await removeCopies(dirname(place));
  const beside = copyOf(place);
  try {
    const copy = await open(beside, 'wx', mode);
    try {
      await copy.writeFile(Buffer.concat([await markOf(place, before), Buffer.from(after)]));
      // The mode that a file is opened with is cut by the umask; its owner is whoever runs this.
      await copy.chown(uid, gid).catch(() => {});
      await copy.chmod(mode & 0o7777);
      await copy.sync();
    } finally {
      await copy.close();
    }
    // Someone may have saved the file while the copy was written.
    await markOf(place, before);
    await rename(beside, place);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/* The byte-order mark of a file, which is no part of its text; nothing when there is none. */
async function markOf(place: string, before: string): Promise<Buffer> {
  const found = readRegular(place, Number.POSITIVE_INFINITY);
  const bytes = found.flaw === undefined ? found.bytes : Buffer.of();
  const mark = bytes.subarray(0, bytes.subarray(0, 3).equals(byteOrderMark) ? 3 : 0);
  const isSame = Buffer.compare(bytes.subarray(mark.length), Buffer.from(before)) === 0;
  // Of a file in another encoding the text has a � for what cannot be read.
  const read = decode(bytes);
  if (!isSame && (read.meant === undefined || read.text !== before))
    throw new NotWrittenError(`${basename(place)} has changed in the meantime: run the command again`);
  return mark;
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
