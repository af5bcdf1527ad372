/** How many letters the longest word of a text has; a hyphen parts two words. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map((word) => [...word].length));

/**
 * Whether the longest word of a heading asks for smaller letters, so that it fits a phone or a narrow column. Browsers
 * without a dictionary of the language cannot part it.
 */
export function wordSize(text: string): 'long' | 'longest' | undefined {
  const letters = longestWord(text);
  return letters > 16 ? 'longest' : letters > 10 ? 'long' : undefined;
}
