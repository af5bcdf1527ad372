import type { Blockquote, Code, Heading, List, Paragraph, PhrasingContent, RootContent, Table, Text } from 'mdast';
import type { CodeBlock, TextHeading, TextList, TextNode, TextTable } from '../../../../schema/long-text.ts';
import { plainText, trimText } from '../../../shared/rich-text.ts';
import { readCode } from './code/read-code.ts';
import { reportHtml } from './html-problem.ts';
import { inlineText } from './inline.ts';
import { picturesIn } from './picture.ts';
import type { Reading } from './reading.ts';

/** Converts a heading level to the depth below the block's own heading: see `depthsOf`. */
type Depths = (level: number) => TextHeading['depth'];

/** Converts a node of the Markdown tree to page data; empty for definitions. */
export function textNodes(node: RootContent, reading: Reading, depths: Depths): TextNode[] {
  const inside = (nodes: readonly RootContent[]) => nodes.flatMap((each) => textNodes(each, reading, depths));
  switch (node.type) {
    case 'heading':
      return heading(node, reading, depths);
    case 'paragraph': {
      const pictures = picturesIn(node, reading);
      if (pictures) return pictures;
      const text = trimText(inlineText(node.children, reading));
      return text === '' ? [] : [{ kind: 'paragraph', text }];
    }
    case 'list':
      return [list(node, inside)];
    case 'blockquote':
      return [quote(node, reading, inside)];
    case 'table':
      return [table(node, reading)];
    case 'code':
      return [fencedCode(node, reading)];
    case 'thematicBreak':
      return [{ kind: 'break' }];
    case 'html':
      reportHtml(node.value, reading.spanOf(node.position), reading);
      return [];
    // Definitions, and footnotes, which follow at the end.
    default:
      return [];
  }
}

/**
 * Returns the depths for heading levels in this order: the highest level is directly below the block's heading, and no
 * depth is skipped on the way down.
 */
export function depthsOf(levels: readonly number[]): Depths {
  const highest = Math.min(...levels);
  let last = 0;
  return (level) => {
    last = Math.min(level - highest + 1, last + 1, 4);
    // An integer from 1 to 4.
    return last as TextHeading['depth'];
  };
}

function heading({ depth, children, position }: Heading, reading: Reading, depths: Depths): TextNode[] {
  const text = trimText(inlineText(children, reading));
  if (text === '') reading.report('OF416', reading.spanOf(position));
  const name = plainText(text);
  return text === '' ? [] : [{ kind: 'heading', depth: depths(depth), id: reading.anchor(name), text }];
}

function list({ ordered, start, children }: List, inside: (nodes: RootContent[]) => TextNode[]): TextList {
  return {
    kind: 'list',
    // The parser sets the first number of an ordered list.
    ...(ordered && { start: start as number }),
    items: children.map(({ checked, children }) => ({
      ...(typeof checked === 'boolean' && { done: checked }),
      content: inside(children),
    })),
  };
}

function quote({ children }: Blockquote, reading: Reading, inside: (nodes: RootContent[]) => TextNode[]): TextNode {
  const { body, source } = quoteParts(children, reading);
  const content = inside(body);
  const from = source && trimText(inlineText(source, reading));
  return { kind: 'quote', content, ...(from && { source: from }) };
}

function table({ align, children }: Table, reading: Reading): TextTable {
  const [firstRow = { children: [] }] = children;
  const columns = firstRow.children.length;
  for (const row of children) {
    const [first, last] = [row.children[columns], row.children.at(-1)];
    if (!first || !last) continue;
    const { start } = reading.spanOf(first.position);
    const { start: begin, length } = reading.spanOf(last.position);
    const details = {
      reason: `the first row of the table has ${columns === 1 ? 'only 1 cell' : `only ${columns} cells`}`,
      advice: tooMany,
    };
    reading.report('OF427', { start, length: begin + length - start }, details);
  }
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => trimText(inlineText(cell.children, reading))),
  );
  return {
    kind: 'table',
    align: head.map((_, column) => sides.get(align?.[column] ?? null) ?? 'start'),
    head,
    // Extra cells of a row are dropped, and missing ones are empty.
    rows: rows.map((row) => head.map((_, column) => row[column] ?? '')),
  };
}

const tooMany = 'Add a cell to the first row. For a literal | inside a cell, write \\|.';

