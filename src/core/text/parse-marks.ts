import type { Paragraph, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import type { RichPart, RichText } from '../../../schema/rich-text.ts';
import { mergeStrings, richText } from '../../shared/rich-text.ts';

/**
 * Parses the Markdown of a text. `addressOf` resolves the address of a link. The strings of the result are still
 * templates, except in code.
 */
export function parseMarks(text: string, addressOf: (written: string) => string): RichText {
  if (countSigns(text) === 0) return text;
  return richText(partsIn(text, { start: 0, end: text.length }, readMarks(text), addressOf));
}

interface Span {
  start: number;
  end: number;
}

function partsIn(
  text: string,
  { start, end }: Span,
  marks: readonly Mark[],
  addressOf: (written: string) => string,
): RichPart[] {
  let position = start;
  const parts: RichPart[] = [];
  for (const mark of marks) {
    parts.push(removeBackslashes(text.slice(position, mark.start)), partOf(text, mark, addressOf));
    position = mark.end;
  }
  return mergeStrings([...parts, removeBackslashes(text.slice(position, end))]);
}

function partOf(text: string, { kind, inside, value, marks }: Mark, addressOf: (written: string) => string): RichPart {
  if (kind === 'code') return { kind, parts: [value] };
  const parts = partsIn(text, inside, marks, addressOf);
  return kind === 'link' ? { kind, href: addressOf(value), parts } : { kind, parts };
}

/** Removes backslashes before punctuation, and escapes braces that had one. */
export const removeBackslashes = (text: string): string =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => (sign === '{' ? '{{' : sign));

/**
 * Escapes a text so that Markdown shows it unchanged. Returns the text as it is if the result would be longer than
 * `maxLength` characters.
 */
export function escapeMarks(text: string, maxLength: number): string {
  const count = countSigns(text);
  if (count === 0 || [...text].length + count > maxLength) return text;
  const isPlain = count <= maxSigns && readMarks(text).length === 0 && removeBackslashes(text) === text;
  return isPlain ? text : addBackslashes(text);
}

/** Puts a backslash before every character that Markdown could interpret. */
export const addBackslashes = (text: string): string => text.replace(/[*_`[\]\\]/g, '\\$&');

/** A marked part of a text. All positions are offsets in the text; `inside` is the range of the marked content. */
export interface Mark {
  kind: 'strong' | 'emphasis' | 'code' | 'link';
  start: number;
  end: number;
  inside: { start: number; end: number };
  /** The address of a link, whose range is `address`; or the content of code. */
  value: string;
  address: { start: number; end: number };
  hasTitle: boolean;
  marks: Mark[];
}

/** The maximum number of Markdown characters in one text: the time to pair them grows quadratically. */
export const maxSigns = 500;

/** Counts the characters that could mark something. Most texts have none, and are never parsed. */
export function countSigns(text: string): number {
  if (!anySign.test(text)) return 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) if (signs.has(text.charCodeAt(at))) count++;
  return count;
}

const anySign = /[*_`[\]\\]/;
const signs: ReadonlySet<number> = new Set([...'*_`[]\\'].map((sign) => sign.charCodeAt(0)));

/* The marks of texts that were read before: checks, pages and the CV read the same texts, and the parser is slow. */
const known = new Map<string, readonly Mark[]>();

/** Forgets the marks of all texts. Called for each file, because the dev server would keep the texts of every save. */
export const forgetMarks = (): void => known.clear();

/** Returns the marks of a text in source order: links, strong text, emphasis and code. */
export function readMarks(text: string): readonly Mark[] {
  if (!anyMark.test(text)) return [];
  const found = known.get(text);
  if (found) return found;
  const marks = parse(text);
  known.set(text, marks);
  return marks;
}

function parse(text: string): Mark[] {
  // The parser removes a byte order mark, and its offsets ignore it.
  const extensions = [cjkFriendlyExtension(), { disable: { null: off } }];
  const { children } = fromMarkdown(text.replace(/^\uFEFF/, ' '), { extensions });
  // The other node types are disabled.
  return (children as Paragraph[]).flatMap((paragraph) => marksIn(paragraph.children as Inline[], text));
}

/* The middle of a link, or a repeated character. Other texts have no marks, and this is much faster than the parser. */
const anyMark = /\]\(|([*_`]).*\1/s;

/* Disables all of Markdown except links, emphasis, code and backslashes. The parser then returns only paragraphs. */
const off = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'definition',
  'hardBreakEscape',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'list',
  'setextUnderline',
  'thematicBreak',
];

type Inline = Extract<PhrasingContent, { type: 'text' | 'break' | 'strong' | 'emphasis' | 'inlineCode' | 'link' }>;

const marksIn = (nodes: Inline[], text: string): Mark[] => nodes.flatMap((node) => markOf(node, text) ?? []);

function markOf(node: Inline, text: string): Mark | undefined {
  if (node.type === 'text' || node.type === 'break') return undefined;
  const whole = rangeOf(node);
  const { start, end } = whole;
  const none = { value: '', address: whole, hasTitle: false, marks: [] };
  if (node.type === 'inlineCode') return { ...none, kind: 'code', ...whole, inside: whole, value: node.value };
  const children = node.children as Inline[];
  const marks = marksIn(children, text);
  if (node.type === 'link') {
    const last = children.at(-1);
    const inside = { start: start + 1, end: last ? rangeOf(last).end : start + 1 };
    const at = text.indexOf(node.url, inside.end);
    // An address that contains a backslash differs from its source.
    const address = at < 0 || at > end ? whole : { start: at, end: at + node.url.length };
    return { kind: 'link', ...whole, inside, value: node.url, address, hasTitle: node.title != null, marks };
  }
  const length = node.type === 'strong' ? 2 : 1;
  return { ...none, kind: node.type, ...whole, inside: { start: start + length, end: end - length }, marks };
}

function rangeOf({ position }: Inline): { start: number; end: number } {
  // The parser sets the position of every node.
  const { start, end } = position as NonNullable<typeof position>;
  return { start: start.offset as number, end: end.offset as number };
}
