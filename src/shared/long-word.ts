/**
 * Whether a heading contains a word so long that it needs a smaller font, because not every browser can hyphenate it.
 * Undefined for values other than strings.
 */
export const hasLongWord = (text: unknown): true | undefined => /[^\s-]{17}/u.test(`${text}`) || undefined;
