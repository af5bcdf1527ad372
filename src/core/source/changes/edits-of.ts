import { expectDefined } from '../../../shared/expect-defined.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { mapEntries, mapValues } from '../../../shared/map-values.ts';
import { type Change, Copied, type JsonPath } from '../../diagnostics/change.ts';
import type { Pointer } from '../../diagnostics/diagnostic.ts';
import { stepsOf } from '../../diagnostics/pointer.ts';
import { deepestAt, entryOf, type Node, nameOf, treeOf } from '../tree.ts';
import { applyEdits, type Edit } from './edits.ts';
import { formatOnOneLine, formatValue, indentOf, isFirstOfLine, type Layout, layoutOf, Raw } from './layout.ts';

/** A text with its parsed structure. */
export interface ParsedText {
  text: string;
  tree: Node;
  layout: Layout;
  /** Converts the pointer of a value in the site to its pointer in the text. */
  sourcePointer(pointer: Pointer): Pointer;
}

function parseText(text: string): ParsedText {
  const tree = expectDefined(treeOf(text), 'The tree of a JSON text');
  return { text, tree, layout: layoutOf(text), sourcePointer: (pointer) => pointer };
}

/**
 * Returns the edits that apply changes to a text in its own layout; all other characters stay. `set` adds a missing
 * property at the end of its object, `append` adds at the end of an array, and `insert` adds before an entry. No change
 * may move the target of another one. The edits don't overlap; if two start at the same offset, additions come first.
 * The text must be JSON. Throws if `at` doesn't exist.
 */
export function editsOf(text: string, changes: readonly Change[], read: ParsedText = parseText(text)): Edit[] {
  const removed = new Set(changes.flatMap((change) => (change.kind === 'remove' ? [removedAt(change.at, read)] : [])));
  const added = new Map<Node, Added[]>();
  const edits: Edit[] = [];
  for (const change of changes) {
    const addition = additionOf(change, read);
    if (addition) added.set(addition.to, [...(added.get(addition.to) ?? []), addition]);
    else if (change.kind !== 'remove' && change.kind !== 'append') edits.push(editOf(change, read));
  }
  const additions = [...added].map(([to, entries]) => additionTo(to, entries, removed, read));
  const removals = [...removed].flatMap((entry) => removal(entry, removed, added));
  return [...additions, ...edits, ...removals];
}

/**
 * Returns a text after one change, in its own layout; all other characters stay. The text must be JSON. Throws if the
 * target of the change doesn't exist.
 */
export function applyChange(text: string, change: Change): string {
  return applyEdits(text, editsOf(text, [change]));
}

/** An entry to append to an object or array. */
interface Added {
  to: Node;
  name?: string | number | undefined;
  value: unknown;
}

function additionOf(change: Change, read: ParsedText): Added | undefined {
  const { at } = change;
  if (change.kind === 'append') return { to: find(at, read), value: resolveCopies(change.value, read) };
  if (change.kind !== 'set' || deepestAt(read.tree, at).isWhole) return undefined;
  return { to: find(at.slice(0, -1), read), name: at.at(-1), value: resolveCopies(change.value, read) };
}

/* The edit for an existing entry. */
function editOf(change: Exclude<Change, { kind: 'append' | 'remove' }>, read: ParsedText): Edit {
  const node = find(change.at, read);
  switch (change.kind) {
    case 'set':
      return { ...rangeOf(node), text: formatInPlace(resolveCopies(change.value, read), node, read) };
    case 'insert':
      return insertion(entryOf(node), change.name, resolveCopies(change.value, read), read);
    case 'rename':
      if (node.parent?.type !== 'property') throw new Error(`there is no name at /${change.at.join('/')}`);
      return { ...rangeOf(nameOf(node.parent)), text: JSON.stringify(change.name) };
  }
}

function find(at: JsonPath, { tree }: ParsedText): Node {
  const { node, isWhole } = deepestAt(tree, at);
  if (!isWhole) throw new Error(`there is nothing at /${at.join('/')}`);
  return node;
}

const rangeOf = ({ offset, length }: Node) => ({ offset, length });
const endOf = ({ offset, length }: Node) => offset + length;

