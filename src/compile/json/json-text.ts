import { endsLine } from './errors/indent.ts';

/* Steps over JSON text. None of them throws, and each goes on by a character at least, whatever the text is. */

export const [QUOTE, COMMA, COLON] = [0x22, 0x2c, 0x3a];
export const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const BACKSLASH = 0x5c;

/** Where a text in quotation marks ends that begins at `start`: behind its last mark. */
export function endOfString(text: string, start: number): number {
  // The engine finds the next mark of a long text much faster than this does.
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === BACKSLASH) before--;
    // Every second backslash stands for itself.
    if ((at - before) % 2 === 0) return at + 1;
  }
  return text.length;
}

/** Where a value ends that begins at `start`, brackets and all that is in them. */
export function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at) - 1;
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        depth++;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        depth--;
        break;
      default:
        if (depth === 0) at = endOfWord(text, at) - 1;
    }
    if (depth <= 0) return at + 1;
  }
  return text.length;
}

function endOfWord(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && !' \t\n\r,:[]{}"'.includes(text.charAt(at))) at++;
  return at;
}

/** Where something stands after what JSON has between its parts, and after the comments that people write there. */
export function afterBlanks(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    switch (text.charAt(at)) {
      case ' ':
      case '\t':
      case '\n':
      case '\r':
        break;
      case '/':
        {
          const end = endOfComment(text, at);
          if (end === null) return at;
          at = end - 1;
        }
        break;
      default:
        return at;
    }
  }
  return text.length;
}

/** Where a comment ends that begins at `start`, or null when none does. */
export function endOfComment(text: string, start: number): number | null {
  if (text.startsWith('//', start)) {
    let at = start;
    while (at < text.length && !endsLine(text.charCodeAt(at))) at++;
    return at;
  }
  if (!text.startsWith('/*', start)) return null;
  const end = text.indexOf('*/', start + 2);
  return end < 0 ? text.length : end + 2;
}

/** What a name or a text says, by how it is written: "a" and "\u0061" are the same. */
export function unquoted(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted);
  } catch {
    return quoted;
  }
}
