import { type FileHandle, mkdir, open, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { missing } from '../disk.ts';
import { type Source, stateOf } from '../load/load.ts';
import { refuseLinks } from '../publish/refuse-links.ts';
import { linesOf } from './read-lines.ts';

/** One message that a form has sent while its site was tried out. */
export interface Received {
  at: string;
  id: string;
  fields: Record<string, unknown>;
}

/** Where a site keeps the messages that reached it on this computer: one a line, the latest last. */
export const inboxOf = (source: Source): string => join(stateOf(source), 'inbox.jsonl');

/** How large an inbox may grow, in bytes. */
export const mostBytes = 100 * 1024 * 1024;

/** What an inbox holds. */
export interface Messages {
  /** The latest messages, oldest first. */
  messages: Received[];
  /** How many there are, also those that are not among them. */
  total: number;
  /** How many lines cannot be read. */
  damaged: number;
}

/** The latest messages of an inbox, `most` at most. */
export async function readInbox(file: string, most = Number.POSITIVE_INFINITY): Promise<Messages> {
  const read: Messages = { messages: [], total: 0, damaged: 0 };
  for await (const line of linesOf(file)) {
    const message = line && parsed(line);
    if (!message) {
      read.damaged++;
      continue;
    }
    read.total++;
    read.messages.push(message);
    // Now and then, because taking the first away moves all others.
    if (read.messages.length >= 2 * most + 100) read.messages = read.messages.slice(-most);
  }
  if (read.messages.length > most) read.messages = read.messages.slice(read.messages.length - most);
  return read;
}

/** What became of a message: whether it was new, was there already, or finds no room. */
export type Stored = 'new' | 'known' | 'full';

let last: Promise<unknown> = Promise.resolve();

/**
 * Adds a message to an inbox, unless one with the same id is there already, and resolves once it is on the disk. Messages
 * are added one after another, also where two come at once.
 */
export function store(file: string, message: Received): Promise<Stored> {
  const added = last.then(() => add(file, message));
  last = added.catch(() => {});
  return added;
}

/* The ids in an inbox, as far as it has been read, and what it ended with then. */
interface InboxIndex {
  inode: number;
  size: number;
  end: string;
  ids: Set<string>;
}

const indexes = new Map<string, InboxIndex>();

async function add(file: string, message: Received): Promise<Stored> {
  const text = JSON.stringify(message);
  const { ids, size: before } = await indexOf(file);
  if (ids.has(message.id)) return 'known';
  if (before + Buffer.byteLength(text) + 2 > mostBytes) return 'full';
  const handle = await open(file, 'a+');
  try {
    // A line that was cut short when a process ended stays unreadable; the next message begins a new line.
    const { size } = await handle.stat();
    const end = size === 0 ? '\n' : String((await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer);
    await handle.write(`${end === '\n' ? '' : '\n'}${text}\n`);
    await handle.sync();
    ids.add(message.id);
    const { ino, size: now } = await handle.stat();
    indexes.set(file, { inode: ino, size: now, end: await endOf(handle, now), ids });
  } finally {
    await handle.close();
  }
  return 'new';
}

/* Only what has been added since is read: by another process, or by an earlier one. */
async function indexOf(file: string): Promise<InboxIndex> {
  const found = await stat(file).catch(missing);
  const known = indexes.get(file);
  const isSame =
    known && found?.ino === known.inode && found.size >= known.size && (await endAt(file, known.size)) === known.end;
  if (!isSame) await prepare(dirname(file));
  // A link is gone by now, and what it led to is none of ours.
  const stats = isSame ? found : await stat(file).catch(missing);
  const index: InboxIndex = isSame ? known : { inode: stats?.ino ?? 0, size: 0, end: '', ids: new Set() };
  if (stats && stats.size > index.size) {
    for await (const line of linesOf(file, index.size)) {
      const message = line && parsed(line);
      if (message) index.ids.add(message.id);
    }
    index.size = stats.size;
    index.end = await endAt(file, stats.size);
  }
  indexes.set(file, index);
  return index;
}

async function endAt(file: string, size: number): Promise<string> {
  const handle = await open(file);
  try {
    return await endOf(handle, size);
  } finally {
    await handle.close();
  }
}

/* What stands before a place in a file: enough to tell whether the file was written anew meanwhile. */
async function endOf(handle: FileHandle, size: number): Promise<string> {
  const start = Math.max(0, size - 200);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(200), 0, size - start, start);
  return buffer.toString('latin1', 0, bytesRead);
}

async function prepare(folder: string): Promise<void> {
  await refuseLinks(folder);
  await mkdir(folder, { recursive: true });
  // Messages of visitors do not belong into a repository.
  await writeFile(join(folder, '.gitignore'), '*\n');
}

function parsed(line: string): Received | null {
  try {
    const message = JSON.parse(line);
    const { at, id, fields } = message ?? {};
    const isMessage =
      typeof at === 'string' &&
      typeof id === 'string' &&
      typeof fields === 'object' &&
      fields !== null &&
      !Array.isArray(fields);
    return isMessage ? message : null;
  } catch {
    return null;
  }
}
