import type { Blockquote, Heading, List, RootContent, Table } from 'mdast';
import type { TextHeading, TextList, TextNode, TextTable } from '../../../../schema/rich-text.ts';
import { plain } from '../../../shared/marks.ts';
import { fencedCode } from './code/code-fence.ts';
import { reportHtml } from './html-flaw.ts';
import { inlineText } from './inline.ts';
import { picturesIn } from './picture.ts';
import { quoteParts } from './quote-source.ts';
import type { Reading } from './reading.ts';

/** How deep each level of heading is below that of the block: see `depthsOf`. */
type Depths = (level: number) => TextHeading['depth'];

/** What a part of a Markdown tree is for its view; nothing where it says something of other parts. */
export function textNodes(node: RootContent, reading: Reading, depths: Depths): TextNode[] {
  const inside = (nodes: readonly RootContent[]) => nodes.flatMap((each) => textNodes(each, reading, depths));
  switch (node.type) {
    case 'heading':
      return heading(node, reading, depths);
    case 'paragraph': {
      const pictures = picturesIn(node, reading);
      if (pictures) return pictures;
      const text = inlineText(node.children, reading).trim();
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
      reportHtml(node.value, reading.stretch(node.position), reading);
      return [];
    // A definition, and a footnote, which stands at the end.
    default:
      return [];
  }
}

/**
 * How deep the levels of headings are, when they come in this order: the highest is directly below the block's own, and none
 * is skipped on the way down.
 */
export function depthsOf(levels: readonly number[]): Depths {
  const highest = Math.min(...levels);
  let last = 0;
  return (level) => {
    last = Math.min(level - highest + 1, last + 1, 4);
    return last as TextHeading['depth'];
  };
}

function heading({ depth, children, position }: Heading, reading: Reading, depths: Depths): TextNode[] {
  const text = inlineText(children, reading).trim();
  if (text === '') reading.flaw('OF416', reading.stretch(position));
  const called = plain(text);
  return text === '' ? [] : [{ kind: 'heading', depth: depths(depth), id: reading.anchor(called), text }];
}

function list({ ordered, start, children }: List, inside: (nodes: RootContent[]) => TextNode[]): TextList {
  return {
    kind: 'list',
    ...(ordered && { start: Number(start) }),
    items: children.map(({ checked, children }) => ({
      ...(typeof checked === 'boolean' && { done: checked }),
      content: inside(children),
    })),
  };
}

function quote({ children }: Blockquote, reading: Reading, inside: (nodes: RootContent[]) => TextNode[]): TextNode {
  const { words, source } = quoteParts(children, reading);
  const content = inside(words);
  const from = source && inlineText(source, reading).trim();
  return { kind: 'quote', content, ...(from && { source: from }) };
}

function table({ align, children }: Table, reading: Reading): TextTable {
  const columns = Number(children[0]?.children.length);
  for (const row of children) {
    const [first, last] = [row.children[columns], row.children.at(-1)];
    if (!first || !last) continue;
    const { start } = reading.stretch(first.position);
    const { start: begin, length } = reading.stretch(last.position);
    const words = {
      reason: `the first row of the table has ${columns === 1 ? 'only 1 cell' : `only ${columns} cells`}`,
      advice: tooMany,
    };
    reading.flaw('OF427', { start, length: begin + length - start }, words);
  }
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => inlineText(cell.children, reading).trim()),
  );
  return {
    kind: 'table',
    align: head.map((_, column) => sides.get(align?.[column] ?? null) ?? 'start'),
    head,
    // What a row has too many is not part of the table, and what it lacks is empty.
    rows: rows.map((row) => head.map((_, column) => row[column] ?? '')),
  };
}

const tooMany = 'Add a cell to the first row. For a literal | inside a cell, write \\|.';

const sides = new Map<string | null, TextTable['align'][number]>([
  ['center', 'center'],
  ['right', 'end'],
]);
