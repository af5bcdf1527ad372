import type { CodeBlock, TextNode } from '../../../../../schema/long-text.ts';
import type { CompilerHost } from '../../../compiler-host.ts';
import { eachNode } from '../each-node.ts';
import { languageNamed } from './code-languages.ts';
import { linesOf } from './code-lines.ts';

/** Returns a long text with syntax highlighting for code in known languages. */
export const highlightCode = (content: TextNode[], highlight: CompilerHost['highlight']): TextNode[] => {
  let remaining = maxTextLength;
  return highlight
    ? highlightNodes(content, (grammar, code) => {
        remaining -= code.length;
        return remaining < 0 ? undefined : highlight(grammar, code);
      })
    : content;
};

const highlightNodes = (content: TextNode[], highlight: Highlight): TextNode[] =>
  content.map((node) => highlightNode(node, highlight));

function highlightNode(node: TextNode, highlight: Highlight): TextNode {
  switch (node.kind) {
    case 'code':
      return highlightBlock(node, highlight);
    case 'quote':
      return { ...node, content: highlightNodes(node.content, highlight) };
    case 'list':
      return {
        ...node,
        items: node.items.map((item) => ({ ...item, content: highlightNodes(item.content, highlight) })),
      };
    case 'notes':
      return {
        ...node,
        notes: node.notes.map((note) => ({ ...note, content: highlightNodes(note.content, highlight) })),
      };
    default:
      return node;
  }
}

/** Whether a long text contains code in a known language. */
export const hasKnownCode = (content: readonly TextNode[]): boolean =>
  [...eachNode(content)].some((node) => node.kind === 'code' && grammarOf(node) !== undefined);

const grammarOf = ({ language = '' }: CodeBlock): string | undefined => languageNamed(language)?.grammar;

type Highlight = NonNullable<CompilerHost['highlight']>;

/* Longer code is data, and a grammar may take very long for it. */
const maxBlockLength = 50_000;

/* The maximum number of highlighted characters in one text; code after them is plain. */
const maxTextLength = 300_000;

function highlightBlock(block: CodeBlock, highlight: Highlight): CodeBlock {
  const grammar = grammarOf(block);
  const text = textOf(block);
  const tree = grammar !== undefined && text.length <= maxBlockLength ? highlight(grammar, text) : undefined;
  if (!tree) return block;
  const lines = linesOf(tree);
  return { ...block, lines: block.lines.map((line, index) => ({ ...line, pieces: lines[index] ?? [] })) };
}

/** Returns the text of a code block. */
export const textOf = ({ lines }: CodeBlock): string =>
  lines.map(({ pieces }) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('')).join('\n');
