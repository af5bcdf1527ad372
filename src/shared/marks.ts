/*
 * A text with links and emphasis is a string like any other, so that everything that fills, joins and carries texts does
 * so with these too: around its marked parts stand characters that no site has, because they are refused before a site is
 * compiled.
 */

/**
 * What begins a marked part, by what it is. An address stands between the beginning of a link and `addressEnd`; of a note,
 * which is a number, the id of its place, "#" and the id that it leads to.
 */
export const begins = {
  strong: '\uFDD0',
  emphasis: '\uFDD1',
  code: '\uFDD2',
  link: '\uFDD3',
  note: '\uFDD6',
  foreign: '\uFDD7',
} as const;

/**
 * Stands before a text that is not there in the language of its site, and until its placeholders are filled; then the text
 * stands in a part of kind `foreign`, which has its language and direction for an address: "en ltr".
 */
export const foreignSign = '\uFDD8';

/** What ends the address of a link, and what ends every marked part. */
export const addressEnd = '\uFDD4';
export const end = '\uFDD5';

/** Whether a text has a marked part. */
export const hasMarks = (text: string): boolean => /[\uFDD0-\uFDD3\uFDD6\uFDD7]/.test(text);

/** The words of a text without what its marks say. */
export const plain = (text: string): string =>
  text.replace(/\uFDD6[^\uFDD5]*\uFDD5|[\uFDD3\uFDD7][^\uFDD4]*\uFDD4|[\uFDD0-\uFDD5\uFDD8]/g, '');

/** The same, still set apart where they stand in for words of another language. */
export function plainApart(text: string): string {
  const [begin] = /^\uFDD7[^\uFDD4]*\uFDD4/.exec(text) ?? [];
  return begin === undefined ? plain(text) : begin + plain(text) + end;
}

/** A part of a text: words, or marked parts in turn. */
export type Part = string | { kind: keyof typeof begins; href: string; parts: Part[] };

/** The parts of a text with marks. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  const open = [parts];
  for (const piece of text.split(/([\uFDD0-\uFDD2\uFDD5]|[\uFDD3\uFDD6\uFDD7][^\uFDD4]*\uFDD4)/)) {
    const kind = kinds.get(piece.charAt(0));
    // What is cut out of a text may end more than it begins.
    if (piece === end) open.splice(Math.max(1, open.length - 1));
    else if (kind) {
      const part = { kind, href: piece.slice(1, -1), parts: [] };
      open.at(-1)?.push(part);
      open.push(part.parts);
    } else if (piece !== '') open.at(-1)?.push(piece);
  }
  return parts;
}

// Object.entries forgets the names.
const kinds = new Map(Object.entries(begins).map(([kind, sign]) => [sign as string, kind as keyof typeof begins]));
