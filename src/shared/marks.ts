/*
 * A text with links and emphasis is a plain string, so that all code for strings works with it: noncharacters delimit
 * the formatted parts. Texts of a site can't contain them, because they are refused before the site is compiled.
 */

/**
 * The character that starts a formatted part, by kind. The address of a link follows it, up to `addressEnd`; that of a
 * note, whose text is its number, is the id of its place, "#", and the id of its target.
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
 * Precedes a text that isn't translated, until its placeholders are filled in; then the text becomes a part of kind
 * `foreign`, whose address is its language and direction: "en ltr".
 */
export const foreignSign = '\uFDD8';

/** Ends the address of a link; the other ends every formatted part. */
export const addressEnd = '\uFDD4';
export const end = '\uFDD5';

/** Whether a text has formatted parts. */
export const hasMarks = (text: string): boolean => /[\uFDD0-\uFDD3\uFDD6\uFDD7]/.test(text);

/** A text without its formatting. */
export const plain = (text: string): string =>
  text.replace(/\uFDD6[^\uFDD5]*\uFDD5|[\uFDD3\uFDD7][^\uFDD4]*\uFDD4|[\uFDD0-\uFDD5\uFDD8]/g, '');

/** The same, but keeps the isolation of text in another language. */
export function plainApart(text: string): string {
  const [begin] = /^\uFDD7[^\uFDD4]*\uFDD4/.exec(text) ?? [];
  return begin === undefined ? plain(text) : begin + plain(text) + end;
}

/** A part of a text: a string, or a formatted part. */
export type Part = string | { kind: keyof typeof begins; href: string; parts: Part[] };

/** Parses a formatted text. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  const open = [parts];
  for (const piece of text.split(/([\uFDD0-\uFDD2\uFDD5]|[\uFDD3\uFDD6\uFDD7][^\uFDD4]*\uFDD4)/)) {
    const kind = kinds.get(piece.charAt(0));
    // An excerpt of a text may have more ends than starts.
    if (piece === end) open.splice(Math.max(1, open.length - 1));
    else if (kind) {
      const part = { kind, href: piece.slice(1, -1), parts: [] };
      open.at(-1)?.push(part);
      open.push(part.parts);
    } else if (piece !== '') open.at(-1)?.push(piece);
  }
  return parts;
}

// Object.entries loses the type of the keys.
const kinds = new Map(Object.entries(begins).map(([kind, sign]) => [sign as string, kind as keyof typeof begins]));
