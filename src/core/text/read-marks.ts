import type { Paragraph, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';

/** A marked part of a text, with the places of all of it and of what it marks, as offsets in the text. */
export interface Mark {
  kind: 'strong' | 'emphasis' | 'code' | 'link';
  start: number;
  end: number;
  inside: { start: number; end: number };
  /** What a link leads to, and where that is written; code as it is shown. */
  value: string;
  address: { start: number; end: number };
  hasTitle: boolean;
  marks: Mark[];
}

/** More signs than this are not read in one text: the time it takes to pair them grows with their square. */
export const maxSigns = 500;

/** How many signs a text has that could mark something. Most texts have none, and are not parsed at all. */
export function countSigns(text: string): number {
  if (!anySign.test(text)) return 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) if (signs.has(text.charCodeAt(at))) count++;
  return count;
}

const anySign = /[*_`[\]\\]/;
const signs: ReadonlySet<number> = new Set([...'*_`[]\\'].map((sign) => sign.charCodeAt(0)));

/** The marked parts of a text, from its beginning to its end: links, strong words, emphasis and code, and nothing else. */
export function readMarks(text: string): Mark[] {
  if (!anyMark.test(text)) return [];
  // The parser leaves a byte order mark out, and counts on without it.
  const extensions = [cjkFriendlyExtension(), { disable: { null: off } }];
  const { children } = fromMarkdown(text.replace(/^\uFEFF/, ' '), { extensions });
  // All else is turned off.
  return (children as Paragraph[]).flatMap((paragraph) => marksIn(paragraph.children as Inline[], text));
}

/* The middle of a link, or a sign that is there twice. Nothing else marks anything, and a parser takes long to find so. */
const anyMark = /\]\(|([*_`]).*\1/s;

/*
 * Everything of Markdown but links, emphasis, code and backslashes. What is left are paragraphs, one after the other, so
 * that a text never is anything but words.
 */
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
  const start = Number(node.position?.start.offset);
  const end = Number(node.position?.end.offset);
  const whole = { start, end };
  const none = { value: '', address: whole, hasTitle: false, marks: [] };
  if (node.type === 'inlineCode') return { ...none, kind: 'code', ...whole, inside: whole, value: node.value };
  const children = node.children as Inline[];
  const marks = marksIn(children, text);
  if (node.type === 'link') {
    const inside = { start: start + 1, end: Number(children.at(-1)?.position?.end.offset ?? start + 1) };
    const at = text.indexOf(node.url, inside.end);
    // An address with a backslash in it is not written as it is read.
    const address = at < 0 || at > end ? whole : { start: at, end: at + node.url.length };
    return { kind: 'link', ...whole, inside, value: node.url, address, hasTitle: node.title != null, marks };
  }
  const length = node.type === 'strong' ? 2 : 1;
  return { ...none, kind: node.type, ...whole, inside: { start: start + length, end: end - length }, marks };
}
