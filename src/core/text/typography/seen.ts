import { addressEnd, begins, end, foreignSign } from '../../../shared/marks.ts';

/** What is seen of a text with marks: its words, in which code, addresses and placeholders are letters only. */
export interface Seen {
  words: string;
  /** Where each character of the words is in the text. */
  places: readonly number[];
  /** The character before a place in the words, and after it; empty where there is none. */
  before(place: number): string;
  after(place: number): string;
  /** Whether a stretch of the words is one of the text too. */
  isWhole(place: number, length: number): boolean;
}

export function seenIn(text: string): Seen {
  const places: number[] = [];
  let words = '';
  for (const { 0: part, groups, index } of text.matchAll(parts)) {
    if (groups?.mark !== undefined) continue;
    words += groups?.kept === undefined ? part : 'x'.repeat(part.length);
    for (let at = 0; at < part.length; at++) places.push(index + at);
  }
  return {
    words,
    places,
    before: (place) => [...words.slice(Math.max(0, place - 2), place)].at(-1) ?? '',
    after: (place) => [...words.slice(place + 1, place + 3)].at(0) ?? '',
    isWhole: (place, length) => Number(places[place + length - 1]) - Number(places[place]) === length - 1,
  };
}

const isolates = '\\u200F\\u2066-\\u2069';
const mark = `${begins.note}[^${end}]*${end}|[${begins.link}${begins.foreign}][^${addressEnd}]*${addressEnd}|[${begins.strong}${begins.emphasis}${end}${foreignSign}${isolates}]`;
const code = `${begins.code}[^${end}]*${end}`;
/* The first character is that of a time that is still to be filled in: see timed-texts.ts. The last is an object of code. */
const placeholder = '\\uFFFF[^}]*\\}|\\{[A-Za-z]+(?::[^{}\\s]*)?\\}|\\{\\s*["\'][^{}]*\\}';
const address = `(?<![\\p{L}\\p{N}])(?:https?://|www\\.|mailto:|tel:)[^\\s<>"«»\\uFDD0-\\uFDD8]*[^\\s<>"'«».,;:!?)\\]\\uFDD0-\\uFDD8]`;
const mail = `(?<![\\w.+'-])[\\w.+-]+(?:'[\\w.+-]+)*@[\\w-]+(?:\\.[\\w-]+)+`;

const parts = new RegExp(`(?<mark>${mark})|(?<kept>${code}|${placeholder}|${address}|${mail})|.`, 'gsu');
