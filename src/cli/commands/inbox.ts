import { sourceOf } from '../../node/load/load.ts';
import { inboxOf, type Received, readInbox } from '../../node/serve/inbox.ts';
import { type Run, UsageError } from '../arguments.ts';
import { shownName } from '../report/report-diagnostics.ts';

/** Lists the messages that forms have sent while the site was tried out, the latest last. */
export const run: Run = async ({ site, format }) => {
  if (format === 'github') throw new UsageError('--format is text or json here');
  const file = inboxOf(sourceOf(site));
  const { messages, damaged } = await readInbox(file);
  if (format === 'json') console.log(JSON.stringify({ version: 1, file: shownName(file), damaged, messages }, null, 2));
  else if (messages.length > 0)
    console.log(messages.map((message) => letter(message, Number.POSITIVE_INFINITY)).join('\n\n'));
  if (damaged > 0) console.error(`${damaged} ${damaged === 1 ? 'line' : 'lines'} of ${shownName(file)} cannot be read`);
  if (format === 'text' && messages.length === 0) console.error(`no message has come to ${shownName(file)} yet`);
  return 0;
};

/** A message as a terminal shows it: a line for each field, those with several lines below their name. */
export function letter({ at, id, fields }: Received, most: number): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    const text = plain(typeof value === 'string' ? value : JSON.stringify(value));
    const shown = text.length > most ? `${text.slice(0, most)} … (${text.length} characters)` : text;
    return shown.includes('\n') ? `  ${plain(name)}:\n${shown.replace(/^/gm, '    ')}` : `  ${plain(name)}: ${shown}`;
  });
  return [`message of ${plain(at)} (${plain(id)})`, ...lines].join('\n');
}

/* Whoever writes may not write to the terminal itself. */
const plain = (text = '') =>
  String(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '\uFFFD');