const sides = new Map<string | null, TextTable['align'][number]>([
  ['center', 'center'],
  ['right', 'end'],
]);

/* Starts the last line of a quote if that line is its source. */
const dash = /^(?:—|--)[ \t]+/;

/* Splits a quote into its text and its source: the last line, if it starts with a dash. */
function quoteParts(
  children: readonly RootContent[],
  reading: Reading,
): { body: RootContent[]; source?: PhrasingContent[] } {
  const last = children.at(-1);
  if (last?.type !== 'paragraph') return { body: [...children] };
  const { before, line } = lastLine(last.children, reading);
  const [first, ...rest] = line;
  if (first?.type !== 'text' || !dash.test(first.value)) return { body: [...children] };
  const hasText = before.some((node) => node.type !== 'text' || node.value.trim() !== '');
  const paragraph: Paragraph = { ...last, children: before };
  return {
    body: [...children.slice(0, -1), ...(hasText ? [paragraph] : [])],
    source: [{ ...first, value: first.value.replace(dash, '') }, ...rest],
  };
}

interface Lines {
  before: PhrasingContent[];
  line: PhrasingContent[];
}

/* Lines end inside a text node, or at a break node. */
function lastLine(nodes: readonly PhrasingContent[], reading: Reading): Lines {
  const index = nodes.findLastIndex(
    (node) => node.type === 'break' || (node.type === 'text' && /[\r\n]/.test(node.value)),
  );
  const node = nodes[index];
  if (node?.type !== 'text') return { before: nodes.slice(0, Math.max(0, index)), line: nodes.slice(index + 1) };
  const [body, source] = splitText(node, reading);
  return { before: [...nodes.slice(0, index), body], line: [source, ...nodes.slice(index + 1)] };
}

/* Splits a text node before its last line, with the position of each part. */
function splitText(node: Text, reading: Reading): [before: Text, line: Text] {
  const { start, length } = reading.spanOf(node.position);
  const sourceLineStart = lastLineIn(reading.sourceOf({ start, length }));
  const lineStart = lastLineIn(node.value);
  const at = (offset: number) => ({ line: 0, column: 0, offset });
  const [begin, middle, end] = [at(start), at(start + sourceLineStart), at(start + length)];
  return [
    { type: 'text', value: node.value.slice(0, lineStart).trimEnd(), position: { start: begin, end: middle } },
    { type: 'text', value: node.value.slice(lineStart), position: { start: middle, end } },
  ];
}

/* Returns the offset of the last line. */
const lastLineIn = (text: string): number => Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;

/* Converts a code block to page data, and reports the problems of its fence. */
function fencedCode({ value, lang, meta, position }: Code, reading: Reading): CodeBlock {
  const whole = reading.spanOf(position);
  const source = reading.sourceOf(whole);
  const first = source.replace(/[\r\n][\s\S]*/, '');
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
  const line = { ...whole, length: first.length };
  if (fence === undefined) reading.report('OF403', line);
  else if (!isClosed(source, fence)) reading.report('OF415', line, { fence });

  const info = [lang, meta].filter((part) => part != null).join(' ');
  const { block, problems } = readCode(info, value.replace(/\r\n?/g, '\n'));
  for (const { kind, start, found, suggestion } of problems) {
    // A fence has at least three characters, and the info string is at least as long in the source as in the tree.
    const offset = Math.max(0, first.indexOf(found, start + 3));
    const [, file] = /:(.+)/.exec(found) ?? [];
    const advice =
      file === undefined
        ? 'Use a common name, such as js, python or bash.'
        : `Write ${found.slice(0, -file.length - 1)} title="${file}".`;
    const at = { start: whole.start + offset, length: Math.min(found.length, first.length - offset) };
    if (kind === 'language') reading.report('OF421', at, { found, advice }, suggestion);
    else
      reading.report('OF414', at, {
        found,
        lines: block.lines.length === 1 ? '1 line' : `${block.lines.length} lines`,
      });
  }
  return block;
}

/* An unclosed fence would turn the rest of the text into code. */
function isClosed(source: string, fence: string): boolean {
  const [, ...lines] = source.trimEnd().split(/\r\n|\r|\n/);
  const last = lines.at(-1)?.replace(/^[\s>]*/, '') ?? '';
  return last.length >= fence.length && [...last].every((each) => each === fence.charAt(0));
}
