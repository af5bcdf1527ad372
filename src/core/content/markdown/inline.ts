import type { Link, LinkReference, PhrasingContent, Text } from 'mdast';
import type { RichPart, RichText } from '../../../../schema/rich-text.ts';
import { mergeStrings, plainText, richText } from '../../../shared/rich-text.ts';
import { unspaced, unspacedClosing, unspacedOpening } from '../../text/script-and-direction.ts';
import { reportHtml } from './html-problem.ts';
import type { Reading } from './reading.ts';
import { unsupportedIn } from './unsupported-syntax.ts';

/** Converts inline nodes to a text, whose strings are still templates, except in code. */
export const inlineText = (nodes: readonly PhrasingContent[], reading: Reading): RichText =>
  richText(inlineParts(nodes, reading));

const inlineParts = (nodes: readonly PhrasingContent[], reading: Reading): RichPart[] =>
  joinLines(mergeStrings(nodes.flatMap((node) => partsFor(node, reading))));

/* Represents a line break of the Markdown source. */
const lineEnd = '\r';

/* Joins lines with a space, except between Chinese or Japanese characters, which may be inside of formatted parts. */
function joinLines(parts: RichPart[]): RichPart[] {
  return parts.map((part, index) => {
    if (typeof part !== 'string' || !part.includes(lineEnd)) return part;
    const [last, next] = [parts[index - 1], parts[index + 1]];
    const before = last === undefined ? '' : plainText({ rich: [last] });
    const after = startOf(next);
    const lines = before + part + after;
    const joined = lines.replace(betweenUnspaced, '').replaceAll(lineEnd, ' ');
    return joined.slice(before.length, joined.length - after.length);
  });
}

/* The first string of a part, unless it is code or the number of a note. */
function startOf(part: RichPart | undefined): string {
  if (part === undefined || typeof part === 'string') return part ?? '';
  return part.kind === 'strong' || part.kind === 'emphasis' || part.kind === 'link' ? startOf(part.parts[0]) : '';
}

const betweenUnspaced = new RegExp(
  `(?<=${unspaced}${unspacedClosing})${lineEnd}(?=${unspacedOpening}${unspaced})`,
  'gu',
);

function partsFor(node: PhrasingContent, reading: Reading): RichPart[] {
  const at = reading.spanOf(node.position);
  switch (node.type) {
    case 'text':
      return [convertText(node, reading)];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, parts: inlineParts(node.children, reading) }];
    case 'inlineCode':
      return [{ kind: 'code', parts: [node.value.replace(/\r\n?|\n/g, ' ')] }];
    case 'break':
      return ['\n'];
    case 'link':
    case 'linkReference':
      return [convertLink(node, reading)];
    case 'footnoteReference': {
      const { from, note } = reading.addReference(node.identifier);
      return [{ kind: 'note', id: from, note: note.id, parts: [String(note.number)] }];
    }
    case 'html':
      if (!node.value.startsWith('</')) reportHtml(node.value, at, reading);
      return [];
    // An image: no other type is left.
    default:
      reading.report('OF408', at);
      return [];
  }
}

function convertText({ value, position }: Text, reading: Reading): string {
  const at = reading.spanOf(position);
  const written = reading.sourceOf(at);
  for (const { 0: reference, 1: name = '', index } of written.matchAll(/(?<!\\)\[\^([^\]\s]{1,100})\]/g))
    reading.report('OF412', { start: at.start + index, length: reference.length }, { found: name });
  const before = reading.sourceOf({ start: Math.max(0, at.start - 2), length: Math.min(2, at.start) });
  for (const { start, length, details } of unsupportedIn(written, before))
    reading.report('OF426', { start: at.start + start, length }, details);
  const { template, open } = literalBraces(value, written);
  if (open.includes('{')) reading.templates.push({ ...at, text: open });
  // Without the lookbehind, the time would grow quadratically with the number of spaces.
  return template.replace(/(?<![ \t])[ \t]*(?:\r\n|\r|\n)[ \t]*/g, lineEnd);
}

function convertLink(node: Link | LinkReference, reading: Reading): RichPart {
  const at = reading.spanOf(node.position);
  const parts = inlineParts(node.children, reading);
  const target = node.type === 'link' ? node : reading.definition(node.identifier);
  if (reading.sourceOf(at).startsWith('<')) reading.report('OF404', at);
  else if (parts.length === 0) reading.report('OF238', at);
  else if (target.title != null) reading.report('OF236', at);
  else recordLink(target, reading);
  return { kind: 'link', href: target.url, parts };
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
  const offset = reading.sourceOf(at).lastIndexOf(url);
  return offset < 0 || url === '' ? at : { start: at.start + offset, length: url.length };
}

/*
 * Handles braces that aren't placeholders, because they are written with a backslash or an entity: doubles them in
 * `template`, and replaces them with spaces in `open`, the source.
 */
function literalBraces(value: string, source: string): { template: string; open: string } {
  if (!value.includes('{')) return { template: value, open: source };
  const isLiteral: boolean[] = [];
  const open = source.replace(/\\\\|\\\{|\{|&(?:#0*123|#x0*7b|lbrace|lcub);/gi, (sign) => {
    if (sign === '\\\\') return sign;
    isLiteral.push(sign !== '{');
    return sign === '{' ? sign : ' '.repeat(sign.length);
  });
  let index = 0;
  const template = value.replaceAll('{', () => (isLiteral[index++] ? '{{' : '{'));
  return { template, open };
}
