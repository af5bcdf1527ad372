import { plain } from '../../shared/marks.ts';

/* Of right-to-left text these letters tell that it is that. */
const arabic = '\\u0590-\\u08FF\\uFB1D-\\uFDCF\\uFDF0-\\uFDFF\\uFE70-\\uFEFE';
const rightToLeft = new RegExp(`[${arabic}]`);

/* What stands in marks and placeholders is no text: addresses, code, the names of times. */
const others = /([\uFDD3\uFDD6\uFDD7][^\uFDD4]*\uFDD4|\uFDD2[^\uFDD5]*\uFDD5|[{\uFFFF][^}]*\})/;

const letters = 'A-Za-z\\u00C0-\\u024F';
const latin = `${letters}0-9`;
const extension = '(?:ext|EXT|Ext|x|X|poste|Poste|DW)\\.?:? ?\\d{1,8}(?!\\d)';
const terms = new RegExp(
  [
    // A telephone number: +216 71 000 000, (0)71-000-000 ext. 12.
    `(?<![\\d+(])\\(?\\+?\\(?\\d[\\d \\u00A0\\u202F().\\-\\u2010-\\u2012/]{5,}\\d(?!\\d)(?:[,;]? ?${extension})?`,
    // A term that begins with a sign: .NET, #hashtag, @name; or ends with one, and is short: C++, C#, A*.
    `(?<![${latin}])[.#@][${latin}][${latin}._-]*[+#*]*(?<![.])`,
    `(?<![${latin}])[${latin}][${latin}._-]{0,60}[+#*]+(?![${latin}@])`,
  ].join('|'),
  'g',
);

const hasLatin = new RegExp(`[${latin}]`);
/* What begins and ends with a letter or a digit reads right everywhere, but for "3 things", which would read "things 3". */
const wordsAlone = new RegExp(`^(?!\\d+[^${latin}].*[${letters}])[${latin}](?:.*[${latin}])?$`, 's');

/* A text whose first letter is Latin: an element that takes its direction from it would be written from the left. */
const beginsLatin = /^\P{L}*(?=[A-Za-z\u00C0-\u024F])\p{L}/u;

const [open, close] = ['\u2066', '\u2069'];
/* Says of what follows that it is from right to left, and is not seen. */
const rightToLeftMark = '\u200F';

/**
 * A text for a page that is written from right to left, in which terms of Latin letters that begin or end with a sign, and
 * telephone numbers, are set apart: beside Arabic "C++" would read "++C". One that begins with "React" and goes on in
 * Arabic says that it is from right to left. A text without any letter that is written from right to left is set apart as
 * a whole, and its first and last signs stay where they are. See https://www.w3.org/TR/string-meta/
 */
export function isolated(text: string): string {
  const parts = text.split(others);
  // Every second one is what stands between.
  const words = parts.filter((_, index) => index % 2 === 0).join('');
  if (!rightToLeft.test(text) && hasLatin.test(words))
    return wordsAlone.test(words.trim()) ? text : open + text + close;
  const set = parts.map((part, index) => (index % 2 === 0 ? part.replace(terms, `${open}$&${close}`) : part)).join('');
  return rightToLeft.test(words) && beginsLatin.test(words) ? rightToLeftMark + set : set;
}

/** A text from right to left for a page that is written the other way. */
export const inItself = (text: string): string => `\u2067${text}${close}`;

/* The first letter of all tells in which direction a few words are read; where all are alike, the page need not know. */
const beginsRightToLeft = new RegExp(`^[^\\p{L}]*[${arabic}]`, 'u');
const onlyRightToLeft = new RegExp(`^[${arabic}][${arabic}\\s]*$`);

/** A few words that stand alone on a page that is written from left to right. */
export function inOwnDirection(text: string): string {
  if (!rightToLeft.test(text)) return text;
  // Every second part is no text.
  const words = text.split(others).filter((_, index) => index % 2 === 0);
  return beginsRightToLeft.test(words.join('')) && !onlyRightToLeft.test(text) ? inItself(text) : text;
}

/** A text without what sets its parts apart. */
export const withoutIsolates = (text: string): string => text.replace(/[\u200F\u2066\u2067\u2069]/g, '');

/** The letters of a text that are seen: without marks, and without what sets its parts apart. */
export const seenLetters = (text: string): string => withoutIsolates(plain(text));
