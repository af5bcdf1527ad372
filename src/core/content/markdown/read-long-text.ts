import type { Definition, FootnoteDefinition, Heading, Node, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import type { TextNode } from '../../../../schema/long-text.ts';
import { isRich, plainText } from '../../../shared/rich-text.ts';
import type { Span, TextProblem } from '../../diagnostics/text-problem.ts';
import { unshowableIn } from '../../text/characters.ts';
import { findExcess } from './input-limits.ts';
import type { LongText, ReadLongText } from './long-text.ts';
import { Reading } from './reading.ts';
import { depthsOf, textNodes } from './text-nodes.ts';

/** Parses Markdown from the offset `from`. Never throws. */
export const readLongText: ReadLongText = (markdown, from = 0) => {
  const matter = from === 0 ? frontMatterOf(markdown) : undefined;
  const text = blankStart(markdown, from + (matter?.length ?? 0));
  const excess = findExcess(text);
  const result = excess ? onlyProblems(excess) : readTree(parseMarkdown(text), text);
  return matter ? { ...result, problems: [{ code: 'OF402', start: 0, length: 3 }, ...result.problems] } : result;
};

/* Replaces the start of a text with spaces, which keeps all offsets. */
const blankStart = (text: string, end: number): string =>
  end === 0 ? text : text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);

const onlyProblems = (...problems: TextProblem[]): LongText => ({
  content: [],
  starts: [],
  anchors: [],
  links: [],
  pictures: [],
  templates: [],
  problems,
});

function readTree(root: Root, markdown: string): LongText {
  const collected: Collected = { definitions: [], levels: [] };
  collect(root, collected);
  const reading = new Reading(markdown, collected.definitions);
  const depths = depthsOf(collected.levels);
  const content: TextNode[] = [];
  const starts: number[] = [];
  const nodesOf = (node: RootContent) => {
    const nodes = textNodes(node, reading, depths);
    const directionProblem = findDirectionEntity(nodes, markdown, reading.spanOf(node.position));
    if (directionProblem) reading.problems.push(directionProblem);
    return nodes;
  };
  for (const node of root.children)
    for (const each of nodesOf(node)) {
      content.push(each);
      starts.push(reading.spanOf(node.position).start);
    }
  const notes: Extract<TextNode, { kind: 'notes' }>['notes'] = [];
  // Footnotes can refer to later ones, so the list grows while it is read.
  for (const { id, from, definition } of reading.notes)
    notes.push({ id, from, content: definition.children.flatMap(nodesOf) });
  const [first] = reading.notes;
  if (first) {
    content.push({ kind: 'notes', notes });
    starts.push(reading.spanOf(first.definition.position).start);
  }
  // The parser sets the label of every definition.
  for (const { position, label } of reading.unused())
    reading.report('OF413', { ...reading.spanOf(position), length: (label as string).length + 3 });
  if (content.length === 0 && reading.problems.length === 0) reading.report('OF417', { start: 0, length: 0 });
  const { anchors, links, pictures, templates, problems } = reading;
  return { content, starts, anchors, links, pictures, templates, problems };
}

interface Collected {
  definitions: (Definition | FootnoteDefinition)[];
  levels: number[];
}

/* Collects definitions and heading levels, which the conversion needs in advance. */
function collect(node: Node & { children?: Node[] }, collected: Collected): void {
  if (node.type === 'definition' || node.type === 'footnoteDefinition')
    collected.definitions.push(node as Definition | FootnoteDefinition);
  if (node.type === 'heading') collected.levels.push((node as Heading).depth);
  for (const child of node.children ?? []) collect(child, collected);
}

/* Returns the length of the front matter between lines of --- or +++; undefined if the text starts with none. */
function frontMatterOf(markdown: string): { length: number } | undefined {
  const [fence] = /^(?:---|\+\+\+)(?=[ \t]*[\r\n])/.exec(markdown) ?? [];
  if (fence === undefined) return undefined;
  const lines = markdown.split(/(?<=\n)|(?<=\r)(?!\n)/);
  const last = lines.findIndex((line, index) => index > 0 && (line.trim() === fence || line.trim() === '...'));
  // Text between two thematic breaks isn't front matter.
  const isMatter = lines.slice(1, last).some((line) => /^[\w-]+[ \t]*[:=]/.test(line));
  return last > 0 && isMatter ? { length: lines.slice(0, last + 1).join('').length } : undefined;
}

/* Parses Markdown: CommonMark, tables, task lists and footnotes. The text must be within the input limits. */
const parseMarkdown = (markdown: string): Root =>
  // The parser removes a byte order mark, and its offsets ignore it.
  fromMarkdown(markdown.replace(/^\uFEFF/, ' '), {
    extensions: [cjkFriendlyExtension(), gfmTable(), gfmTaskListItem(), gfmFootnote()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown(), gfmFootnoteFromMarkdown()],
  });

/*
 * Returns a problem for the entity that leaves an unbalanced direction character in a part of the Markdown; undefined if
 * there is none. Direction characters in the source itself are reported before parsing.
 */
function findDirectionEntity(nodes: TextNode[], markdown: string, { start, length }: Span): TextProblem | undefined {
  const entities = [...markdown.slice(start, start + length).matchAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi)];
  if (entities.length === 0) return undefined;
  for (const text of textsIn(nodes)) {
    const found = unshowableIn(text);
    const entity =
      found &&
      entities.find(
        ([, hex, decimal]) => Number(hex ? `0x${hex}` : decimal) === Number(`0x${found.character.slice(2)}`),
      );
    if (entity) {
      const [written] = entity;
      const details = { character: found.character };
      return { code: found.code, start: start + entity.index, length: written.length, details };
    }
  }
  return undefined;
}

function* textsIn(nodes: object): Generator<string> {
  for (const [name, inner] of Object.entries(nodes)) {
    if (typeof inner === 'string') yield inner;
    else if (isRich(inner)) yield plainText(inner);
    // In code, entities are literal.
    else if (typeof inner === 'object' && name !== 'lines') yield* textsIn(inner);
  }
}
