import { common, createLowlight } from 'lowlight';
import type { CodeTree } from '../../core/content/markdown/code/code-lines.ts';

const lowlight = createLowlight(common);

/** Tells the parts of code apart by one of the common grammars of highlight.js. Undefined where it cannot. */
export function highlight(grammar: string, code: string): CodeTree | undefined {
  try {
    return lowlight.highlight(grammar, code) as CodeTree;
  } catch {
    // A grammar that fails on a text takes no site with it.
    return undefined;
  }
}
