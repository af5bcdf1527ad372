import { isJson, type Unexpected } from '../../core/source/syntax-error.ts';
import { codePoint } from '../../core/text/characters.ts';
import { endOf, type Finding, fixed, type Token } from './finding.ts';

/** Explains a string in double quotation marks that isn't valid JSON. */
export function explainString(token: Token, expected: Unexpected['expected'], text: string): Finding {
  const [line = ''] = token.text.split(/[\r\n]/, 1);
  const isClosed = line === token.text && /[^\\](?:\\\\)*"$/.test(line.slice(-1000));
  return isClosed ? invalidCharacter(token) : unclosed({ ...token, length: line.length, text: line }, expected, text);
}

function invalidCharacter({ text, offset, length }: Token): Finding {
  const at = { offset, length };
  const tabs = text.replace(/\\.|\t/g, (found) => (found === '\t' ? '\\t' : found === "\\'" ? "'" : found));
  if (isJson(tabs)) {
    const sentence = text.includes('\t') ? 'write a tab inside a string as \\t' : "write ' without a backslash";
    return fixed('OF015', at, sentence, true, { ...at, text: tabs });
  }
  const control = /[\u0000-\u001F]/.exec(text);
  if (control)
    return {
      code: 'OF013',
      at: { offset: offset + control.index, length: 1 },
      details: { character: codePoint(control[0]) },
    };
  // Only a backslash can be wrong now.
  const { index: start } = [...text.matchAll(escapes)].find(([found]) => found.length === 1) as RegExpExecArray;
  const found = text.slice(start, start + 2);
  const place = { offset: offset + start, length: found.length };
  if (found === '\\u')
    return { code: 'OF015', at: place, label: 'add four hexadecimal digits after \\u, as in \\u00e9' };
  const doubled = text.replace(escapes, (each) => (each.length > 1 ? each : '\\\\'));
  return fixed('OF015', place, 'write a backslash inside a string as \\\\', false, { ...at, text: doubled });
}

/* Valid JSON escapes, or a single backslash. */
const escapes = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})|\\/g;

function unclosed({ offset, length, text: line }: Token, expected: Unexpected['expected'], text: string): Finding {
  const at = { offset, length };
  const typographic = /[”“’»](?=[\s,}\]]*$)/.exec(line);
  if (typographic) return { code: 'OF006', at: { offset: offset + typographic.index, length: 1 }, label: 'use " here' };
  const label = 'add " at the end of this string; write a line break inside it as \\n';
  const following = text.slice(endOf(at), endOf(at) + 5000);
  if (expected !== 'value') return { code: 'OF004', at, label };
  // A string with line breaks ends at the next quotation mark, if an entry can end there.
  const [, lines = '', next = ''] = /^([^"]*)"\s*([,}\]]?)/.exec(following) ?? [];
  const whole = `${line}${lines}"`.replace(/\r?\n|\r/g, '\\n').replaceAll('\t', '\\t');
  if (next !== '' && isJson(whole)) {
    const edit = { offset, length: length + lines.length + 1, text: whole };
    return fixed('OF004', at, 'write each line break inside a string as \\n', false, edit);
  }
  // A string ends on its own line, before the comma, if the next line continues the object.
  const [, written = ''] = /^("[^"\\]*[^"\\\s,}\]])\s*,?\s*$/.exec(line) ?? [];
  if (written === '' || !/^\s*(?:"[^"\n\r]*"\s*:|[,}\]])/.test(following)) return { code: 'OF004', at, label };
  const end = { offset: offset + written.length, length: 0, text: '"' };
  return fixed('OF004', { offset, length: written.length }, 'add " at the end of this string', false, end);
}
