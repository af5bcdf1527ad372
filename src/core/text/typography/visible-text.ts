import { addressEnd, begins, end, foreignSign } from '../../../shared/marks.ts';

/** The visible part of a text with marks. Code, addresses and placeholders are replaced by letters. */
export interface VisibleText {
  characters: string;
  /** The offset in the text of each visible character. */
  offsets: readonly number[];
  /** The character before or after an offset in the visible text; empty at its start and end. */
  before(offset: number): string;
  after(offset: number): string;
  /** Whether a range of the visible text is contiguous in the source text. */
  isContiguous(offset: number, length: number): boolean;
}

export function visibleTextOf(text: string): VisibleText {
  const offsets: number[] = [];
  let characters = '';
  for (const { 0: part, groups, index } of text.matchAll(parts)) {
    if (groups?.mark !== undefined) continue;
    characters += groups?.kept === undefined ? part : 'x'.repeat(part.length);
    for (let at = 0; at < part.length; at++) offsets.push(index + at);
  }
  return {
    characters,
    offsets,
    before: (offset) => [...characters.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '',
    after: (offset) => [...characters.slice(offset + 1, offset + 3)].at(0) ?? '',
    isContiguous: (offset, length) => {
      const [first = 0, last = 0] = [offsets[offset], offsets[offset + length - 1]];
      return last - first === length - 1;
    },
  };
}

const isolates = '\\u200F\\u2066-\\u2069';
const mark = `${begins.note}[^${end}]*${end}|[${begins.link}${begins.foreign}][^${addressEnd}]*${addressEnd}|[${begins.strong}${begins.emphasis}${end}${foreignSign}${isolates}]`;
const code = `${begins.code}[^${end}]*${end}`;
/* The first alternative is a time placeholder: see timed-texts.ts. The last is an object literal in code. */
const placeholder = '\\uFFFF[^}]*\\}|\\{[A-Za-z]+(?::[^{}\\s]*)?\\}|\\{\\s*["\'][^{}]*\\}';
const address = `(?<![\\p{L}\\p{N}])(?:https?://|www\\.|mailto:|tel:)[^\\s<>"«»\\uFDD0-\\uFDD8]*[^\\s<>"'«».,;:!?)\\]\\uFDD0-\\uFDD8]`;
const mail = `(?<![\\w.+'-])[\\w.+-]+(?:'[\\w.+-]+)*@[\\w-]+(?:\\.[\\w-]+)+`;

const parts = new RegExp(`(?<mark>${mark})|(?<kept>${code}|${placeholder}|${address}|${mail})|.`, 'gsu');
