import { addressEnd, begins, end } from '../../shared/marks.ts';
import { countSigns, type Mark, maxSigns, readMarks } from './read-marks.ts';
import { escapeBraces } from './template.ts';

/**
 * Converts the Markdown of a text to marks for views (see src/shared/marks.ts). `addressOf` resolves the address of a
 * link. The result is still a template, except in code and addresses, where braces are literal.
 */
export function markedText(text: string, addressOf: (convertMark: string) => string): string {
  if (countSigns(text) === 0) return text;
  return convertSpan(text, { start: 0, end: text.length }, readMarks(text), addressOf);
}

interface Span {
  start: number;
  end: number;
}

function convertSpan(
  text: string,
  { start, end }: Span,
  marks: Mark[],
  addressOf: (convertMark: string) => string,
): string {
  let position = start;
  let result = '';
  for (const mark of marks) {
    result += removeBackslashes(text.slice(position, mark.start)) + convertMark(text, mark, addressOf);
    position = mark.end;
  }
  return result + removeBackslashes(text.slice(position, end));
}

function convertMark(
  text: string,
  { kind, inside, value, marks }: Mark,
  addressOf: (convertMark: string) => string,
): string {
  if (kind === 'code') return begins.code + escapeBraces(value) + end;
  const address = kind === 'link' ? escapeBraces(addressOf(value)) + addressEnd : '';
  return begins[kind] + address + convertSpan(text, inside, marks, addressOf) + end;
}

/** Removes backslashes before punctuation, and escapes braces that had one. */
export const removeBackslashes = (text: string): string =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => (sign === '{' ? '{{' : sign));

/**
 * Escapes a text so that Markdown shows it unchanged. Returns the text as it is if the result would be longer than
 * `most` characters.
 */
export function escapeMarks(text: string, maxLength: number): string {
  const count = countSigns(text);
  if (count === 0 || [...text].length + count > maxLength) return text;
  const isPlain = count <= maxSigns && readMarks(text).length === 0 && removeBackslashes(text) === text;
  return isPlain ? text : addBackslashes(text);
}

/** Puts a backslash before every character that Markdown could interpret. */
export const addBackslashes = (text: string): string => text.replace(/[*_`[\]\\]/g, '\\$&');
