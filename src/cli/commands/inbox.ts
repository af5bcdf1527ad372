import { sourceOf } from '../../node/load/load.ts';
import { inboxOf, type Messages, type Received, readInbox } from '../../node/serve/inbox.ts';
import { type Run, UsageError } from '../arguments.ts';
import type { Io } from '../io.ts';
import { shownName } from '../report/report-diagnostics.ts';

/** The default number of messages. */
const defaultCount = 20;

/** Lists the messages that forms sent during a trial, the latest last. */
export const run: Run = async ({ site, format, last }, { io }) => {
  if (format === 'github') throw new UsageError('--format must be text or json');
  const file = inboxOf(sourceOf(site));
  const read = await readInbox(file, last ?? (format === 'json' ? undefined : defaultCount));
  const { messages, total, damaged } = read;
  if (format === 'json') writeJson(shownName(file), read, io);
  else
    for (const [index, message] of messages.entries())
      io.print(`${index === 0 ? '' : '\n'}${formatMessage(message, Number.POSITIVE_INFINITY)}`);
  const older = total - messages.length;
  if (format === 'text' && older > 0)
    io.error(`${older} older ${older === 1 ? 'message' : 'messages'} not shown. To list all, add --last ${total}.`);
  if (damaged > 0) io.error(`Could not read ${damaged} ${damaged === 1 ? 'line' : 'lines'} of ${shownName(file)}.`);
  if (format === 'text' && total === 0) io.error(`No messages in ${shownName(file)} yet.`);
  return 0;
};

/*
 * Writes each message separately, because all together can exceed the maximum length of a string. The console ignores a
 * closed pipe.
 */
function writeJson(file: string, { messages, total, damaged }: Messages, io: Io): void {
  io.print(`${JSON.stringify({ version: 1, file, total, damaged }, null, 2).slice(0, -2)},\n  "messages": [`);
  for (const [index, message] of messages.entries()) {
    const end = index === messages.length - 1 ? '' : ',';
    io.print(`${JSON.stringify(message, null, 2).replace(/^/gm, '    ')}${end}`);
  }
  io.print('  ]\n}');
}

/** Formats a message: one line per field, and texts of several lines below their name. */
export function formatMessage({ at, id, fields }: Received, maxLength: number): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    const text = plain(typeof value === 'string' ? value : JSON.stringify(value));
    const shown = text.length > maxLength ? `${text.slice(0, maxLength)} … (${text.length} characters)` : text;
    return shown.includes('\n') ? `  ${onLine(name)}:\n${shown.replace(/^/gm, '    ')}` : `  ${onLine(name)}: ${shown}`;
  });
  return [`Message received ${onLine(at)} (${onLine(id)})`, ...lines].join('\n');
}

/* A name with line breaks would look like other messages. */
const onLine = (text: string) => plain(text).replace(/\n/g, ' ');

/* Senders can't write control characters to the terminal. */
const plain = (text = '') =>
  String(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '\uFFFD');