/* Replaces copied values with their source text. */
function resolveCopies(value: unknown, read: ParsedText): unknown {
  if (value instanceof Copied) {
    const node = find(stepsOf(read.sourcePointer(value.pointer)), read);
    return new Raw(read.text.slice(node.offset, endOf(node)), indentOf(read.text, node.offset));
  }
  if (Array.isArray(value)) return mapEntries(value, (entry) => resolveCopies(entry, read));
  return isRecord(value) ? mapValues(value, (entry) => resolveCopies(entry, read)) : value;
}

/* Appends entries to an object or array, each on its own line if the existing entries are on separate lines. */
function additionTo(to: Node, added: readonly Added[], removed: ReadonlySet<Node>, { text, layout }: ParsedText): Edit {
  const last = to.children?.findLast((entry) => !removed.has(entry));
  const prefixOf = ({ name }: Added) => (typeof name === 'string' ? JSON.stringify(name) + layout.colon : '');
  const inOneLine = (entry: Added) => prefixOf(entry) + formatOnOneLine(entry.value, layout);
  const formatOnLines = (entry: Added, indent: string) =>
    prefixOf(entry) + formatValue(entry.value, layout, indent, typeof entry.name !== 'string');
  if (!last) {
    const indent = indentOf(text, to.offset);
    const inner = indent + layout.unit;
    const inside = /[\r\n]/.test(text)
      ? `${added.map((entry) => layout.end + inner + formatOnLines(entry, inner)).join(',')}${layout.end}${indent}`
      : added.map(inOneLine).join(layout.comma);
    return { offset: to.offset + 1, length: to.length - 2, text: inside };
  }
  const at = { offset: endOf(last), length: 0 };
  if (isOnOneLine(to, text)) return { ...at, text: added.map((entry) => layout.comma + inOneLine(entry)).join('') };
  const indent = indentOf(text, last.offset);
  const before = isFirstOfLine(text, last.offset) ? `,${layout.end}${indent}` : layout.comma;
  return { ...at, text: added.map((entry) => before + formatOnLines(entry, indent)).join('') };
}

/* Inserts an entry before another, on its own line if the other one starts a line. */
function insertion(next: Node, name: string | undefined, value: unknown, { text, layout }: ParsedText): Edit {
  const at = { offset: next.offset, length: 0 };
  const prefix = name === undefined ? '' : JSON.stringify(name) + layout.colon;
  if (!isFirstOfLine(text, next.offset)) return { ...at, text: prefix + formatOnOneLine(value, layout) + layout.comma };
  const indent = indentOf(text, next.offset);
  const isOpen = prefix === '' && !isOnOneLine(next, text);
  return { ...at, text: `${prefix}${formatValue(value, layout, indent, isOpen)},${layout.end}${indent}` };
}

const isOnOneLine = (node: Node, text: string) => !/[\r\n]/.test(text.slice(node.offset, endOf(node)));

function removedAt(at: JsonPath, read: ParsedText): Node {
  if (at.length === 0) throw new Error('there would be nothing left of the file');
  return entryOf(find(at, read));
}

/*
 * Removes an entry with its comma, and keeps the surrounding lines. If several entries at the end are removed, the edit
 * of the first covers all of them. If an addition replaces all entries, it makes the edit.
 */
function removal(entry: Node, removed: ReadonlySet<Node>, added: ReadonlyMap<Node, unknown>): Edit[] {
  // An entry is inside an array or object.
  const parent = entry.parent as Node;
  const siblings = parent.children as Node[];
  const { offset } = entry;
  const index = siblings.indexOf(entry);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const remains = (sibling: Node) => !removed.has(sibling);
  if (after && siblings.slice(index + 1).some(remains)) return [{ offset, length: after.offset - offset, text: '' }];
  if ((before && !remains(before)) || (added.has(parent) && !siblings.some(remains))) return [];
  // The entry to remove is one of them.
  const last = siblings.at(-1) as Node;
  const start = before ? endOf(before) : offset;
  return [{ offset: start, length: endOf(last) - start, text: '' }];
}

/* Writes the value on one line if the parent object or array is on one line. */
function formatInPlace(value: unknown, node: Node, { text, layout }: ParsedText): string {
  const { parent } = entryOf(node);
  return parent && isOnOneLine(parent, text)
    ? formatOnOneLine(value, layout)
    : formatValue(value, layout, indentOf(text, node.offset));
}
