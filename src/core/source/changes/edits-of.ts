import { isRecord } from '../../../shared/is-record.ts';
import type { Pointer } from '../../diagnostics/diagnostic.ts';
import { mapEntries, mapValues } from '../../resolve/map-values.ts';
import { type Entry, Outline, type Span } from '../outline.ts';
import { stepsOf } from '../pointer.ts';
import { type Change, Copied, type JsonPath } from './change.ts';
import { applyEdits, type Edit } from './edits.ts';
import { indentOf, type Layout, layoutOf, onOneLine, Raw, written } from './layout.ts';

/** A text that is changed, and what has been read of it. */
export interface Read {
  text: string;
  outline: Outline;
  layout: Layout;
  /** What the pointer of a value is in the text. */
  inText(pointer: Pointer): Pointer;
}

const readingOf = (text: string): Read => ({
  text,
  outline: new Outline(text),
  layout: layoutOf(text),
  inText: (pointer) => pointer,
});

/**
 * The edits that make changes in a text, laid out as it is; every other character stays. `set` adds what is not there to
 * the end of its object, `append` adds to the end of a list, `insert` before an entry. None of the changes may move what
 * another one names. The edits do not overlap; where one begins at the place of another, what is added comes first. The
 * text must be JSON; throws when `at` leads nowhere.
 */
export function editsOf(text: string, changes: readonly Change[], read: Read = readingOf(text)): Edit[] {
  const gone = new Set(changes.flatMap((change) => (change.kind === 'remove' ? [goneWith(change.at, read)] : [])));
  const added = new Map<number, Added[]>();
  const edits: Edit[] = [];
  for (const change of changes) {
    const addition = additionOf(change, read);
    if (addition) added.set(addition.to, [...(added.get(addition.to) ?? []), addition]);
    else if (change.kind !== 'remove' && change.kind !== 'append') edits.push(editOf(change, read));
  }
  const additions = [...added].map(([to, entries]) => additionTo(to, entries, gone, read));
  const removals = changes.flatMap((change) => (change.kind === 'remove' ? removal(change.at, gone, added, read) : []));
  return [...additions, ...edits, ...removals];
}

/**
 * A text after one change, laid out as it was; every other character stays. The text must be JSON; throws when the change
 * leads nowhere.
 */
export function applyChange(text: string, change: Change): string {
  return applyEdits(text, editsOf(text, [change]));
}

/** An entry that is added to the end of the object or list that begins at an offset. */
interface Added {
  to: number;
  name?: string | number | undefined;
  value: unknown;
}

function additionOf(change: Change, read: Read): Added | undefined {
  const { at } = change;
  if (change.kind === 'append') return { to: find(at, read).offset, value: resolved(change.value, read) };
  if (change.kind !== 'set' || read.outline.find(at.map(String))) return undefined;
  return { to: find(at.slice(0, -1), read).offset, name: at.at(-1), value: resolved(change.value, read) };
}

/* Of an entry that is there already. */
function editOf(change: Exclude<Change, { kind: 'append' | 'remove' }>, read: Read): Edit {
  const { at } = change;
  const { offset, name } = find(at, read);
  switch (change.kind) {
    case 'set': {
      const text = asWritten(resolved(change.value, read), offset, at, read);
      return { offset, length: read.outline.endOf(offset) - offset, text };
    }
    case 'insert':
      return insertion(
        wholeOf({ offset, ...(name && { name }) }, read),
        change.name,
        resolved(change.value, read),
        read,
      );
    case 'rename':
      if (!name) throw new Error(`there is no name at /${at.join('/')}`);
      return { ...name, text: JSON.stringify(change.name) };
  }
}

function find(at: JsonPath, { outline }: Read): Entry {
  const entry = outline.find(at.map(String));
  if (!entry) throw new Error(`there is nothing at /${at.join('/')}`);
  return entry;
}

/* From the name of a value to its end. */
function wholeOf({ offset, name }: Entry, { outline }: Read): Span {
  const start = name?.offset ?? offset;
  return { offset: start, length: outline.endOf(offset) - start };
}

/* What is copied, as it is written. */
function resolved(value: unknown, read: Read): unknown {
  if (value instanceof Copied) {
    const { offset } = find(stepsOf(read.inText(value.pointer)), read);
    return new Raw(read.text.slice(offset, read.outline.endOf(offset)), indentOf(read.text, offset));
  }
  if (Array.isArray(value)) return mapEntries(value, (entry) => resolved(entry, read));
  return isRecord(value) ? mapValues(value, (entry) => resolved(entry, read)) : value;
}

