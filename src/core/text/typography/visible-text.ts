import type { RichPart, RichText } from '../../../../schema/rich-text.ts';
import { mapParts, partsOf } from '../../../shared/rich-text.ts';

/** The visible part of a text, across its formatted parts. Code, times, addresses and placeholders are letters. */
export interface VisibleText {
  characters: string;
  /** The character before or after an offset; empty at the start and the end. */
  before(offset: number): string;
  after(offset: number): string;
  /** Whether a range is contiguous in one string of the text. */
  isContiguous(offset: number, length: number): boolean;
  /** Returns the text with ranges replaced. They are in order and don't overlap. */
  replace(changes: readonly Change[]): RichText;
}

/** The replacement of a range of the visible text. */
export interface Change {
  start: number;
  length: number;
  text: string;
}

/** The position of a visible character: the index of its string, and the offset in that string. */
interface Position {
  string: number;
  offset: number;
}

export function visibleTextOf(text: RichText): VisibleText {
  const positions: Position[] = [];
  let characters = '';
  let string = -1;
  const addLetters = (count: number) => {
    characters += 'x'.repeat(count);
    // They are never replaced.
    for (let at = 0; at < count; at++) positions.push({ string: -1, offset: 0 });
  };
  const addString = (written: string, isVisible: boolean) => {
    string++;
    if (!isVisible) return;
    for (const { 0: piece, groups, index } of written.matchAll(pieces)) {
      // The pattern has named groups.
      const { isolate, kept } = groups as Record<string, string | undefined>;
      if (isolate !== undefined) continue;
      characters += kept === undefined ? piece : 'x'.repeat(piece.length);
      for (let at = 0; at < piece.length; at++) positions.push({ string, offset: index + at });
    }
  };
  const addParts = (parts: readonly RichPart[], isVisible: boolean) => {
    for (const part of parts)
      if (typeof part === 'string') addString(part, isVisible);
      else if (part.kind === 'time') addLetters(2);
      else if (part.kind === 'code') addLetters(part.parts.join('').length);
      else addParts(part.parts, isVisible && part.kind !== 'note');
  };
  addParts(partsOf(text), true);
  return {
    characters,
    before: (offset) => [...characters.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '',
    after: (offset) => [...characters.slice(offset + 1, offset + 3)].at(0) ?? '',
    isContiguous: (offset, length) => {
      // The range is within the characters, and each has a position.
      const [first, last] = [positions[offset], positions[offset + length - 1]] as [Position, Position];
      return first.string === last.string && last.offset - first.offset === length - 1;
    },
    replace: (changes) => replaceIn(text, positions, changes),
  };
}

function replaceIn(text: RichText, positions: readonly Position[], changes: readonly Change[]): RichText {
  const edits = new Map<number, { offset: number; text: string }[]>();
  for (const { start, length, text: written } of changes)
    for (const [index, position] of positions.slice(start, start + length).entries()) {
      const stringEdits = edits.get(position.string) ?? [];
      edits.set(position.string, stringEdits);
      stringEdits.push({ offset: position.offset, text: index === 0 ? written : '' });
    }
  let index = 0;
  return mapParts(text, (string) => {
    let end = 0;
    let result = '';
    for (const { offset, text: written } of edits.get(index++) ?? []) {
      result += string.slice(end, offset) + written;
      end = offset + 1;
    }
    return [result + string.slice(end)];
  });
}

const isolates = '\\u200F\\u2066-\\u2069';
/* A placeholder, or an object literal in code. */
const placeholder = '\\{[A-Za-z]+(?::[^{}\\s]*)?\\}|\\{\\s*["\'][^{}]*\\}';
const address = `(?<![\\p{L}\\p{N}])(?:https?://|www\\.|mailto:|tel:)[^\\s<>"«»]*[^\\s<>"'«».,;:!?)\\]]`;
const mail = `(?<![\\w.+'-])[\\w.+-]+(?:'[\\w.+-]+)*@[\\w-]+(?:\\.[\\w-]+)+`;

const pieces = new RegExp(`(?<isolate>[${isolates}])|(?<kept>${placeholder}|${address}|${mail})|.`, 'gsu');
