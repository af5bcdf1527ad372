import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { isJson, type State } from '../../core/source/grammar.ts';
import { Reader } from '../../core/source/reader.ts';
import type { Token } from '../../core/source/tokens.ts';
import { codePoint } from '../../core/text/characters.ts';

/** Explains an invalid string, or an invalid number in place of a value. */
export function invalidToken(token: Token, { expected }: State, text: string): Problem | null {
  if (isJson(token.text)) return null;
  if (token.kind === 'text')
    return isClosed(token.text) ? invalidCharacter(token) : unclosedText(token, expected, text);
  if (expected !== 'value') return null;
  // Dates and phone numbers are strings.
  const rest = text.slice(token.offset, token.offset + 100).replace(/[,{}[\]"\n\r].*/s, '');
  if (!/^[-+.]*\d|^[-+]+$/.test(token.text) || /^\d+[-/.]\d|^\+?\d+ \d/.test(rest.trimEnd().replace(/^\d+\.\d+$/, '')))
    return null;
  if (/^0\d{3,}$/.test(token.text)) return quoteToken(token);
  const [, number] = /^(-?(?:0|[1-9]\d*)(?:\.\d+)?)%$/.exec(token.text) ?? [];
  if (number === undefined) return { code: 'OF015', at: token, label: 'write a number like 12, -3 or 4.8' };
  const edits = [{ at: { offset: token.offset, length: token.length }, text: number }];
  return {
    code: 'OF015',
    at: token,
    fix: { text: `write ${number}, or "${token.text}" for text`, certain: false, edits },
  };
}

function quoteToken({ text, offset, length }: Token): Problem {
  const quoted = `"${text}"`;
  const edits = [{ at: { offset, length }, text: quoted }];
  return {
    code: 'OF015',
    at: { offset, length },
    fix: { text: `put it in quotation marks: ${quoted}`, certain: false, edits },
  };
}

function isClosed(text: string): boolean {
  const reader = new Reader(text);
  reader.next();
  return reader.isClosed;
}

function unclosedText(token: Token, expected: State['expected'], text: string): Problem {
  const typographic = /[”“’»](?=[\s,}\]]*$)/.exec(token.text);
  if (typographic)
    return { code: 'OF006', at: { offset: token.offset + typographic.index, length: 1 }, label: 'use " here' };
  if (/\\"[\s,}\]]*$/.test(token.text))
    return {
      code: 'OF004',
      at: token,
      label: 'write \\\\ for a backslash: a single one makes the quotation mark after it part of the string',
    };
  const found = expected === 'value' ? (closeMultiline(token, text) ?? closeAtLineEnd(token, text)) : undefined;
  const label = 'add " at the end of this string; write a line break inside it as \\n';
  return found ?? { code: 'OF004', at: token, label };
}

/* A string with line breaks ends at the next quotation mark, if an entry can end there. */
function closeMultiline({ offset, length, ...token }: Token, text: string): Problem | undefined {
  const following = text.slice(offset + length, offset + length + 5000);
  const [, lines, after = ''] = /^([^"]*)"([^\S\n\r]*[,}\]]?)/.exec(following) ?? [];
  if (lines === undefined || !(/[,}\]]/.test(after) || /^\s*[}\]]/.test(following.slice(lines.length + 1))))
    return undefined;
  const written = `${token.text}${lines}"`.replace(/\r?\n|\r/g, '\\n').replaceAll('\t', '\\t');
  if (!isJson(written)) return undefined;
  const edits = [{ at: { offset, length: length + lines.length + 1 }, text: written }];
  const fix = { text: 'write each line break inside a string as \\n', certain: false, edits };
  return { code: 'OF004', at: { offset, length }, fix };
}

/*
 * A string without a closing quotation mark ends on its own line, before the comma, if the next line continues the
 * object.
 */
function closeAtLineEnd({ offset, length, text: written }: Token, text: string): Problem | undefined {
  const [, closedText = ''] = /^("[^"\\]*[^"\\\s,}\]])\s*,?\s*$/.exec(written) ?? [];
  const next = text.slice(offset + length, offset + length + 1000);
  if (closedText === '' || !/^\s*(?:"[^"\n\r]*"\s*:|[,}\]])/.test(next)) return undefined;
  const at = { offset, length: closedText.length };
  const edits = [{ at: { offset: offset + closedText.length, length: 0 }, text: '"' }];
  return { code: 'OF004', at, fix: { text: 'add " at the end of this string', certain: false, edits } };
}

/* An invalid character or escape in a string. */
function invalidCharacter({ text, offset }: Token): Problem {
  const control = /[\u0000-\u001F]/.exec(text);
  if (control) {
    const at = { offset: offset + control.index, length: 1 };
    return { code: 'OF013', at, details: { character: codePoint(control[0]) } };
  }
  const { found, index } = badEscape(text);
  const at = { offset: offset + index, length: found.length };
  const isShort = found === '\\u';
  const sentence = isShort
    ? 'add four hexadecimal digits after \\u, as in \\u00e9'
    : 'write a backslash inside a string as \\\\';
  const written = text.replace(escapes, (each) => (each.length > 1 ? each : '\\\\'));
  // \\x41 is valid in other languages, and its meaning is unknown here.
  if (isShort || found === '\\x') return { code: 'OF015', at, label: sentence };
  const edits = [{ at: { offset, length: text.length }, text: written }];
  return { code: 'OF015', at, fix: { text: sentence, certain: false, edits } };
}

/* Valid JSON escapes, or a single backslash. */
const escapes = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})|\\/g;

/* The text up to its first invalid escape. */
const validStart = /^(?:[^\\]+|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*/;

/* Returns the first invalid escape, which a closed string without control characters has if it isn't valid JSON. */
function badEscape(text: string): { found: string; index: number } {
  const index = text.length - text.replace(validStart, '').length;
  return { found: text.slice(index, index + 2), index };
}
