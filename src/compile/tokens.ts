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
    /[ \t\n\r]+|[^\S \t\n\r]+|"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*\\?"?|'[^'\\\n\r]*(?:\\[^\n\r][^'\\\n\r]*)*'|`[^`\n\r]*`|[“”„][^“”„\n\r]*[“”]|[‘’][^‘’\n\r]*’|«[^«»\n\r]*»|\/\/[^\n\r]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/)?|[{}[\],:]|[^\s{}[\],:"]+/gy;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    if (/^[ \t\n\r]/.test(found)) continue;
    yield { kind: kindOf(found), offset: match.index, length: found.length, text: found };
  }
  yield { kind: 'end', offset: text.length, length: 1, text: '' };
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('"')) return 'text';
  if (/^\s/.test(text)) return 'blank';
  if (/^\/[/*]/.test(text)) return 'comment';
  if (/^(?:'.*'|`.*`|[“”„].*[“”]|[‘’].*’|«.*»)$/.test(text) && text.length > 1) return 'quoted';
  return /^[{}[\],:]$/.test(text) ? (text as Token['kind']) : 'word';
}

/** The bracket that closes one. */
export const closing = (opening: Token): '}' | ']' => (opening.kind === '{' ? '}' : ']');
