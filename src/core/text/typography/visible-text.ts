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

/** Where a visible character is: the index of its string, and the offset there. */
interface Place {
  string: number;
  offset: number;
}

export function visibleTextOf(text: RichText): VisibleText {
  const places: Place[] = [];
  let characters = '';
  let string = -1;
  const addLetters = (count: number) => {
    characters += 'x'.repeat(count);
    // They are never replaced.
    for (let at = 0; at < count; at++) places.push({ string: -1, offset: 0 });
  };
  const addString = (written: string, isVisible: boolean) => {
    string++;
    if (!isVisible) return;
    for (const { 0: piece, groups, index } of written.matchAll(pieces)) {
      // The pattern has named groups.
      const { isolate, kept } = groups as Record<string, string | undefined>;
      if (isolate !== undefined) continue;
      characters += kept === undefined ? piece : 'x'.repeat(piece.length);
      for (let at = 0; at < piece.length; at++) places.push({ string, offset: index + at });
    }
  };
  const addParts = (parts: readonly RichPart[], isVisible: boolean) => {
    for (const part of parts)
      if (typeof part === 'string') addString(part, isVisible);
      else if (part.kind === 'time') addLetters(2);
      else if (part.kind === 'code') addLetters(String(part.parts[0]).length);
      else addParts(part.parts, isVisible && part.kind !== 'note');
  };
  addParts(partsOf(text), true);
  return {
    characters,
    before: (offset) => [...characters.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '',
    after: (offset) => [...characters.slice(offset + 1, offset + 3)].at(0) ?? '',
    isContiguous: (offset, length) => {
      const [first, last] = [places[offset], places[offset + length - 1]] as [Place, Place];
      return first.string === last.string && last.offset - first.offset === length - 1;
    },
    replace: (changes) => replaceIn(text, places, changes),
  };
}

function replaceIn(text: RichText, places: readonly Place[], changes: readonly Change[]): RichText {
  const edits = new Map<number, { offset: number; text: string }[]>();
  for (const { start, length, text: written } of changes)
    for (const [index, place] of places.slice(start, start + length).entries()) {
      const known = edits.get(place.string) ?? [];
      edits.set(place.string, known);
      known.push({ offset: place.offset, text: index === 0 ? written : '' });
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
