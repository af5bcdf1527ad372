import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Source, stateOf } from '../load/load.ts';
import { refuseLinks } from '../publish/lock.ts';
import { linesOf } from './read-lines.ts';

/** A message that a form sent during a preview. */
export interface Received {
  at: string;
  id: string;
  fields: Record<string, unknown>;
}

/** The file of a site's local messages: one per line, latest last. */
export const inboxOf = (source: Source): string => join(stateOf(source), 'inbox.jsonl');

/** The maximum size of an inbox, in bytes. */
export const maxInboxBytes = 100 * 1024 * 1024;

/** The content of an inbox. */
export interface Messages {
  /** The latest messages, oldest first. */
  messages: Received[];
  /** The number of all messages, including those not in `messages`. */
  total: number;
  /** The number of lines that can't be parsed. */
  damaged: number;
}

/** Reads the latest messages of an inbox, at most `most`. */
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
    // Removes in batches, because removing the first item moves all others.
    if (read.messages.length >= 2 * most + 100) read.messages = read.messages.slice(-most);
  }
  if (read.messages.length > most) read.messages = read.messages.slice(read.messages.length - most);
  return read;
}

/** The result of storing a message: it is new, was stored before, or the inbox is full. */
type Stored = 'new' | 'known' | 'full';

let last: Promise<unknown> = Promise.resolve();

/* The messages that this process stored, by the paths of their inboxes and their ids. */
const known = new Set<string>();

/**
 * Adds a message to an inbox, unless this process added one with the same id; resolves after it is written to disk.
 * Simultaneous messages are added one after another.
 */
export function store(file: string, message: Received): Promise<Stored> {
  const added = last.then(() => add(file, message));
  last = added.catch(() => {});
  return added;
}

async function add(file: string, message: Received): Promise<Stored> {
  const key = `${file}\n${message.id}`;
  if (known.has(key)) return 'known';
  await prepare(dirname(file));
  const line = `${JSON.stringify(message)}\n`;
  const handle = await open(file, 'a+');
  try {
    const { size } = await handle.stat();
    if (size + Buffer.byteLength(line) + 1 > maxInboxBytes) return 'full';
    // A line that was cut off when a process ended can't be parsed; the next message starts a new line.
    const end = size === 0 ? '\n' : String((await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer);
    await handle.write(end === '\n' ? line : `\n${line}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  known.add(key);
  return 'new';
}

async function prepare(folder: string): Promise<void> {
  await refuseLinks(folder);
  await mkdir(folder, { recursive: true });
  // Visitors' messages must not be committed to a repository.
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
