import { open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decode } from '../../compile/json/decode.ts';
import { codeOf } from '../caught-error.ts';

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
  await removeLeftovers(place);
  const beside = join(dirname(place), `.${basename(place)}.${process.pid}`);
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

/* Deletes the copies that processes left behind which ended in the middle of this. */
async function removeLeftovers(place: string): Promise<void> {
  const copy = new RegExp(`^\\.${escaped(basename(place))}\\.(\\d+)$`);
  for (const name of await readdir(dirname(place))) {
    const [, pid] = copy.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(dirname(place), name), { force: true });
  }
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/* The byte-order mark of a file, which is no part of its text; nothing when there is none. */
async function markOf(place: string, before: string): Promise<Buffer> {
  const bytes = await readFile(place);
  const mark = bytes.subarray(0, bytes.subarray(0, 3).equals(byteOrderMark) ? 3 : 0);
  const isSame = Buffer.compare(bytes.subarray(mark.length), Buffer.from(before)) === 0;
  // Of a file in another encoding the text has a � for what cannot be read.
  const read = decode(bytes);
  if (!isSame && (read.meant === undefined || read.text !== before))
    throw new NotWrittenError(`${basename(place)} has changed in the meantime: run the command again`);
  return mark;
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
