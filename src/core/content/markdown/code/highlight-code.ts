import type { CodeBlock, TextNode } from '../../../../../schema/long-text.ts';
import { codeText } from '../../../article/block-content.ts';
import type { CompilerHost } from '../../../compiler-host.ts';
import { eachNode } from '../each-node.ts';
import { languageNamed } from './code-languages.ts';
import { linesOf } from './code-lines.ts';

/** Whether a long text contains code in a known language. */
export const hasKnownCode = (content: readonly TextNode[]): boolean =>
  [...eachNode(content)].some((node) => node.kind === 'code' && grammarOf(node) !== undefined);

const grammarOf = ({ language = '' }: CodeBlock): string | undefined => languageNamed(language)?.grammar;

/* Longer code is data, and a grammar may take very long for it. */
const maxBlockLength = 50_000;

/* The maximum number of highlighted characters in one text; code after them is plain. */
const maxTextLength = 300_000;

/** Returns a function that adds syntax highlighting to the code blocks of one long text, if their language is known. */
export function codeHighlighter(highlight: CompilerHost['highlight']): (block: CodeBlock) => CodeBlock {
  let remaining = maxTextLength;
  return (block) => {
    const grammar = grammarOf(block);
    const text = codeText(block);
    if (!highlight || grammar === undefined || text.length > maxBlockLength) return block;
    remaining -= text.length;
    const tree = remaining < 0 ? undefined : highlight(grammar, text);
    if (!tree) return block;
    const lines = linesOf(tree);
    return { ...block, lines: block.lines.map((line, index) => ({ ...line, pieces: lines[index] ?? [] })) };
  };
}
