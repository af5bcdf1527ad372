import type { Link, LinkReference, PhrasingContent, Text } from 'mdast';
import { addressEnd, begins, end } from '../../../shared/marks.ts';
import { escapeBraces } from '../../text/template.ts';
import { unspaced, unspacedClosing, unspacedOpening } from '../../text/typography/unspaced.ts';
import { foreignIn } from './foreign.ts';
import { reportHtml } from './html-flaw.ts';
import { literalBraces } from './literal-braces.ts';
import type { Reading } from './reading.ts';
import { unsupportedIn } from './unsupported-syntax.ts';

/** What stands inside of a paragraph as a text with marks: see src/shared/marks.ts. It is a template still. */
export const inlineText = (nodes: readonly PhrasingContent[], reading: Reading): string =>
  joined(nodes.map((node) => textOf(node, reading)).join(''));

/* Where a line of the Markdown ends. */
const lineEnd = '\r';

/* Lines become one, with a space between them; Chinese and Japanese have none. */
const joined = (text: string): string =>
  text.includes(lineEnd) ? text.replace(betweenDense, '').replaceAll(lineEnd, ' ') : text;

const marksBefore = `(?:[${begins.strong}${begins.emphasis}]|${begins.link}[^${addressEnd}]*${addressEnd})*`;
const betweenDense = new RegExp(
  `(?<=${unspaced}${unspacedClosing}${end}*)${lineEnd}(?=${marksBefore}${unspacedOpening}${unspaced})`,
  'gu',
);

function textOf(node: PhrasingContent, reading: Reading): string {
  const at = reading.stretch(node.position);
  switch (node.type) {
    case 'text':
      return words(node, reading);
    case 'strong':
    case 'emphasis':
      return begins[node.type] + inlineText(node.children, reading) + end;
    case 'inlineCode':
      return begins.code + escapeBraces(node.value.replace(/\r\n?|\n/g, ' ')) + end;
    case 'break':
      return '\n';
    case 'link':
    case 'linkReference':
      return link(node, reading);
    case 'footnoteReference': {
      const { from, note } = reading.refer(node.identifier);
      return `${begins.note}${from}#${note.id}${addressEnd}${note.number}${end}`;
    }
    case 'html':
      if (!node.value.startsWith('</')) reportHtml(node.value, at, reading);
      return '';
    // A picture: there is nothing else.
    default:
      reading.flaw('OF408', at);
      return '';
  }
}

function words({ value, position }: Text, reading: Reading): string {
  const at = reading.stretch(position);
  const written = reading.written(at);
  const foreign = foreignIn(written);
  for (const { start, length, found } of foreign) reading.flaw('OF405', { start: at.start + start, length }, { found });
  if (foreign.length > 0) return '';
  for (const { 0: reference, 1: name = '', index } of written.matchAll(/(?<!\\)\[\^([^\]\s]{1,100})\]/g))
    reading.flaw('OF412', { start: at.start + index, length: reference.length }, { found: name });
  const before = reading.written({ start: Math.max(0, at.start - 2), length: Math.min(2, at.start) });
  for (const { start, length, words } of unsupportedIn(written, before))
    reading.flaw('OF426', { start: at.start + start, length }, words);
  const { template, open } = literalBraces(value, written);
  if (open.includes('{')) reading.words.push({ ...at, text: open });
  // Without the look back, many blanks would be gone over once from each of them.
  return template.replace(/(?<![ \t])[ \t]*(?:\r\n|\r|\n)[ \t]*/g, lineEnd);
}

function link(node: Link | LinkReference, reading: Reading): string {
  const at = reading.stretch(node.position);
  const inside = inlineText(node.children, reading);
  const meant = node.type === 'link' ? node : reading.definition(node.identifier);
  if (reading.written(at).startsWith('<')) reading.flaw('OF404', at);
  else if (inside === '') reading.flaw('OF238', at);
  else if (meant.title != null) reading.flaw('OF236', at);
  else leadTo(meant, reading);
  return begins.link + meant.url + addressEnd + inside + end;
}

/** Keeps the address of a link or of a definition, where it is written, to be checked. */
export function leadTo({ url, position }: Pick<Link, 'url' | 'position'>, reading: Reading): void {
  reading.links.push({ text: url, ...addressIn(url, reading.stretch(position), reading) });
}

/** Where an address or a title is written. One with an escape is not written as it is read: then it is all around it. */
export function addressIn(url: string, at: { start: number; length: number }, reading: Reading) {
  const place = reading.written(at).lastIndexOf(url);
  return place < 0 || url === '' ? at : { start: at.start + place, length: url.length };
}
