import type { RichPart, RichText } from '../../../schema/rich-text.ts';
import { concatTexts, mapParts, partsOf, plainText, withoutFormatting } from '../../shared/rich-text.ts';

/* The letters of right-to-left scripts. */
const rightToLeftLetters = '\\u0590-\\u08FF\\uFB1D-\\uFDCF\\uFDF0-\\uFDFF\\uFE70-\\uFEFE';
const rightToLeft = new RegExp(`[${rightToLeftLetters}]`);

/* Placeholders that the interface fills in aren't text. */
const placeholder = /(\{[^}]*\})/;

/* The character that replaces code and times, which end a run. */
const object = '\uFFFC';
/* Signs at the start of a run after a space: --help, ~/src, /etc, $HOME, -5. */
const signs = '/~$&*_%\\\\\\u2212-';
/*
 * What is between the stretches of text that can contain runs. A sign directly after letters belongs to them, and so does
 * a hyphen after a space and a single letter of Hebrew, which writes "about 50" with it.
 */
const separators = new RegExp(
  `((?<!\\p{L})[\\u05D0-\\u05EA] -(?=\\d)` +
    `|(?:[${rightToLeftLetters}${object}]|${placeholder.source.slice(1, -1)})+[${signs}]*|\\n+)`,
  'u',
);

const character = '[\\p{L}\\p{M}\\p{N}]';
const brackets = '()[\\]{}“”„«»';
const inBrackets = ['\\(#\\)', '\\[#\\]', '\\{#\\}', '[“„]#[“”]', '«#»']
  .map((pair) => pair.replace('#', `[^${brackets}]*`))
  .join('|');
/*
 * Letters, digits and the signs between them. Brackets and quotation marks are part of it only in pairs. It can start
 * with a symbol: .NET, #hashtag, @name, +216, (0)71, --help; or end with one: C++, C#, A*, M€.
 */
const runs = new RegExp(
  `(?:\\+?\\(\\+?\\d+\\)(?=[ \\u00A0\\u202F-]?\\d)|\\+(?=\\d)` +
    `|(?<![^\\s${brackets}])[.#@]*(?<sign>[${signs}])[.#@${signs}]*(?=${character})|(?<![.#@])[.#@]*(?=${character}))` +
    `(?:[^\\p{L}\\p{M}\\p{N}${brackets}]*(?:${character}|${inBrackets}))+\\k<sign>?[+#*%‰°\\p{Sc}]*`,
  'gu',
);

const extension = '(?:ext|EXT|Ext|x|X|poste|Poste|DW)\\.?:? ?\\d{1,8}(?!\\d)';
/* Numbers at the start of a run that belong to the text before it: "In 2016, React …". */
const numbersBefore = new RegExp(`^\\P{L}*[,.;:!?]\\s(?!${extension}$)`, 'u');
const isNumber = new RegExp(`^\\P{L}*(?:${extension})?$`, 'u');
/* A number whose parts would change their order: +216 71 000 000, (0)71-000-000 ext. 12, 12 500, -5. */
const groups = new RegExp(
  `(?:\\+?\\(\\+?\\d+\\)|[+\\u2212-]?\\d)(?:[\\d \\u00A0\\u202F.\\-\\u2010-\\u2012/]|\\(\\d+\\))*\\d(?:[,;]? ?${extension})?|[\\u2212-]\\d`,
  'g',
);
const isGrouped = (text: string) => text.length > 6 || /^(?:[\u2212-]|\d{1,3}(?: \d{3})+$)/.test(text);

/*
 * Text that starts and ends with a letter or a digit needs no isolate, except "3 things", which would appear as "things
 * 3".
 */
const needsNoIsolate = new RegExp(`^(?!\\d+[^\\p{L}\\p{M}\\p{N}].*\\p{L})${character}(?:.*${character})?$`, 'su');
const hasCharacter = new RegExp(character, 'u');

/* A text whose first letter is Latin. An element with automatic direction would display it from left to right. */
const startsWithLatin = /^\P{L}*(?=[A-Za-z\u00C0-\u024F])\p{L}/u;

const [open, close] = ['\u2066', '\u2069'];
/* Marks the following text as right-to-left; invisible. */
const rightToLeftMark = '\u200F';

/**
 * Prepares a text for a right-to-left page. A run of Latin letters, digits and the signs between them that would be torn
 * is isolated as one: next to Arabic, "C++" would appear as "++C", and the groups of a telephone number from right to
 * left. A text that starts with Latin letters and continues in Arabic gets a right-to-left mark. A text without
 * right-to-left letters is isolated as a whole, so that symbols at its start and end stay in place.
 * See https://www.w3.org/TR/string-meta/
 */
export function isolateLatin(text: RichText): RichText {
  const words = wordsOf(partsOf(text));
  if (!rightToLeft.test(words) && hasCharacter.test(words))
    return needsNoIsolate.test(words.trim()) ? text : concatTexts([open, text, close]);
  const isolatedRuns = isolateRuns(text);
  return rightToLeft.test(words) && startsWithLatin.test(words)
    ? concatTexts([rightToLeftMark, isolatedRuns])
    : isolatedRuns;
}

