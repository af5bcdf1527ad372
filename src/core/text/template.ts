/** A part of a text: literal text, or a placeholder such as {name} or {yearsSince:2016+1}. */
export type Piece = string | Placeholder;

export interface Placeholder {
  name: string;
  argument: string;
  /** The source of the placeholder, including braces. */
  written: string;
  /** The offset of the placeholder in the text. */
  start: number;
}

/**
 * Splits a text into literal text and placeholders. `{{` is an escaped brace. Every other brace starts a placeholder,
 * whose name may be unknown or empty: such placeholders are shown as text.
 */
export function parseTemplate(text: string): Piece[] {
  if (!text.includes('{')) return [text];
  const parts: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{\{|\{([^{}]*)\}|\{/g)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[0] === '{{') {
      parts.push('{');
      continue;
    }
    const [name = '', ...argument] = (match[1] ?? '').split(':');
    parts.push({ name, argument: argument.join(':'), written: match[0], start: match.index });
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** Escapes braces, so that `parseTemplate` returns the text unchanged. */
export const escapeBraces = (text: string) => text.replaceAll('{', '{{');

/** Whether the value of a placeholder depends on the current date: {year}, {today}, {yearsSince:2016+1}. */
export function isTime({ name, argument }: Placeholder): boolean {
  if (name === 'yearsSince') return /^\d{4}(?:[+-]\d{1,4})?$/.test(argument);
  return (name === 'year' || name === 'today') && argument === '';
}

/** Whether a placeholder stands for a visitor's input: {answer:email}. */
export const isAnswer = ({ name, argument }: Placeholder): boolean => name === 'answer' && argument !== '';
