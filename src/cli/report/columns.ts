import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * How many columns a terminal gives a text. What knows the other letters takes longer to load than a check takes in all,
 * so it is loaded with the first text that needs it.
 */
export function columns(text: string): number {
  // The three points of our own texts are one column.
  if (/^[ -~…]*$/.test(text)) return text.length;
  // `require` knows no types.
  const { default: stringWidth } = load('string-width') as typeof import('string-width');
  return stringWidth(text);
}
