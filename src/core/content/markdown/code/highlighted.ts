import type { CodeBlock, TextNode } from '../../../../../schema/rich-text.ts';
import type { CompilerHost } from '../../../compiler-host.ts';
import { eachNode } from '../each-node.ts';
import { languageNamed } from './code-languages.ts';
import { linesOf } from './code-lines.ts';

/** A long text with the parts of its code told apart, as far as its languages are known. */
export const highlighted = (content: TextNode[], highlight: CompilerHost['highlight']): TextNode[] => {
  let left = mostOfText;
  return highlight
    ? coloured(content, (grammar, code) => {
        left -= code.length;
        return left < 0 ? undefined : highlight(grammar, code);
      })
    : content;
};

const coloured = (content: TextNode[], highlight: Highlight): TextNode[] =>
  content.map((node) => withColours(node, highlight));

function withColours(node: TextNode, highlight: Highlight): TextNode {
  switch (node.kind) {
    case 'code':
      return codeIn(node, highlight);
    case 'quote':
      return { ...node, content: coloured(node.content, highlight) };
    case 'list':
      return { ...node, items: node.items.map((item) => ({ ...item, content: coloured(item.content, highlight) })) };
    case 'notes':
      return { ...node, notes: node.notes.map((note) => ({ ...note, content: coloured(note.content, highlight) })) };
    default:
      return node;
  }
}

/** Whether any code of a long text is in a language that is known. */
export const hasKnownCode = (content: readonly TextNode[]): boolean =>
  [...eachNode(content)].some((node) => node.kind === 'code' && grammarOf(node) !== undefined);

const grammarOf = ({ language = '' }: CodeBlock): string | undefined => languageNamed(language)?.grammar;

type Highlight = NonNullable<CompilerHost['highlight']>;

/* Longer code is data, and nobody reads it word by word; a grammar may take very long for it. */
const most = 50_000;

/* So many characters of one text are told apart; code after them is plain. */
const mostOfText = 300_000;

function codeIn(block: CodeBlock, highlight: Highlight): CodeBlock {
  const grammar = grammarOf(block);
  const text = textOf(block);
  const tree = grammar !== undefined && text.length <= most ? highlight(grammar, text) : undefined;
  if (!tree) return block;
  const lines = linesOf(tree);
  return { ...block, lines: block.lines.map((line, index) => ({ ...line, pieces: lines[index] ?? [] })) };
}

/** The text of a block of code. */
export const textOf = ({ lines }: CodeBlock): string =>
  lines.map(({ pieces }) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('')).join('\n');