/* Adds entries to the end of an object or list, each on its own line where the others have theirs. */
function additionTo(offset: number, added: readonly Added[], gone: ReadonlySet<number>, read: Read): Edit {
  const { text, outline, layout } = read;
  const length = outline.endOf(offset) - offset;
  const last = outline.entriesAt(offset).findLast((entry) => !gone.has(entry.offset));
  const prefixOf = ({ name }: Added) => (typeof name === 'string' ? JSON.stringify(name) + layout.colon : '');
  const inLine = (entry: Added) => prefixOf(entry) + onOneLine(entry.value, layout);
  const onLines = (entry: Added, indent: string) =>
    prefixOf(entry) + written(entry.value, layout, indent, typeof entry.name !== 'string');
  if (!last) {
    const indent = indentOf(text, offset);
    const inner = indent + layout.unit;
    const inside = /[\r\n]/.test(text)
      ? `${added.map((entry) => layout.end + inner + onLines(entry, inner)).join(',')}${layout.end}${indent}`
      : added.map(inLine).join(layout.comma);
    return { offset: offset + 1, length: length - 2, text: inside };
  }
  const end = last.offset + last.length;
  const isOnOneLine = !/[\r\n]/.test(text.slice(offset, offset + length));
  if (isOnOneLine) return { offset: end, length: 0, text: added.map((entry) => layout.comma + inLine(entry)).join('') };
  const indent = indentOf(text, last.offset);
  const before = isFirstOfLine(text, last.offset) ? `,${layout.end}${indent}` : layout.comma;
  return { offset: end, length: 0, text: added.map((entry) => before + onLines(entry, indent)).join('') };
}

/* Adds an entry before another, which keeps its own line where it has one. */
function insertion({ offset, length }: Span, name: string | undefined, value: unknown, { text, layout }: Read): Edit {
  const prefix = name === undefined ? '' : JSON.stringify(name) + layout.colon;
  if (!isFirstOfLine(text, offset))
    return { offset, length: 0, text: prefix + onOneLine(value, layout) + layout.comma };
  const indent = indentOf(text, offset);
  const isOpen = prefix === '' && /[\r\n]/.test(text.slice(offset, offset + length));
  return { offset, length: 0, text: `${prefix}${written(value, layout, indent, isOpen)},${layout.end}${indent}` };
}

const isFirstOfLine = (text: string, offset: number) => /(?:^|[\r\n])[ \t]*$/.test(text.slice(0, offset).slice(-200));

function goneWith(at: JsonPath, read: Read): number {
  if (at.length === 0) throw new Error('there would be nothing left of the file');
  return wholeOf(find(at, read), read).offset;
}

/*
 * Removes an entry with its comma; the lines around it stay. Of several at the end the first takes the others along, and
 * where nothing is left that something is added to, that stands in the place of all.
 */
function removal(at: JsonPath, gone: ReadonlySet<number>, added: ReadonlyMap<number, unknown>, read: Read): Edit[] {
  const around = find(at.slice(0, -1), read).offset;
  const siblings = read.outline.entriesAt(around);
  const offset = goneWith(at, read);
  const index = siblings.findIndex((sibling) => sibling.offset === offset);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const isLeft = (sibling: Span) => !gone.has(sibling.offset);
  if (after && siblings.slice(index + 1).some(isLeft)) return [{ offset, length: after.offset - offset, text: '' }];
  if ((before && !isLeft(before)) || (added.has(around) && !siblings.some(isLeft))) return [];
  const { offset: lastOffset, length } = siblings.at(-1) as Span;
  const start = before ? before.offset + before.length : offset;
  return [{ offset: start, length: lastOffset + length - start, text: '' }];
}

/* On one line where the object or list around it is. */
function asWritten(value: unknown, offset: number, at: JsonPath, read: Read): string {
  const { text, outline, layout } = read;
  const around = at.length === 0 ? undefined : find(at.slice(0, -1), read).offset;
  const isOnOneLine = around !== undefined && !/[\r\n]/.test(text.slice(around, outline.endOf(around)));
  return isOnOneLine ? onOneLine(value, layout) : written(value, layout, indentOf(text, offset));
}
