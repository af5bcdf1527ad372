import type { RichPart, RichText } from '../../../schema/rich-text.ts';
import { concatTexts, mapParts, partsOf, plainText, withoutFormatting } from '../../shared/rich-text.ts';

/* The letters of right-to-left scripts. */
const rightToLeftLetters = '\\u0590-\\u08FF\\uFB1D-\\uFDCF\\uFDF0-\\uFDFF\\uFE70-\\uFEFE';
const rightToLeft = new RegExp(`[${rightToLeftLetters}]`);

/* Placeholders that the interface fills in aren't text. */
const placeholder = /(\{[^}]*\})/;

const letters = 'A-Za-z\\u00C0-\\u024F';
const latin = `${letters}0-9`;
const extension = '(?:ext|EXT|Ext|x|X|poste|Poste|DW)\\.?:? ?\\d{1,8}(?!\\d)';
const terms = new RegExp(
  [
    // A telephone number: +216 71 000 000, (0)71-000-000 ext. 12.
    `(?<![\\d+(])\\(?\\+?\\(?\\d[\\d \\u00A0\\u202F().\\-\\u2010-\\u2012/]{5,}\\d(?!\\d)(?:[,;]? ?${extension})?`,
    // A term that starts with a symbol: .NET, #hashtag, @name; or a short one that ends with a symbol: C++, C#, A*.
    `(?<![${latin}])[.#@][${latin}][${latin}._-]*[+#*]*(?<![.])`,
    `(?<![${latin}])[${latin}][${latin}._-]{0,60}[+#*]+(?![${latin}@])`,
  ].join('|'),
  'g',
);

const hasLatin = new RegExp(`[${latin}]`);
/*
 * Text that starts and ends with a letter or a digit needs no isolate, except "3 things", which would appear as "things
 * 3".
 */
const needsNoIsolate = new RegExp(`^(?!\\d+[^${latin}].*[${letters}])[${latin}](?:.*[${latin}])?$`, 's');

/* A text whose first letter is Latin. An element with automatic direction would display it from left to right. */
const startsWithLatin = /^\P{L}*(?=[A-Za-z\u00C0-\u024F])\p{L}/u;

const [open, close] = ['\u2066', '\u2069'];
/* Marks the following text as right-to-left; invisible. */
const rightToLeftMark = '\u200F';

/**
 * Prepares a text for a right-to-left page. Isolates telephone numbers, and Latin terms that start or end with a
 * symbol: next to Arabic, "C++" would appear as "++C". A text that starts with Latin letters and continues in Arabic
 * gets a right-to-left mark. A text without right-to-left letters is isolated as a whole, so that symbols at its start
 * and end stay in place. See https://www.w3.org/TR/string-meta/
 */
export function isolateLatin(text: RichText): RichText {
  const words = wordsOf(partsOf(text));
  if (!rightToLeft.test(plainText(text)) && hasLatin.test(words))
    return needsNoIsolate.test(words.trim()) ? text : concatTexts([open, text, close]);
  const isolatedTerms = mapParts(text, (string) => [
    string
      .split(placeholder)
      .map((piece, index) => (index % 2 === 0 ? piece.replace(terms, `${open}$&${close}`) : piece))
      .join(''),
  ]);
  return rightToLeft.test(words) && startsWithLatin.test(words)
    ? concatTexts([rightToLeftMark, isolatedTerms])
    : isolatedTerms;
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

/** Isolates a right-to-left text for a left-to-right page. */
export const isolateRightToLeft = (text: RichText): RichText => concatTexts(['\u2067', text, close]);

/* The first letter decides the direction of a short text. Text in one direction only needs no isolate. */
const startsRightToLeft = new RegExp(`^[^\\p{L}]*[${rightToLeftLetters}]`, 'u');
const onlyRightToLeft = new RegExp(`^[${rightToLeftLetters}][${rightToLeftLetters}\\s]*$`);

/** Prepares a short text that is by itself on a left-to-right page. */
export function isolateIfRightToLeft(text: RichText): RichText {
  if (!rightToLeft.test(plainText(text)) || !startsRightToLeft.test(wordsOf(partsOf(text)))) return text;
  return typeof text === 'string' && onlyRightToLeft.test(text) ? text : isolateRightToLeft(text);
}

/** Whether a text has letters of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Removes isolates and direction marks. */
export const removeIsolates = (text: string): string => text.replace(/[\u200F\u2066\u2067\u2069]/g, '');

/** Returns the visible characters of a text, without formatting and isolates. */
export const visibleCharacters = (text: RichText): string => removeIsolates(plainText(text));

/** The same, but times stay. */
export const withVisibleCharacters = (text: RichText): RichText =>
  mapParts(withoutFormatting(text), (string) => [removeIsolates(string)]);
