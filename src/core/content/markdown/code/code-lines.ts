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

/* The class for each highlight.js scope; '' resets the color of the outer scope. */
const classes: Record<string, string> = {
  keyword: 'keyword',
  'variable.language': 'keyword',
  'selector-tag': 'keyword',
  name: 'keyword',
  'template-tag': 'keyword',
  section: 'keyword',
  string: 'string',
  regexp: 'string',
  link: 'string',
  code: 'string',
  quote: 'comment',
  char: 'string',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  bullet: 'number',
  'variable.constant': 'number',
  title: 'name',
  type: 'name',
  built_in: 'name',
  class: 'name',
  attr: 'name',
  attribute: 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  'selector-attr': 'name',
  'selector-pseudo': 'name',
  comment: 'comment',
  doctag: 'comment',
  meta: 'comment',
  addition: 'added',
  deletion: 'removed',
  subst: '',
};

/* ["hljs-title", "function_"] is "title.function", which falls back to "title". */
function classOf(found: unknown): string | undefined {
  const [first = '', ...rest] = (Array.isArray(found) ? found : []).map((name) =>
    String(name).replace(/^hljs-|_+$/g, ''),
  );
  return classes[[first, ...rest].join('.')] ?? classes[first];
}