/* Isolates the runs of a text. One can start in a formatted part and end in another. */
function isolateRuns(text: RichText): RichText {
  let flat = '';
  const starts: number[] = [];
  const add = (parts: readonly RichPart[]): void => {
    for (const part of parts)
      if (typeof part === 'string') {
        starts.push(flat.length);
        flat += part;
      } else if (part.kind === 'time' || part.kind === 'code') flat += object;
      else add(part.parts);
  };
  add(partsOf(text));
  const isolated = isolatedIn(flat);
  if (isolated.length === 0) return text;
  let index = 0;
  return mapParts(text, (string) => {
    const start = starts[index++] as number;
    let [end, result] = [0, ''];
    for (const [position, mark] of isolated.flatMap(([from, to]) => [[from, open] as const, [to, close] as const])) {
      const offset = position - start;
      // An isolate closes after the last of its characters, and not before the next part.
      const isHere = mark === open ? offset >= 0 && offset < string.length : offset > 0 && offset <= string.length;
      if (!isHere) continue;
      result += string.slice(end, offset) + mark;
      end = offset;
    }
    return [result + string.slice(end)];
  });
}

/* The ranges of a text that need an isolate. */
function isolatedIn(text: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  let start = 0;
  for (const [index, stretch] of text.split(separators).entries()) {
    if (index % 2 === 0)
      for (const { 0: run, index: at } of stretch.matchAll(runs)) found.push(...isolatedInRun(run, start + at));
    start += stretch.length;
  }
  return found;
}

function isolatedInRun(run: string, start: number): [start: number, end: number][] {
  const [before = ''] = numbersBefore.exec(run) ?? [];
  const rest = run.slice(before.length);
  const numbers = isNumber.test(rest) ? run : before;
  const grouped = [...numbers.matchAll(groups)].filter(([number]) => isGrouped(number));
  const isolated = grouped.map(({ 0: { length }, index }): [number, number] => [start + index, start + index + length]);
  if (numbers !== run && !needsNoIsolate.test(rest)) isolated.push([start + before.length, start + run.length]);
  return isolated;
}

/*
 * The text without code, times and placeholders. Like a symbol, the boundary of a formatted part isn't a letter, so that
 * a text that starts or ends with one is isolated.
 */
const wordsOf = (parts: readonly RichPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string')
        return part
          .split(placeholder)
          .filter((_, index) => index % 2 === 0)
          .join('');
      if (part.kind === 'time' || part.kind === 'code') return '';
      const begin = part.kind === 'strong' || part.kind === 'emphasis' ? boundary : '';
      return begin + wordsOf(part.parts) + boundary;
    })
    .join('');

const boundary = '|';

/** Isolates a right-to-left text for a left-to-right page, and the runs in it as on a right-to-left page. */
export const isolateRightToLeft = (text: RichText): RichText => concatTexts(['\u2067', isolateRuns(text), close]);

/* The first letter decides the direction of a short text. Text in one direction only needs no isolate. */
const startsRightToLeft = new RegExp(`^[^\\p{L}]*[${rightToLeftLetters}]`, 'u');
const onlyRightToLeft = new RegExp(`^[${rightToLeftLetters}][${rightToLeftLetters}\\s]*$`);

/* A word that starts with a digit, after right-to-left letters: the digit would be on their other side. */
const numbered = new RegExp(`(?<=[${rightToLeftLetters}]\\P{L}{0,3})(?<!\\d[.,]?)\\d[\\d.,]*\\p{Script=Latin}+`, 'gu');

/** Prepares a short text that is by itself on a left-to-right page. */
export function isolateIfRightToLeft(text: RichText): RichText {
  if (!rightToLeft.test(plainText(text))) return text;
  if (!startsRightToLeft.test(wordsOf(partsOf(text))))
    return mapParts(text, (string) => [string.replace(numbered, `${open}$&${close}`)]);
  return typeof text === 'string' && onlyRightToLeft.test(text) ? text : isolateRightToLeft(text);
}

/** The direction of a text by its first letter; `other` if it has none. */
export function directionOfText(text: string, other: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  if (!/\p{L}/u.test(text)) return other;
  return startsRightToLeft.test(text) ? 'rtl' : 'ltr';
}

/** Removes isolates and direction marks. */
export const removeIsolates = (text: string): string => text.replace(/[\u200F\u2066\u2067\u2069]/g, '');

/** Returns the visible characters of a text, without formatting and isolates. */
export const visibleCharacters = (text: RichText): string => removeIsolates(plainText(text));

/** The same, but times stay. */
export const withVisibleCharacters = (text: RichText): RichText =>
  mapParts(withoutFormatting(text), (string) => [removeIsolates(string)]);
