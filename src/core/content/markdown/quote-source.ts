import type { Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import type { Reading } from './reading.ts';

/** What begins the last line of a quote that says where it is from. */
const dash = /^(?:—|--)[ \t]+/;

/** A quote in its words and its source, which is its last line where that begins with a dash. */
export function quoteParts(
  children: readonly RootContent[],
  reading: Reading,
): { words: RootContent[]; source?: PhrasingContent[] } {
  const last = children.at(-1);
  if (last?.type !== 'paragraph') return { words: [...children] };
  const { before, line } = lastLine(last.children, reading);
  const [first, ...rest] = line;
  if (first?.type !== 'text' || !dash.test(first.value)) return { words: [...children] };
  const hasWords = before.some((node) => node.type !== 'text' || node.value.trim() !== '');
  const paragraph: Paragraph = { ...last, children: before };
  return {
    words: [...children.slice(0, -1), ...(hasWords ? [paragraph] : [])],
    source: [{ ...first, value: first.value.replace(dash, '') }, ...rest],
  };
}

interface Lines {
  before: PhrasingContent[];
  line: PhrasingContent[];
}

/* A line ends in the words of a text, or at a break. */
function lastLine(nodes: readonly PhrasingContent[], reading: Reading): Lines {
  const index = nodes.findLastIndex(
    (node) => node.type === 'break' || (node.type === 'text' && /[\r\n]/.test(node.value)),
  );
  const node = nodes[index];
  if (node?.type !== 'text') return { before: nodes.slice(0, Math.max(0, index)), line: nodes.slice(index + 1) };
  const [words, source] = cut(node, reading);
  return { before: [...nodes.slice(0, index), words], line: [source, ...nodes.slice(index + 1)] };
}

/* A text before its last line, and that line, each with its own place. */
function cut(node: Text, reading: Reading): [before: Text, line: Text] {
  const { start, length } = reading.stretch(node.position);
  const startOfLine = lastLineIn(reading.written({ start, length }));
  const place = lastLineIn(node.value);
  const at = (offset: number) => ({ line: 0, column: 0, offset });
  const [begin, middle, end] = [at(start), at(start + startOfLine), at(start + length)];
  return [
    { type: 'text', value: node.value.slice(0, place).trimEnd(), position: { start: begin, end: middle } },
    { type: 'text', value: node.value.slice(place), position: { start: middle, end } },
  ];
}

/* Where the last line of a text begins. */
const lastLineIn = (text: string): number => Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
