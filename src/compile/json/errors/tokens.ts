import { endOfComment } from '../json-text.ts';
import { endsLine } from './indent.ts';

/** A piece of a text that is JSON, or was meant to be. */
export interface Token {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'quoted' | 'word' | 'comment' | 'blank' | 'end';
  offset: number;
  length: number;
  text: string;
}

/**
 * Cuts a text into tokens, the last of which is its end. `quoted` is a text in any but double quotation marks,
 * `blank` one that JSON does not know, such as a non-breaking space.
 */
export function* tokens(text: string): Generator<Token> {
  const pattern =
    /[ \t\n\r]+|[^\S \t\n\r]+|`[^`\n\r]*`|[“”„][^“”„\n\r]*[“”]|[‘’][^‘’\n\r]*’|«[^«»\n\r]*»|[{}[\],:;)]|[^\s{}[\],:";)]{1,100000}/y;
  for (let at = 0; at < text.length; ) {
    pattern.lastIndex = at;
    const end = endOfText(text, at) ?? endOfComment(text, at) ?? at + Number(pattern.exec(text)?.[0].length);
    const found = text.slice(at, end);
    if (!/^[ \t\n\r]/.test(found)) yield { kind: kindOf(found), offset: at, length: found.length, text: found };
    at = end;
  }
  yield { kind: 'end', offset: text.length, length: 1, text: '' };
}

/* A regular expression would keep a way back for every escape, and run out of room for them. */
function endOfText(text: string, start: number): number | null {
  const mark = text.charAt(start);
  if (mark !== '"' && mark !== "'") return null;
  let at = start + 1;
  for (; at < text.length && !endsLine(text.charCodeAt(at)); at++) {
    const character = text.charAt(at);
    if (character === mark) return at + 1;
    if (character === '\\' && !endsLine(text.charCodeAt(at + 1))) at++;
  }
  // Only double quotation marks mean a text for certain when it has no end.
  return mark === '"' ? at : null;
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('"')) return 'text';
  if (/^\s/.test(text)) return 'blank';
  if (/^\/[/*]/.test(text)) return 'comment';
  if (text.length > 1 && /''|``|[“”„][“”]|[‘’]’|«»/.test(text.charAt(0) + text.slice(-1))) return 'quoted';
  return /^[{}[\],:]$/.test(text) ? (text as Token['kind']) : 'word';
}

/** The bracket that closes one. */
export const closing = (opening: Token): '}' | ']' => (opening.kind === '{' ? '}' : ']');
