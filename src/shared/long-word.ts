/**
 * Whether a word of a heading is so long that it asks for smaller letters: not every browser can part it. What is no text
 * has none.
 */
export const hasLongWord = (text: unknown): true | undefined => /[^\s-]{17}/u.test(`${text}`) || undefined;
