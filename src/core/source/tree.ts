import { createScanner } from 'jsonc-parser';
import { nextToken } from './scan.ts';

/** A value in a text, or a property with two children: its name and its value. */
export interface Node {
  type: 'object' | 'array' | 'property' | 'scalar';
  offset: number;
  length: number;
  parent?: Node;
  children?: Node[];
  /** Only for the name of a property. */
  value?: string;
}

/**
 * Parses a text as far as it is JSON, without recursion; undefined without a value. An object or array that isn't
 * closed ends with the text.
 */
export function treeOf(text: string): Node | undefined {
  const scanner = createScanner(text, true);
  let root: Node | undefined;
  // The innermost open object or array, or the property whose value comes next.
  let parent: Node | undefined;
  do {
    const offset = nextToken(scanner, text);
    const mark = text.charAt(offset);
    if (mark === '') break;
    const isClosing = mark === '}' || mark === ']';
    // A property can lack its value.
    if (parent?.type === 'property' && (isClosing || mark === ',')) parent = parent.parent;
    if (isClosing && parent?.type === (mark === '}' ? 'object' : 'array')) parent = endOf(parent, offset + 1);
    else if (mark === '{') parent = add('object', offset, text.length - offset);
    else if (mark === '[') parent = add('array', offset, text.length - offset);
    else if (mark === '"' && parent?.type === 'object') {
      parent = add('property', offset, scanner.getTokenLength());
      add('scalar', offset, scanner.getTokenLength()).value = scanner.getTokenValue();
    } else if (!isClosing && mark !== ',' && mark !== ':' && parent?.type !== 'object')
      parent = endOf(add('scalar', offset, scanner.getTokenLength()), scanner.getPosition());
  } while (parent);
  return root;

  function add(type: Node['type'], offset: number, length: number): Node {
    const node: Node = { type, offset, length, ...(parent && { parent }) };
    if (type !== 'scalar') node.children = [];
    parent?.children?.push(node);
    root ??= node;
    return node;
  }
}

/* Ends a value, and with it the property that it belongs to. Returns what the next token belongs to. */
function endOf(node: Node, end: number): Node | undefined {
  node.length = end - node.offset;
  return node.parent?.type === 'property' ? endOf(node.parent, end) : node.parent;
}

/** Returns the node at a path, or its nearest existing parent. */
export function deepestAt(root: Node, steps: readonly (string | number)[]): { node: Node; isWhole: boolean } {
  let node = root;
  for (const step of steps) {
    const child = childOf(node, step);
    if (!child) return { node, isWhole: false };
    node = child;
  }
  return { node, isWhole: true };
}

/* The first of two equal names counts. */
function childOf({ type, children = [] }: Node, step: string | number): Node | undefined {
  if (type === 'array') return children[Number(step)];
  return children.find((property) => nameOf(property).value === step)?.children?.[1];
}

/** The node of a value with its property name, if it has one. */
export const entryOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

/** The node of the name of a property. */
export const nameOf = (property: Node): Node => (property.children as Node[])[0] as Node;
