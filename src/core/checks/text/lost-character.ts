import type { Location, Problem } from '../../diagnostics/diagnostic.ts';

/** The sign that programs put in the place of a character that they can't read. */
export const lost = '\uFFFD';

/** Warns about the first character of a text that was lost. `placeOf` says where a stretch of the text is. */
export function checkLost(text: string, placeOf: (at: { start: number; length: number }) => Location): Problem[] {
  const start = text.indexOf(lost);
  if (start < 0) return [];
  const [before] = /[\p{L}\p{M}\p{N}]{0,20}$/u.exec(text.slice(Math.max(0, start - 40), start)) as RegExpExecArray;
  const [after] = /^\uFFFD[\p{L}\p{M}\p{N}\uFFFD]{0,20}/u.exec(text.slice(start, start + 40)) as RegExpExecArray;
  return [{ code: 'OF442', at: placeOf({ start, length: 1 }), details: { found: before + after } }];
}
