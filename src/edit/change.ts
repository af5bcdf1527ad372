import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { applyEdits, type Edit } from './edits.ts';
import { type Layout, layoutOf, onOneLine, written } from './layout.ts';

/** The names and indexes that lead to a value. */
type Way = readonly (string | number)[];

/** A change of what a file says. */
export type Change =
  | { kind: 'set'; at: Way; value: unknown }
  | { kind: 'append'; at: Way; value: unknown }
  | { kind: 'insert'; at: Way; value: unknown }
  | { kind: 'rename'; at: Way; name: string }
  | { kind: 'remove'; at: Way };

/**
 * A text after one change, laid out as it was; every other character stays. `set` adds what is not there to the end of
 * its object, `append` adds to the end of a list, `insert` before an entry of one. The text must be JSON; throws when `at`
 * leads nowhere.
 */
export function applyChange(text: string, change: Change): string {
  return applyEdits(text, editsOf(text, [change]));
}

/**
 * The edits that make changes in a text; none of the changes may move what another one names. Throws as `applyChange`
 * does.
 */
export function editsOf(text: string, changes: readonly Change[]): Edit[] {
  const [root, layout] = [parseTree(text), layoutOf(text)];
  return changes.map((change) => editOf(change, root, text, layout));
}

function editOf(change: Change, root: Node | undefined, text: string, layout: Layout): Edit {
  const find = (way: Way) => {
    const node = root && findNodeAtLocation(root, [...way]);
    if (!node) throw new Error(`there is nothing at /${way.join('/')}`);
    return node;
  };
  switch (change.kind) {
    case 'set': {
      const existing = root && findNodeAtLocation(root, [...change.at]);
      if (!existing) return addition(find(change.at.slice(0, -1)), change.at.at(-1), change.value, text, layout);
      const { offset, length } = existing;
      return { offset, length, text: asWritten(change.value, existing, text, layout) };
    }
    case 'append':
      return addition(find(change.at), undefined, change.value, text, layout);
    case 'insert':
      return insertion(find(change.at), change.value, text, layout);
    case 'rename': {
      const { parent } = find(change.at);
      const name = parent?.type === 'property' ? parent.children?.[0] : undefined;
      if (!name) throw new Error(`there is no name at /${change.at.join('/')}`);
      return { offset: name.offset, length: name.length, text: JSON.stringify(change.name) };
    }
    case 'remove': {
      const node = find(change.at);
      return removal(node.parent?.type === 'property' ? node.parent : node);
    }
  }
}

/* Adds an entry to the end of an object or list, on its own line where the others have theirs. */
function addition(
  { offset, length, children = [] }: Node,
  name: string | number | undefined,
  value: unknown,
  text: string,
  layout: Layout,
): Edit {
  const prefix = typeof name === 'string' ? JSON.stringify(name) + layout.colon : '';
  const last = children.at(-1);
  const isOnOneLine = !/[\r\n]/.test(text.slice(offset, offset + length));
  if (!last) {
    const indent = indentOf(text, offset);
    const inner = indent + layout.unit;
    const entry = /[\r\n]/.test(text)
      ? [layout.end + inner + prefix + written(value, layout, inner, prefix === ''), layout.end, indent].join('')
      : prefix + onOneLine(value, layout);
    return { offset: offset + 1, length: length - 2, text: entry };
  }
  const end = last.offset + last.length;
  if (isOnOneLine) return { offset: end, length: 0, text: layout.comma + prefix + onOneLine(value, layout) };
  const indent = indentOf(text, last.offset);
  const before = isFirstOfLine(text, last.offset) ? `,${layout.end}${indent}` : layout.comma;
  return { offset: end, length: 0, text: before + prefix + written(value, layout, indent, prefix === '') };
}

/* Adds an entry before another, which keeps its own line where it has one. */
function insertion({ offset, length }: Node, value: unknown, text: string, layout: Layout): Edit {
  if (!isFirstOfLine(text, offset)) return { offset, length: 0, text: onOneLine(value, layout) + layout.comma };
  const indent = indentOf(text, offset);
  const isOpen = /[\r\n]/.test(text.slice(offset, offset + length));
  return { offset, length: 0, text: `${written(value, layout, indent, isOpen)},${layout.end}${indent}` };
}

const isFirstOfLine = (text: string, offset: number) => /(?:^|[\r\n])[ \t]*$/.test(text.slice(0, offset).slice(-200));

/* Removes an entry with its comma; the lines around it stay. */
function removal({ offset, length, parent }: Node): Edit {
  const siblings = parent?.children;
  if (!siblings) throw new Error('there would be nothing left of the file');
  const index = siblings.findIndex((sibling) => sibling.offset === offset);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (after) return { offset, length: after.offset - offset, text: '' };
  const start = before ? before.offset + before.length : offset;
  return { offset: start, length: offset + length - start, text: '' };
}

/* On one line where the object or list around it is. */
function asWritten(value: unknown, { offset, parent }: Node, text: string, layout: Layout): string {
  const around = parent?.type === 'property' ? parent.parent : parent;
  const isOnOneLine = around && !/[\r\n]/.test(text.slice(around.offset, around.offset + around.length));
  return isOnOneLine ? onOneLine(value, layout) : written(value, layout, indentOf(text, offset));
}

/* The blanks that the line of an offset begins with. */
function indentOf(text: string, offset: number): string {
  let start = offset;
  // A search for either end of a line would go through the whole text where the file has only the other.
  while (start > 0 && !/[\r\n]/.test(text.charAt(start - 1))) start--;
  const line = text.slice(start, offset);
  return line.slice(0, line.search(/[^ \t]|$/));
}
