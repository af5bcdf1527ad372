import type { CodeLine } from '../../../../../schema/long-text.ts';

/** Highlighted code: the tree of lowlight. */
export interface CodeTree {
  children: CodeTreeNode[];
}

type CodeTreeNode =
  | { type: 'text'; value: string }
  | { type: 'element'; properties: { className?: unknown }; children: CodeTreeNode[] };

type Piece = CodeLine['pieces'][number];

/** Splits a tree into lines. A part that spans several lines appears in each. The innermost of nested parts counts. */
export function linesOf(tree: CodeTree): Piece[][] {
  const lines: Piece[][] = [[]];
  const add = (text: string, className: string) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      // The list starts with a line.
      const line = lines.at(-1) as Piece[];
      const last = line.at(-1);
      if (part === '') continue;
      // Whitespace has no color, so it can join the surrounding pieces.
      if (className === '' || part.trim() === '') {
        if (typeof last === 'string') line[line.length - 1] = last + part;
        else line.push(part);
      } else line.push([className, part]);
    }
  };
  const visit = (nodes: CodeTreeNode[], className: string) => {
    for (const node of nodes) {
      if (node.type === 'text') add(node.value, className);
      else visit(node.children, classOf(node.properties.className) ?? className);
    }
  };
  visit(tree.children, '');
  return lines;
}

/* The scopes of highlight.js by class; '' resets the color of the outer scope. */
const scopes: Record<string, string> = {
  keyword: 'keyword variable.language selector-tag name template-tag section',
  string: 'string regexp link code char',
  comment: 'quote comment doctag meta',
  number: 'number literal symbol bullet variable.constant',
  name: 'title type built_in class attr attribute selector-class selector-id selector-attr selector-pseudo',
  added: 'addition',
  removed: 'deletion',
  '': 'subst',
};

const classes = new Map(
  Object.entries(scopes).flatMap(([name, all]) => all.split(' ').map((scope) => [scope, name] as const)),
);

/* ["hljs-title", "function_"] is "title.function", which falls back to "title". */
function classOf(found: unknown): string | undefined {
  const [first = '', ...rest] = (Array.isArray(found) ? found : []).map((name) =>
    String(name).replace(/^hljs-|_+$/g, ''),
  );
  return classes.get([first, ...rest].join('.')) ?? classes.get(first);
}
