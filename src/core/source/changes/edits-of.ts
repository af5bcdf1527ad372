import { isRecord } from '../../../shared/is-record.ts';
import { mapEntries, mapValues } from '../../../shared/map-values.ts';
import type { Pointer } from '../../diagnostics/diagnostic.ts';
import { stepsOf } from '../../diagnostics/pointer.ts';
import { type Entry, Outline, type Span } from '../outline.ts';
import { type Change, Copied, type JsonPath } from './change.ts';
import { applyEdits, type Edit } from './edits.ts';
import { formatOnOneLine, formatValue, indentOf, type Layout, layoutOf, Raw } from './layout.ts';

/** A text with its parsed structure. */
export interface ParsedText {
  text: string;
  outline: Outline;
  layout: Layout;
  /** Converts the pointer of a value in the site to its pointer in the text. */
  sourcePointer(pointer: Pointer): Pointer;
}

const parseText = (text: string): ParsedText => ({
  text,
  outline: new Outline(text),
  layout: layoutOf(text),
  sourcePointer: (pointer) => pointer,
});

/**
 * Returns the edits that apply changes to a text in its own layout; all other characters stay. `set` adds a missing
 * property at the end of its object, `append` adds at the end of an array, and `insert` adds before an entry. No change
 * may move the target of another one. The edits don't overlap; if two start at the same offset, additions come first.
 * The text must be JSON. Throws if `at` doesn't exist.
 */
export function editsOf(text: string, changes: readonly Change[], read: ParsedText = parseText(text)): Edit[] {
  const removed = new Set(
    changes.flatMap((change) => (change.kind === 'remove' ? [offsetOfRemoved(change.at, read)] : [])),
  );
  const added = new Map<number, Added[]>();
  const edits: Edit[] = [];
  for (const change of changes) {
    const addition = additionOf(change, read);
    if (addition) added.set(addition.to, [...(added.get(addition.to) ?? []), addition]);
    else if (change.kind !== 'remove' && change.kind !== 'append') edits.push(editOf(change, read));
  }
  const additions = [...added].map(([to, entries]) => additionTo(to, entries, removed, read));
  const removals = changes.flatMap((change) =>
    change.kind === 'remove' ? removal(change.at, removed, added, read) : [],
  );
  return [...additions, ...edits, ...removals];
}

/**
 * Returns a text after one change, in its own layout; all other characters stay. The text must be JSON. Throws if the
 * target of the change doesn't exist.
 */
export function applyChange(text: string, change: Change): string {
  return applyEdits(text, editsOf(text, [change]));
}

/** An entry to append to the object or array that starts at an offset. */
interface Added {
  to: number;
  name?: string | number | undefined;
  value: unknown;
}

function additionOf(change: Change, read: ParsedText): Added | undefined {
  const { at } = change;
  if (change.kind === 'append') return { to: find(at, read).offset, value: resolveCopies(change.value, read) };
  if (change.kind !== 'set' || read.outline.find(at.map(String))) return undefined;
  return { to: find(at.slice(0, -1), read).offset, name: at.at(-1), value: resolveCopies(change.value, read) };
}

/* The edit for an existing entry. */
function editOf(change: Exclude<Change, { kind: 'append' | 'remove' }>, read: ParsedText): Edit {
  const { at } = change;
  const { offset, name } = find(at, read);
  switch (change.kind) {
    case 'set': {
      const text = formatInPlace(resolveCopies(change.value, read), offset, at, read);
      return { offset, length: read.outline.endOf(offset) - offset, text };
    }
    case 'insert':
      return insertion(
        wholeOf({ offset, ...(name && { name }) }, read),
        change.name,
        resolveCopies(change.value, read),
        read,
      );
    case 'rename':
      if (!name) throw new Error(`there is no name at /${at.join('/')}`);
      return { ...name, text: JSON.stringify(change.name) };
  }
}

function find(at: JsonPath, { outline }: ParsedText): Entry {
  const entry = outline.find(at.map(String));
  if (!entry) throw new Error(`there is nothing at /${at.join('/')}`);
  return entry;
}

/* The range from the name of a property to the end of its value. */
function wholeOf({ offset, name }: Entry, { outline }: ParsedText): Span {
  const start = name?.offset ?? offset;
  return { offset: start, length: outline.endOf(offset) - start };
}

/* Replaces copied values with their source text. */
function resolveCopies(value: unknown, read: ParsedText): unknown {
  if (value instanceof Copied) {
    const { offset } = find(stepsOf(read.sourcePointer(value.pointer)), read);
    return new Raw(read.text.slice(offset, read.outline.endOf(offset)), indentOf(read.text, offset));
  }
  if (Array.isArray(value)) return mapEntries(value, (entry) => resolveCopies(entry, read));
  return isRecord(value) ? mapValues(value, (entry) => resolveCopies(entry, read)) : value;
}

