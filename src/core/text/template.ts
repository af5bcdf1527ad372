/** A stretch of a text: literal words, or a placeholder in braces such as {name} or {yearsSince:2016+1}. */
export type Piece = string | Placeholder;

export interface Placeholder {
  name: string;
  argument: string;
  /** As it is written, braces included. */
  written: string;
  /** Where it begins in the text. */
  start: number;
}

/**
 * Cuts a text at its braces. `{{` writes one brace. Every other brace starts a placeholder, whose name may be one that
 * nothing is known by, or empty: what is in such braces is text.
 */
export function pieces(text: string): Piece[] {
  if (!text.includes('{')) return [text];
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{\{|\{([^{}]*)\}|\{/g)) {
    if (match.index > end) found.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[0] === '{{') {
      found.push('{');
      continue;
    }
    const [name = '', ...argument] = (match[1] ?? '').split(':');
    found.push({ name, argument: argument.join(':'), written: match[0], start: match.index });
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

/** Writes literal words so that `pieces` reads them back unchanged. */
export const escaped = (words: string) => words.replaceAll('{', '{{');

/** Whether a placeholder stands for something that changes with the day: {year}, {today}, {yearsSince:2016+1}. */
export function isTime({ name, argument }: Placeholder): boolean {
  if (name === 'yearsSince') return /^\d{4}(?:[+-]\d{1,4})?$/.test(argument);
  return (name === 'year' || name === 'today') && argument === '';
}

/** Whether a placeholder stands for what a visitor fills in: {answer:email}. */
export const isAnswer = ({ name, argument }: Placeholder): boolean => name === 'answer' && argument !== '';
