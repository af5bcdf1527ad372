import type { Link, LinkReference, PhrasingContent, Text } from 'mdast';
import { addressEnd, begins, end } from '../../../shared/marks.ts';
import { escapeBraces } from '../../text/template.ts';
import { unspaced, unspacedClosing, unspacedOpening } from '../../text/typography/unspaced.ts';
import { findForeignSyntax } from './foreign-syntax.ts';
import { reportHtml } from './html-flaw.ts';
import { literalBraces } from './literal-braces.ts';
import type { Reading } from './reading.ts';
import { unsupportedIn } from './unsupported-syntax.ts';

/** Converts inline nodes to a text with marks: see src/shared/marks.ts. The result is still a template. */
export const inlineText = (nodes: readonly PhrasingContent[], reading: Reading): string =>
  joinLines(nodes.map((node) => textOf(node, reading)).join(''));

/* Stands for a line break of the Markdown source. */
const lineEnd = '\r';

/* Joins lines with a space, except between Chinese or Japanese characters. */
const joinLines = (text: string): string =>
  text.includes(lineEnd) ? text.replace(betweenUnspaced, '').replaceAll(lineEnd, ' ') : text;

const marksBefore = `(?:[${begins.strong}${begins.emphasis}]|${begins.link}[^${addressEnd}]*${addressEnd})*`;
const betweenUnspaced = new RegExp(
  `(?<=${unspaced}${unspacedClosing}${end}*)${lineEnd}(?=${marksBefore}${unspacedOpening}${unspaced})`,
  'gu',
);

function textOf(node: PhrasingContent, reading: Reading): string {
  const at = reading.spanOf(node.position);
  switch (node.type) {
    case 'text':
      return convertText(node, reading);
    case 'strong':
    case 'emphasis':
      return begins[node.type] + inlineText(node.children, reading) + end;
    case 'inlineCode':
      return begins.code + escapeBraces(node.value.replace(/\r\n?|\n/g, ' ')) + end;
    case 'break':
      return '\n';
    case 'link':
    case 'linkReference':
      return convertLink(node, reading);
    case 'footnoteReference': {
      const { from, note } = reading.addReference(node.identifier);
      return `${begins.note}${from}#${note.id}${addressEnd}${note.number}${end}`;
    }
    case 'html':
      if (!node.value.startsWith('</')) reportHtml(node.value, at, reading);
      return '';
    // An image: no other type is left.
    default:
      reading.flaw('OF408', at);
      return '';
  }
}

function convertText({ value, position }: Text, reading: Reading): string {
  const at = reading.spanOf(position);
  const written = reading.sourceOf(at);
  const foreign = findForeignSyntax(written);
  for (const { start, length, found } of foreign) reading.flaw('OF405', { start: at.start + start, length }, { found });
  if (foreign.length > 0) return '';
  for (const { 0: reference, 1: name = '', index } of written.matchAll(/(?<!\\)\[\^([^\]\s]{1,100})\]/g))
    reading.flaw('OF412', { start: at.start + index, length: reference.length }, { found: name });
  const before = reading.sourceOf({ start: Math.max(0, at.start - 2), length: Math.min(2, at.start) });
  for (const { start, length, details: convertText } of unsupportedIn(written, before))
    reading.flaw('OF426', { start: at.start + start, length }, convertText);
  const { template, open } = literalBraces(value, written);
  if (open.includes('{')) reading.templates.push({ ...at, text: open });
  // Without the lookbehind, the time would grow quadratically with the number of spaces.
  return template.replace(/(?<![ \t])[ \t]*(?:\r\n|\r|\n)[ \t]*/g, lineEnd);
}

function convertLink(node: Link | LinkReference, reading: Reading): string {
  const at = reading.spanOf(node.position);
  const inside = inlineText(node.children, reading);
  const target = node.type === 'link' ? node : reading.definition(node.identifier);
  if (reading.sourceOf(at).startsWith('<')) reading.flaw('OF404', at);
  else if (inside === '') reading.flaw('OF238', at);
  else if (target.title != null) reading.flaw('OF236', at);
  else recordLink(target, reading);
  return begins.link + target.url + addressEnd + inside + end;
}

/** Records the address of a link or a definition, so that it is checked. */
export function recordLink({ url, position }: Pick<Link, 'url' | 'position'>, reading: Reading): void {
  reading.links.push({ text: url, ...addressRange(url, reading.spanOf(position), reading) });
}

/**
 * Returns the range of an address or a title in the source; the surrounding range if escapes make it differ from its
 * source.
 */
export function addressRange(url: string, at: { start: number; length: number }, reading: Reading) {
  const place = reading.sourceOf(at).lastIndexOf(url);
  return place < 0 || url === '' ? at : { start: at.start + place, length: url.length };
}
