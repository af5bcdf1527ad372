import { common, createLowlight } from 'lowlight';
import type { CodeTree } from '../../core/content/markdown/code/code-lines.ts';

const lowlight = createLowlight(common);

/** Highlights code with one of the common grammars of highlight.js. Undefined if the grammar fails. */
export function highlight(grammar: string, code: string): CodeTree | undefined {
  try {
    // highlight.js creates only elements and texts.
    return lowlight.highlight(grammar, code) as CodeTree;
  } catch {
    // An error in a grammar must not fail the build.
    return undefined;
  }
}
