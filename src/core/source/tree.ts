import { type Node, type ParseError, parseTree } from 'jsonc-parser';

/** Parses a text as far as it is JSON; undefined without a value, or if its brackets exceed the parser's depth. */
export function treeOf(text: string): Node | undefined {
  // A broken text can have an error at every character. The parser only calls `push`.
  const ignoredErrors = { push: () => 0 } as unknown as ParseError[];
  try {
    return parseTree(text, ignoredErrors);
  } catch {
    return undefined;
  }
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
