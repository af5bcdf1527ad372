import type { CodeLine } from '../../../../../schema/rich-text.ts';

/** Code in its parts, as a grammar tells them apart: the tree of lowlight. */
export interface CodeTree {
  children: CodeTreeNode[];
}

type CodeTreeNode =
  | { type: 'text'; value: string }
  | { type: 'element'; properties: { className?: unknown }; children: CodeTreeNode[] };

type Piece = CodeLine['pieces'][number];

/** The lines of a tree. A part that goes over several lines is one in each; of parts in parts the innermost counts. */
export function linesOf(tree: CodeTree): Piece[][] {
  const lines: Piece[][] = [[]];
  const add = (text: string, className: string) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      const line = lines.at(-1) as Piece[];
      const last = line.at(-1);
      if (part === '') continue;
      // Blanks have no colour, so what they stand between may be one piece.
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

/* The classes that have a colour of their own, by what highlight.js calls their parts; '' is plain in whatever it stands. */
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

/* ["hljs-title", "function_"] is "title.function", and is found as that or as "title". */
function classOf(found: unknown): string | undefined {
  const [first = '', ...more] = (Array.isArray(found) ? found : []).map((name) =>
    String(name).replace(/^hljs-|_+$/g, ''),
  );
  return classes[[first, ...more].join('.')] ?? classes[first];
}
