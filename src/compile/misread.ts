import { codePoint } from './characters.ts';
import type { Problem } from './diagnostic.ts';
import { isJson, type State } from './grammar.ts';
import type { Token } from './tokens.ts';

/** What is wrong with a text, or with a number where a value belongs, that JSON reads nowhere. */
export function misread(token: Token, { expected }: State, text: string): Problem | null {
  if (isJson(token.text)) return null;
  if (token.kind === 'text') return isClosed(token.text) ? misspelt(token) : unclosed(token);
  if (token.kind !== 'word' || expected !== 'value') return null;
  // A date or a telephone number is a text.
  const rest = /^[^,{}[\]"\n\r]*/.exec(text.slice(token.offset, token.offset + 100))?.[0].trimEnd() ?? '';
  if (!/^[-+.]*\d|^[-+]+$/.test(token.text) || /^\d+[-/.]\d+[-/.]?|^\+?\d+ \d/.test(rest.replace(/^\d+\.\d+$/, '')))
    return null;
  return { code: 'OF015', at: token, label: 'write a number like 12, -3 or 4.8' };
}

/* Whether the last quotation mark ends the text, or is part of it behind a backslash. */
const isClosed = (text: string) => text.length > 1 && (/(\\*)"$/.exec(text)?.[1]?.length ?? 1) % 2 === 0;

function unclosed(token: Token): Problem {
  const typographic = /[”“’»](?=[\s,}\]]*$)/.exec(token.text);
  if (typographic)
    return { code: 'OF006', at: { offset: token.offset + typographic.index, length: 1 }, label: 'write " here' };
  const label = /\\"[\s,}\]]*$/.test(token.text)
    ? 'the backslash makes the last quotation mark a part of the text: write \\\\'
    : 'add " where this text ends; a line break inside it is written \\n';
  return { code: 'OF004', at: token, label };
}

/* A character, or a backslash with what follows it, that a text cannot have inside. */
function misspelt({ text, offset }: Token): Problem {
  const control = [...text].find((character) => character < ' ');
  if (control !== undefined) {
    const at = { offset: offset + text.indexOf(control), length: 1 };
    return { code: 'OF013', at, words: { character: codePoint(control) } };
  }
  const bad = [...text.matchAll(/\\(?:u[0-9A-Fa-f]{4}|.)/g)].find(
    ([found]) => !/^\\(?:["\\/bfnrt]|u.{4})$/.test(found),
  );
  const [found = ''] = bad ?? [];
  const at = { offset: offset + (bad?.index ?? 0), length: Math.max(found.length, 1) };
  if (found === "\\'") return { code: 'OF015', at, label: "write ' without a backslash" };
  const label =
    found === '\\u' ? 'four digits belong after \\u, as in \\u00e9' : 'write a backslash inside a text as \\\\';
  return { code: 'OF015', at, label };
}
