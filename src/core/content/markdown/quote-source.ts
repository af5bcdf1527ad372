import type { Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import type { Reading } from './reading.ts';

/** Starts the last line of a quote if that line is its source. */
const dash = /^(?:—|--)[ \t]+/;

/** Splits a quote into its text and its source: the last line, if it starts with a dash. */
export function quoteParts(
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
