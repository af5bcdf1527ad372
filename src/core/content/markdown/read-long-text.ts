import type { Definition, FootnoteDefinition, Heading, Node, Root, RootContent } from 'mdast';
import type { TextNode } from '../../../../schema/rich-text.ts';
import { frontMatterOf } from './front-matter.ts';
import { findFlood } from './input-limits.ts';
import type { Flaw, LongText, ReadLongText } from './long-text.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { Reading } from './reading.ts';
import { depthsOf, textNodes } from './text-nodes.ts';
import { turnedByEntity } from './turned-by-entity.ts';

/** Reads Markdown; what stands before `from` is left out. Nothing is thrown, whatever the text is. */
export const readLongText: ReadLongText = (markdown, from = 0) => {
  const matter = from === 0 ? frontMatterOf(markdown) : undefined;
  const text = blanked(markdown, from + (matter?.length ?? 0));
  const flood = findFlood(text);
  const read = flood ? onlyFlaws(flood) : readTree(parseMarkdown(text), text);
  return matter ? { ...read, flaws: [{ code: 'OF402', start: 0, length: 3 }, ...read.flaws] } : read;
};

/* So that everything stays where it is. */
const blanked = (text: string, end: number): string =>
  end === 0 ? text : text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);

const onlyFlaws = (...flaws: Flaw[]): LongText => ({
  content: [],
  starts: [],
  anchors: [],
  links: [],
  pictures: [],
  words: [],
  flaws,
});

function readTree(root: Root, markdown: string): LongText {
  const found = { definitions: [] as (Definition | FootnoteDefinition)[], levels: [] as number[] };
  collect(root, found);
  const reading = new Reading(markdown, found.definitions);
  const depths = depthsOf(found.levels);
  const content: TextNode[] = [];
  const starts: number[] = [];
  const nodesOf = (node: RootContent) => {
    const nodes = textNodes(node, reading, depths);
    const turned = turnedByEntity(nodes, markdown, reading.stretch(node.position));
    if (turned) reading.flaws.push(turned);
    return nodes;
  };
  for (const node of root.children)
    for (const each of nodesOf(node)) {
      content.push(each);
      starts.push(reading.stretch(node.position).start);
    }
  const notes: Extract<TextNode, { kind: 'notes' }>['notes'] = [];
  // What a note refers to comes after it.
  for (const { id, from, definition } of reading.notes)
    notes.push({ id, from, content: definition.children.flatMap(nodesOf) });
  const [first] = reading.notes;
  if (first) {
    content.push({ kind: 'notes', notes });
    starts.push(reading.stretch(first.definition.position).start);
  }
  for (const { position, label } of reading.unused())
    reading.flaw('OF413', { ...reading.stretch(position), length: String(label).length + 3 });
  if (content.length === 0 && reading.flaws.length === 0) reading.flaw('OF417', { start: 0, length: 0 });
  const { anchors, links, pictures, words, flaws } = reading;
  return { content, starts, anchors, links, pictures, words, flaws };
}

/* What has to be known of a text before it is read: what references mean, and which levels of headings there are. */
function collect(
  node: Node & { children?: Node[] },
  found: { definitions: (Definition | FootnoteDefinition)[]; levels: number[] },
): void {
  if (node.type === 'definition' || node.type === 'footnoteDefinition')
    found.definitions.push(node as Definition | FootnoteDefinition);
  if (node.type === 'heading') found.levels.push((node as Heading).depth);
  for (const child of node.children ?? []) collect(child, found);
}
