import { isRecord } from '../../../shared/is-record.ts';
import type { Pointer } from '../../diagnostic/diagnostic.ts';
import { mapEntries, mapValues } from '../../site/map-values.ts';
import { type Entry, Outline, type Stretch } from '../outline.ts';
import { stepsOf } from '../pointer.ts';
import { type Change, Copied, type Way } from './change.ts';
import type { Edit } from './edits.ts';
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
 * another one names. The text must be JSON; throws when `at` leads nowhere.
 */
export function editsOf(text: string, changes: readonly Change[], read: Read = readingOf(text)): Edit[] {
  return changes.map((change) => editOf(change, read));
}

function editOf(change: Change, read: Read): Edit {
  const { at } = change;
  const value = 'value' in change ? resolved(change.value, read) : undefined;
  switch (change.kind) {
    case 'set': {
      const existing = read.outline.find(at.map(String));
      if (!existing) return addition(find(at.slice(0, -1), read), at.at(-1), value, read);
      const { offset } = existing;
      return { offset, length: read.outline.endOf(offset) - offset, text: asWritten(value, offset, at, read) };
    }
    case 'append':
      return addition(find(at, read), undefined, value, read);
    case 'insert':
      return insertion(wholeOf(find(at, read), read), change.name, value, read);
    case 'rename': {
      const { name } = find(at, read);
      if (!name) throw new Error(`there is no name at /${at.join('/')}`);
      return { ...name, text: JSON.stringify(change.name) };
    }
    case 'remove':
      return removal(at, read);
  }
}

function find(at: Way, { outline }: Read): Entry {
  const entry = outline.find(at.map(String));
  if (!entry) throw new Error(`there is nothing at /${at.join('/')}`);
  return entry;
}

/* From the name of a value to its end. */
function wholeOf({ offset, name }: Entry, { outline }: Read): Stretch {
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

/* Adds an entry to the end of an object or list, on its own line where the others have theirs. */
function addition({ offset }: Entry, name: string | number | undefined, value: unknown, read: Read): Edit {
  const { text, outline, layout } = read;
  const prefix = typeof name === 'string' ? JSON.stringify(name) + layout.colon : '';
  const length = outline.endOf(offset) - offset;
  const last = outline.entriesAt(offset).at(-1);
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
function insertion(
  { offset, length }: Stretch,
  name: string | undefined,
  value: unknown,
  { text, layout }: Read,
): Edit {
  const prefix = name === undefined ? '' : JSON.stringify(name) + layout.colon;
  if (!isFirstOfLine(text, offset))
    return { offset, length: 0, text: prefix + onOneLine(value, layout) + layout.comma };
  const indent = indentOf(text, offset);
  const isOpen = prefix === '' && /[\r\n]/.test(text.slice(offset, offset + length));
  return { offset, length: 0, text: `${prefix}${written(value, layout, indent, isOpen)},${layout.end}${indent}` };
}

const isFirstOfLine = (text: string, offset: number) => /(?:^|[\r\n])[ \t]*$/.test(text.slice(0, offset).slice(-200));

/* Removes an entry with its comma; the lines around it stay. */
function removal(at: Way, read: Read): Edit {
  if (at.length === 0) throw new Error('there would be nothing left of the file');
  const { offset, length } = wholeOf(find(at, read), read);
  const siblings = read.outline.entriesAt(find(at.slice(0, -1), read).offset);
  const index = siblings.findIndex((sibling) => sibling.offset === offset);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (after) return { offset, length: after.offset - offset, text: '' };
  const start = before ? before.offset + before.length : offset;
  return { offset: start, length: offset + length - start, text: '' };
}

/* On one line where the object or list around it is. */
function asWritten(value: unknown, offset: number, at: Way, read: Read): string {
  const { text, outline, layout } = read;
  const around = at.length === 0 ? undefined : find(at.slice(0, -1), read).offset;
  const isOnOneLine = around !== undefined && !/[\r\n]/.test(text.slice(around, outline.endOf(around)));
  return isOnOneLine ? onOneLine(value, layout) : written(value, layout, indentOf(text, offset));
}
