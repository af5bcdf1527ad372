/** Whether a word of a heading is so long that it asks for smaller letters: not every browser can part it. */
export const hasLongWord = (text: unknown): true | undefined =>
  (typeof text === 'string' && /[^\s-]{17}/.test(text)) || undefined;
