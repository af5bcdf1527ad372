import type { Location, Problem } from '../diagnostics/diagnostic.ts';

/** The character with which programs replace one that they can't read. */
export const lost = '\uFFFD';

/** Warns about the first lost character of a text. `placeOf` returns the location of a range of the text. */
export function checkLost(text: string, placeOf: (at: { start: number; length: number }) => Location): Problem[] {
  const start = text.indexOf(lost);
  if (start < 0) return [];
  // Both patterns match: the first one any text, the second one a text that starts with the lost character.
  const [before] = /[\p{L}\p{M}\p{N}]{0,20}$/u.exec(text.slice(Math.max(0, start - 40), start)) as RegExpExecArray;
  const [after] = /^\uFFFD[\p{L}\p{M}\p{N}\uFFFD]{0,20}/u.exec(text.slice(start, start + 40)) as RegExpExecArray;
  return [{ code: 'OF442', at: placeOf({ start, length: 1 }), details: { found: before + after } }];
}
