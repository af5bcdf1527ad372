import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/* The messages that this process has stored, as the paths of their inboxes and their ids. */
const known = new Set<string>();

/**
 * Adds a message to an inbox, unless this process has added one with the same id, and resolves once it is on the disk.
 * Messages are added one after another, also where two come at once.
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
    if (size + Buffer.byteLength(line) + 1 > mostBytes) return 'full';
    // A line that was cut short when a process ended stays unreadable; the next message begins a new line.
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