/* Appends entries to an object or array, each on its own line if the existing entries are on separate lines. */
function additionTo(offset: number, added: readonly Added[], removed: ReadonlySet<number>, read: ParsedText): Edit {
  const { text, outline, layout } = read;
  const length = outline.endOf(offset) - offset;
  const last = outline.entriesAt(offset).findLast((entry) => !removed.has(entry.offset));
  const prefixOf = ({ name }: Added) => (typeof name === 'string' ? JSON.stringify(name) + layout.colon : '');
  const inOneLine = (entry: Added) => prefixOf(entry) + formatOnOneLine(entry.value, layout);
  const formatOnLines = (entry: Added, indent: string) =>
    prefixOf(entry) + formatValue(entry.value, layout, indent, typeof entry.name !== 'string');
  if (!last) {
    const indent = indentOf(text, offset);
    const inner = indent + layout.unit;
    const inside = /[\r\n]/.test(text)
      ? `${added.map((entry) => layout.end + inner + formatOnLines(entry, inner)).join(',')}${layout.end}${indent}`
      : added.map(inOneLine).join(layout.comma);
    return { offset: offset + 1, length: length - 2, text: inside };
  }
  const end = last.offset + last.length;
  const isOnOneLine = !/[\r\n]/.test(text.slice(offset, offset + length));
  if (isOnOneLine)
    return { offset: end, length: 0, text: added.map((entry) => layout.comma + inOneLine(entry)).join('') };
  const indent = indentOf(text, last.offset);
  const before = isFirstOfLine(text, last.offset) ? `,${layout.end}${indent}` : layout.comma;
  return { offset: end, length: 0, text: added.map((entry) => before + formatOnLines(entry, indent)).join('') };
}

/* Inserts an entry before another, on its own line if the other one starts a line. */
function insertion(
  { offset, length }: Span,
  name: string | undefined,
  value: unknown,
  { text, layout }: ParsedText,
): Edit {
  const prefix = name === undefined ? '' : JSON.stringify(name) + layout.colon;
  if (!isFirstOfLine(text, offset))
    return { offset, length: 0, text: prefix + formatOnOneLine(value, layout) + layout.comma };
  const indent = indentOf(text, offset);
  const isOpen = prefix === '' && /[\r\n]/.test(text.slice(offset, offset + length));
  return { offset, length: 0, text: `${prefix}${formatValue(value, layout, indent, isOpen)},${layout.end}${indent}` };
}

const isFirstOfLine = (text: string, offset: number) => /(?:^|[\r\n])[ \t]*$/.test(text.slice(0, offset).slice(-200));

function offsetOfRemoved(at: JsonPath, read: ParsedText): number {
  if (at.length === 0) throw new Error('there would be nothing left of the file');
  return wholeOf(find(at, read), read).offset;
}

/*
 * Removes an entry with its comma, and keeps the surrounding lines. If several entries at the end are removed, the edit
 * of the first covers all of them. If an addition replaces all entries, it makes the edit.
 */
function removal(
  at: JsonPath,
  removed: ReadonlySet<number>,
  added: ReadonlyMap<number, unknown>,
  read: ParsedText,
): Edit[] {
  const parentOffset = find(at.slice(0, -1), read).offset;
  const siblings = read.outline.entriesAt(parentOffset);
  const offset = offsetOfRemoved(at, read);
  const index = siblings.findIndex((sibling) => sibling.offset === offset);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const remains = (sibling: Span) => !removed.has(sibling.offset);
  if (after && siblings.slice(index + 1).some(remains)) return [{ offset, length: after.offset - offset, text: '' }];
  if ((before && !remains(before)) || (added.has(parentOffset) && !siblings.some(remains))) return [];
  // The entry to remove is one of them.
  const { offset: lastOffset, length } = siblings.at(-1) as Span;
  const start = before ? before.offset + before.length : offset;
  return [{ offset: start, length: lastOffset + length - start, text: '' }];
}

/* Writes the value on one line if the parent object or array is on one line. */
function formatInPlace(value: unknown, offset: number, at: JsonPath, read: ParsedText): string {
  const { text, outline, layout } = read;
  const parentOffset = at.length === 0 ? undefined : find(at.slice(0, -1), read).offset;
  const isOnOneLine =
    parentOffset !== undefined && !/[\r\n]/.test(text.slice(parentOffset, outline.endOf(parentOffset)));
  return isOnOneLine ? formatOnOneLine(value, layout) : formatValue(value, layout, indentOf(text, offset));
}
