import type { Blockquote, Heading, List, RootContent, Table } from 'mdast';
import type { TextHeading, TextList, TextNode, TextTable } from '../../../../schema/long-text.ts';
import { plainText, trimText } from '../../../shared/rich-text.ts';
import { fencedCode } from './code/code-fence.ts';
import { reportHtml } from './html-flaw.ts';
import { inlineText } from './inline.ts';
import { picturesIn } from './picture.ts';
import { quoteParts } from './quote-source.ts';
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
  if (text === '') reading.flaw('OF416', reading.spanOf(position));
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
    reading.flaw('OF427', { start, length: begin + length - start }, details);
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
