import type { Paragraph, PhrasingContent, RootContent } from 'mdast';

/** What begins the last line of a quote that says where it is from. */
const dash = /^(?:—|--)[ \t]+/;

/** A quote in its words and its source, which is its last line where that begins with a dash. */
export function quoteParts(children: readonly RootContent[]): { words: RootContent[]; source?: PhrasingContent[] } {
  const last = children.at(-1);
  if (last?.type !== 'paragraph') return { words: [...children] };
  const { before, line } = lastLine(last.children);
  const [first, ...rest] = line;
  if (first?.type !== 'text' || !dash.test(first.value)) return { words: [...children] };
  const words = before.some((node) => node.type !== 'text' || node.value.trim() !== '');
  const paragraph: Paragraph = { ...last, children: before };
  return {
    words: [...children.slice(0, -1), ...(words ? [paragraph] : [])],
    source: [{ ...first, value: first.value.replace(dash, '') }, ...rest],
  };
}

/* A line ends in the words of a text, or at a break. */
function lastLine(nodes: readonly PhrasingContent[]): { before: PhrasingContent[]; line: PhrasingContent[] } {
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index];
    if (node?.type === 'break') return { before: nodes.slice(0, index), line: nodes.slice(index + 1) };
    const cut = node?.type === 'text' ? /^([\s\S]*)(?:\r\n|\r|\n)[ \t]*([^\r\n]*)$/.exec(node.value) : null;
    if (node?.type === 'text' && cut)
      return {
        before: [...nodes.slice(0, index), { ...node, value: String(cut[1]) }],
        line: [{ ...node, value: String(cut[2]) }, ...nodes.slice(index + 1)],
      };
  }
  return { before: [], line: [...nodes] };
}
