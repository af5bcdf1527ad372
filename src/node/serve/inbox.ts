import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Source, stateOf } from '../load/load.ts';

/** One message that a form has sent while its site was tried out. */
export interface Received {
  at: string;
  id: string;
  fields: Record<string, unknown>;
}

/** Where a site keeps the messages that reached it on this computer: one a line, the latest last. */
export const inboxOf = (source: Source): string => join(stateOf(source), 'inbox.jsonl');

/** All messages of an inbox, oldest first, and how many of its lines cannot be read. */
export async function readInbox(file: string): Promise<{ messages: Received[]; damaged: number }> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  const messages = lines.map(parsed).filter((message) => message !== null);
  return { messages, damaged: lines.length - messages.length };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Adds a message to an inbox, and resolves once it is on the disk. False when one with the same id is there already.
 * Messages are added one after another, also where two come at once.
 */
export function store(file: string, message: Received): Promise<boolean> {
  const added = last.then(() => add(file, message));
  last = added.catch(() => {});
  return added;
}

async function add(file: string, message: Received): Promise<boolean> {
  const { messages } = await readInbox(file);
  if (messages.some(({ id }) => id === message.id)) return false;
  await mkdir(dirname(file), { recursive: true });
  // Messages of visitors do not belong into a repository.
  await writeFile(join(dirname(file), '.gitignore'), '*\n');
  const handle = await open(file, 'a+');
  try {
    // A line that was cut short when a process ended stays unreadable; the next message begins a new line.
    const { size } = await handle.stat();
    const end = size === 0 ? '\n' : String((await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer);
    await handle.write(`${end === '\n' ? '' : '\n'}${JSON.stringify(message)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return true;
}

function parsed(line: string): Received | null {
  try {
    const message = JSON.parse(line);
    return typeof message?.id === 'string' && typeof message.fields === 'object' ? message : null;
  } catch {
    return null;
  }
}
