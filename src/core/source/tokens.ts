import { endsLine } from './indent.ts';
import { Reader } from './reader.ts';

/** A piece of a text that is JSON, or was meant to be. */
export interface Token {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'quoted' | 'word' | 'comment' | 'blank' | 'end';
  offset: number;
  length: number;
  text: string;
}

/**
 * Cuts a text into tokens, the last of which is its end. `quoted` is a text in any but double quotation marks,
 * `blank` one that JSON does not know, such as a non-breaking space. Strings and comments are the reader's; for the rest
 * the tokens of JSON do not do: its reader would cut a date into numbers and a quotation in ‘ ’ into words.
 */
export function* tokens(text: string): Generator<Token> {
  const reader = new Reader(text, { comments: true });
  const pattern =
    /[ \t\n\r]+|[^\S \t\n\r]+|`[^`\n\r]*`|[“”„][^“”„\n\r]*[“”]|[‘’][^‘’\n\r]*’|«[^«»\n\r]*»|[{}[\],:;)]|[^\s{}[\],:";)]{1,100000}/y;
  for (let at = 0; at < text.length; ) {
    pattern.lastIndex = at;
    const end = endOfJson(text, at, reader) ?? endOfQuotation(text, at) ?? at + Number(pattern.exec(text)?.[0].length);
    const found = text.slice(at, end);
    if (!/^[ \t\n\r]/.test(found)) yield { kind: kindOf(found), offset: at, length: found.length, text: found };
    at = end;
  }
  yield { kind: 'end', offset: text.length, length: 1, text: '' };
}

/* The end of a string or a comment; null where none begins. */
function endOfJson(text: string, start: number, reader: Reader): number | null {
  if (!/^(?:"|\/[/*])/.test(text.slice(start, start + 2))) return null;
  reader.moveTo(start);
  if (!text.startsWith('"', start)) return reader.end;
  // A backslash at the end of a line takes the reader to the next one.
  const line = text.slice(start, reader.end).search(/[\n\r]/);
  return line < 0 ? reader.end : start + line;
}

/* A regular expression would keep a way back for every escape, and run out of room for them. */
function endOfQuotation(text: string, start: number): number | null {
  if (text.charAt(start) !== "'") return null;
  for (let at = start + 1; at < text.length && !endsLine(text.charCodeAt(at)); at++) {
    const character = text.charAt(at);
    if (character === "'") return at + 1;
    if (character === '\\' && !endsLine(text.charCodeAt(at + 1))) at++;
  }
  // An apostrophe means a text only where another one ends it.
  return null;
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('"')) return 'text';
  if (/^\s/.test(text)) return 'blank';
  if (/^\/[/*]/.test(text)) return 'comment';
  if (text.length > 1 && /''|``|[“”„][“”]|[‘’]’|«»/.test(text.charAt(0) + text.slice(-1))) return 'quoted';
  // The pattern lists just these kinds.
  return /^[{}[\],:]$/.test(text) ? (text as Token['kind']) : 'word';
}

/** The bracket that closes one. */
export const closing = (opening: Token): '}' | ']' => (opening.kind === '{' ? '}' : ']');
