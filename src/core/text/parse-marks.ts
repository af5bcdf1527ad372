import type { RichPart, RichText } from '../../../schema/rich-text.ts';
import { mergeStrings, richText } from '../../shared/rich-text.ts';
import { countSigns, type Mark, maxSigns, readMarks } from './read-marks.ts';

/**
 * Parses the Markdown of a text. `addressOf` resolves the address of a link. The strings of the result are still
 * templates, except in code.
 */
export function parseMarks(text: string, addressOf: (written: string) => string): RichText {
  if (countSigns(text) === 0) return text;
  return richText(partsIn(text, { start: 0, end: text.length }, readMarks(text), addressOf));
}

interface Span {
  start: number;
  end: number;
}

function partsIn(
  text: string,
  { start, end }: Span,
  marks: Mark[],
  addressOf: (written: string) => string,
): RichPart[] {
  let position = start;
  const parts: RichPart[] = [];
  for (const mark of marks) {
    parts.push(removeBackslashes(text.slice(position, mark.start)), partOf(text, mark, addressOf));
    position = mark.end;
  }
  return mergeStrings([...parts, removeBackslashes(text.slice(position, end))]);
}

function partOf(text: string, { kind, inside, value, marks }: Mark, addressOf: (written: string) => string): RichPart {
  if (kind === 'code') return { kind, parts: [value] };
  const parts = partsIn(text, inside, marks, addressOf);
  return kind === 'link' ? { kind, href: addressOf(value), parts } : { kind, parts };
}

/** Removes backslashes before punctuation, and escapes braces that had one. */
export const removeBackslashes = (text: string): string =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => (sign === '{' ? '{{' : sign));

/**
 * Escapes a text so that Markdown shows it unchanged. Returns the text as it is if the result would be longer than
 * `maxLength` characters.
 */
export function escapeMarks(text: string, maxLength: number): string {
  const count = countSigns(text);
  if (count === 0 || [...text].length + count > maxLength) return text;
  const isPlain = count <= maxSigns && readMarks(text).length === 0 && removeBackslashes(text) === text;
  return isPlain ? text : addBackslashes(text);
}

/** Puts a backslash before every character that Markdown could interpret. */
export const addBackslashes = (text: string): string => text.replace(/[*_`[\]\\]/g, '\\$&');
