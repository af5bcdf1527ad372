import { addressEnd, begins, end } from '../../shared/marks.ts';
import { countSigns, type Mark, maxSigns, readMarks } from './read-marks.ts';
import { escaped } from './template.ts';

/**
 * A text of the site with its marks as views read them (see src/shared/marks.ts). `addressOf` says where a written address
 * leads. What is left is a template still: only in code and addresses nothing is filled in any more.
 */
export function markedText(text: string, addressOf: (written: string) => string): string {
  if (countSigns(text) === 0) return text;
  return between(text, { start: 0, end: text.length }, readMarks(text), addressOf);
}

interface Stretch {
  start: number;
  end: number;
}

function between(text: string, { start, end }: Stretch, marks: Mark[], addressOf: (written: string) => string): string {
  let at = start;
  let marked = '';
  for (const mark of marks) {
    marked += unescaped(text.slice(at, mark.start)) + written(text, mark, addressOf);
    at = mark.end;
  }
  return marked + unescaped(text.slice(at, end));
}

function written(text: string, { kind, inside, value, marks }: Mark, addressOf: (written: string) => string): string {
  if (kind === 'code') return begins.code + escaped(value) + end;
  const address = kind === 'link' ? escaped(addressOf(value)) + addressEnd : '';
  return begins[kind] + address + between(text, inside, marks, addressOf) + end;
}

/** A text without its backslashes: one before a sign makes it a character like any other; a brace too. */
export const unescaped = (text: string): string =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => (sign === '{' ? '{{' : sign));

/**
 * Writes words so that they are read as they are, where marks are read. Words that would be longer than `most` characters
 * by that stay as they are.
 */
export function literal(words: string, most: number): string {
  const count = countSigns(words);
  if (count === 0 || [...words].length + count > most) return words;
  const isPlain = count <= maxSigns && readMarks(words).length === 0 && unescaped(words) === words;
  return isPlain ? words : backslashed(words);
}

/** Words with a backslash before every sign that could mark something. */
export const backslashed = (words: string): string => words.replace(/[*_`[\]\\]/g, '\\$&');
