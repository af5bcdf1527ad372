import { endsLine } from './indent.ts';
import { Reader } from './reader.ts';

/** A token of a text that is or should be JSON. */
export interface Token {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'quoted' | 'word' | 'comment' | 'blank' | 'end';
  offset: number;
  length: number;
  text: string;
}

/**
 * Splits a text into tokens, and ends with an "end" token. `quoted` is a string in quotation marks other than double
 * ones; `blank` is whitespace that JSON doesn't support, such as a no-break space. The reader handles strings and
 * comments. The rest needs its own pattern, because the reader would split a date into numbers and a quotation in ‘ ’
 * into words.
 */
export function* tokens(text: string): Generator<Token> {
  const reader = new Reader(text, { comments: true });
  const pattern =
    /[ \t\n\r]+|[^\S \t\n\r]+|`[^`\n\r]*`|[“”„][^“”„\n\r]*[“”]|[‘’][^‘’\n\r]*’|«[^«»\n\r]*»|[{}[\],:;)]|[^\s{}[\],:";)]{1,100000}/y;
  for (let position = 0; position < text.length; ) {
    pattern.lastIndex = position;
    const end =
      endOfJson(text, position, reader) ??
      endOfQuotation(text, position) ??
      position + Number(pattern.exec(text)?.[0].length);
    const found = text.slice(position, end);
    if (!/^[ \t\n\r]/.test(found)) yield { kind: kindOf(found), offset: position, length: found.length, text: found };
    position = end;
  }
  yield { kind: 'end', offset: text.length, length: 1, text: '' };
}

/* Returns the end of a string or a comment; null if none starts here. */
function endOfJson(text: string, start: number, reader: Reader): number | null {
  if (!/^(?:"|\/[/*])/.test(text.slice(start, start + 2))) return null;
  reader.moveTo(start);
  if (!text.startsWith('"', start)) return reader.end;
  // The reader continues on the next line after a backslash.
  const line = text.slice(start, reader.end).search(/[\n\r]/);
  return line < 0 ? reader.end : start + line;
}

/* A regular expression would store a backtracking position for every escape, and overflow. */
function endOfQuotation(text: string, start: number): number | null {
  if (text.charAt(start) !== "'") return null;
  for (let position = start + 1; position < text.length && !endsLine(text.charCodeAt(position)); position++) {
    const character = text.charAt(position);
    if (character === "'") return position + 1;
    if (character === '\\' && !endsLine(text.charCodeAt(position + 1))) position++;
  }
  // An unclosed apostrophe starts no string.
  return null;
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('"')) return 'text';
  if (/^\s/.test(text)) return 'blank';
  if (/^\/[/*]/.test(text)) return 'comment';
  if (text.length > 1 && /''|``|[“”„][“”]|[‘’]’|«»/.test(text.charAt(0) + text.slice(-1))) return 'quoted';
  // The pattern lists exactly these kinds.
  return /^[{}[\],:]$/.test(text) ? (text as Token['kind']) : 'word';
}

/** Returns the closing bracket for an opening one. */
export const closing = (opening: Token): '}' | ']' => (opening.kind === '{' ? '}' : ']');
