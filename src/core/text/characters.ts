import type { Location, Problem } from '../diagnostics/diagnostic.ts';
import { maxProblems } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { cutShort } from '../diagnostics/wording.ts';

/**
 * Reports invisible and misleading characters: control characters except tab and newline, lone surrogates (they break
 * hydration), noncharacters, and unclosed direction marks. `text` is the JSON source of the value; most sources pass
 * without a look at each value.
 */
export function checkCharacters(value: unknown, text: string): Problem[] {
  const problems: Problem[] = [];
  if (!suspicious.test(text)) return problems;
  visit(value, [], (text, steps, part) => {
    // More are never shown.
    if (problems.length >= maxProblems) return;
    const found = firstIn(text);
    if (!found) return;
    const { code, character, ...within } = found;
    problems.push({ code, at: { pointer: pointerOf(steps), part, within }, details: { character } });
  });
  return problems;
}

/** Finds the first such character of a multi-line text, in which every line must close its direction marks. */
export function unshowableIn(text: string): Unshowable | undefined {
  if (!suspicious.test(text)) return undefined;
  let start = 0;
  for (const line of text.replaceAll('\r', ' ').split('\n')) {
    const found = firstIn(line);
    if (found) return { ...found, start: start + found.start };
    start += line.length + 1;
  }
  return undefined;
}

interface Unshowable {
  code: 'OF013' | 'OF016';
  start: number;
  length: number;
  /** In Unicode notation, such as U+00A0. */
  character: string;
}

function firstIn(text: string): Unshowable | undefined {
  const bad = text.isWellFormed() ? unshowable.exec(text) : /\p{Surrogate}/u.exec(text);
  const found = bad ?? (direction.test(text) ? unclosed(text) : undefined);
  if (!found) return undefined;
  const { index: start } = found;
  const [character = ''] = text.slice(start, start + 2);
  return { code: bad ? 'OF013' : 'OF016', start, length: character.length, character: codePoint(character) };
}

/* All reported characters, surrogates that may form pairs, and the escapes that can represent them. */
const suspicious =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|\\[bfru]/;
const unshowable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Noncharacter_Code_Point}]/u;
const direction = /[\u202A-\u202E\u2066-\u2069]/;

type Visit = (text: string, steps: readonly (string | number)[], part: 'key' | 'value') => void;

/* All calls share one array of steps, because copying it for each value would dominate the run time. */
function visit(value: unknown, steps: (string | number)[], found: Visit): void {
  if (typeof value === 'string') found(value, steps, 'value');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    steps.push(key);
    if (typeof key === 'string') found(key, steps, 'key');
    visit(entry, steps, found);
    steps.pop();
  }
}

/* The first unclosed embedding, override or isolate, or the first closing mark without an opening one. */
function unclosed(text: string): { index: number } | undefined {
  const open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/[\u202A-\u202E\u2066-\u2069]/g)) {
    if (mark !== '\u202C' && mark !== '\u2069') open.push(index);
    else {
      const last = open.pop();
      const isIsolate = last !== undefined && text.charAt(last) >= '\u2066';
      if (last === undefined || isIsolate !== (mark === '\u2069')) return { index };
    }
  }
  const [index] = open;
  return index === undefined ? undefined : { index };
}

/** Returns a character in Unicode notation: U+00A0. */
export const codePoint = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** The character with which programs replace one that they can't read. */
export const lost = '\uFFFD';

type PlaceOf = (range: { start: number; length: number }) => Location;

/** Warns about the first lost character of a text. `placeOf` returns the location of a range of the text. */
export function checkLost(text: string, placeOf: PlaceOf): Problem[] {
  const start = text.indexOf(lost);
  if (start < 0) return [];
  // Both patterns match: the first one any text, the second one a text that starts with the lost character.
  const [before] = /[\p{L}\p{M}\p{N}]{0,20}$/u.exec(text.slice(Math.max(0, start - 40), start)) as RegExpExecArray;
  const [after] = /^\uFFFD[\p{L}\p{M}\p{N}\uFFFD]{0,20}/u.exec(text.slice(start, start + 40)) as RegExpExecArray;
  return [{ code: 'OF442', at: placeOf({ start, length: 1 }), details: { found: before + after } }];
}

/* Five or more words in a row. Typography joins fewer: a title and a name, or a number and its unit. */
const hardSpaced = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?:[\u00A0\u202F][\p{L}\p{M}]+){4,}/gu;

/** Warns about words that pasted text joins with non-breaking spaces, so that lines break inside of them. */
export function checkHardSpaces(text: string, placeOf: PlaceOf): Problem[] {
  if (!/[\u00A0\u202F]/.test(text)) return [];
  const edits = [...text.matchAll(hardSpaced)].map(({ 0: run, index }) => ({
    at: placeOf({ start: index, length: run.length }),
    text: run.replace(/[\u00A0\u202F]/g, ' '),
  }));
  const [first] = edits;
  if (!first) return [];
  const fix = { text: 'write ordinary spaces', certain: false, edits };
  return [{ code: 'OF443', at: first.at, details: { found: cutShort(first.text) }, fix }];
}
