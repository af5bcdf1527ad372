import { nearest, questionFor } from '../../core/diagnostics/did-you-mean.ts';
import { isJson, type Unexpected } from '../../core/source/read-syntax.ts';
import type { Span } from '../../core/source/scan.ts';
import { codePoint } from '../../core/text/characters.ts';
import { after, endOf, fixed, isName, type SyntaxProblem, type Token, textOf } from './syntax-problem.ts';

/** Explains a word, a number or a quotation where JSON doesn't allow it. Undefined if any would be wrong there. */
export function explainWord(token: Token, error: Unexpected, before: Span, text: string): SyntaxProblem | undefined {
  const { expected, open } = error;
  const { offset, length } = token;
  const at = { offset, length };
  const last = textOf(before, text);
  const touches = endOf(before) === offset;
  const other = explainOtherSyntax(token, expected, text);
  if (other) return other;
  if (token.text === '+' && expected === 'comma' && last.startsWith('"'))
    return { code: 'OF008', at, label: 'write a single string: JSON has no + operator' };
  if (touches && last.startsWith('"')) return explainQuote(token, error, before, text);
  if (open.length === 0) return undefined;
  // 12px and 2021-01 start with a number.
  if (touches && /^-?\d/.test(last)) return explainValue(before.offset, text);
  const canEnd = expected === 'name' ? isName(token, text) : /^\s*(?:[,，、،}｝\]］]|$)/.test(after(token, text));
  if (token.kind === 'quotation' && canEnd)
    return fixed('OF006', at, 'use " here', true, { ...at, text: doubleQuoted(token.text) });
  if (/^['`‘’“”„«＂]/.test(token.text)) return { code: 'OF006', at: { offset, length: 1 }, label: 'use " here' };
  if (expected === 'value') return explainValue(offset, text);
  if (expected === 'name') {
    const name = JSON.stringify(token.text);
    if (touches && /^\d+$/.test(token.text) && /\d,$/.test(text.slice(0, offset).slice(-2))) {
      const point = { offset: offset - 1, length: 1, text: '.' };
      return fixed('OF015', at, 'write decimals with a point: 4.8', false, point);
    }
    return isName(token, text)
      ? fixed('OF006', at, `write ${name}`, true, { ...at, text: name })
      : (missingQuote(at, text) ?? { code: 'OF006', at, label: 'put this in quotation marks' });
  }
  if (expected === 'colon') return { code: 'OF009', at, label: 'add a colon between the name and its value' };
  return isJson(token.text) ? undefined : { code: 'OF002', at, label: 'separate the entries with a comma' };
}

/* Explains what belongs to other tools, and characters that can't be seen. */
function explainOtherSyntax(token: Token, expected: string, text: string): SyntaxProblem | undefined {
  const { offset, length, text: word } = token;
  const [line = ''] = text.slice(offset, offset + 1000).split(/[\n\r]/, 1);
  if (/^(?:<{7}|={7}|>{7}|\|{7})/.test(line)) {
    const label = 'resolve the merge conflict: keep one version and remove the markers';
    return { code: 'OF008', at: { offset, length }, label };
  }
  if (/^<!--/.test(line) || (expected === 'value' ? /^#\s/ : /^#/).test(line))
    return { code: 'OF005', at: { offset, length: line.trimEnd().length } };
  if (/^(?:\.{2,}|…)$/.test(word))
    return { code: 'OF008', at: { offset, length }, label: 'remove it, or replace it with what it stands for' };
  const [hidden] = /^[\p{Cc}\p{Cf}]/u.exec(word) ?? [];
  if (hidden === undefined) return undefined;
  return { code: 'OF013', at: { offset, length: hidden.length }, details: { character: codePoint(hidden) } };
}

/* A word directly after a string: a quotation mark is missing, or it is inside the string. */
function explainQuote(token: Token, error: Unexpected, before: Span, text: string): SyntaxProblem {
  const { offset, length } = token;
  const { expected, open } = error;
  const string = textOf(before, text);
  const isOpenName = expected === 'colon' && /^"[\w-]+\s*:(?:.*[,:])?\s*"$/.test(string);
  if (isOpenName || (expected === 'comma' && /[^\s,].*,\s*"$/.test(string))) {
    // A name ends before its first colon, a string before its last comma.
    const end = before.offset + string.search(isOpenName ? /\s*:/ : /\s*,\s*"$/);
    const sentence = `add " at the end of this ${isOpenName ? 'name' : 'string'}`;
    return fixed('OF004', before, sentence, false, { offset: end, length: 0, text: '"' });
  }
  const at = { offset, length };
  const label = 'write a quotation mark inside a string as \\"';
  const [line = ''] = text.slice(before.offset, before.offset + 5000).split(/[\n\r]/, 1);
  const ends = open.at(-1)?.bracket === '[' ? /^\s*(?:[}\]]|,?\s*$|,\s*["{[])/ : /^\s*(?:[}\]]|,?\s*$|,\s*"[^"]*"\s*:)/;
  // The second and third marks are the first pair inside the string.
  const marks = [...line.matchAll(/\\.|"/g)].filter(([mark]) => mark === '"').map(({ index }) => index);
  const end = marks.find((mark, place) => place > 2 && place % 2 === 1 && ends.test(line.slice(mark + 1))) ?? 0;
  const inside = line.slice(1, end);
  const written = `"${inside.replace(/\\.|"/g, (found) => (found === '"' ? '\\"' : found))}"`;
  // If it contains another setting, that setting lacks a quotation mark.
  return expected === 'comma' && end > 0 && !/"\s*:/.test(inside) && isJson(written)
    ? fixed('OF004', at, label, false, { offset: before.offset, length: end + 1, text: written })
    : { code: 'OF004', at, label };
}

/* A value that isn't JSON: a literal or a number of another language, or a string without quotation marks. */
function explainValue(offset: number, text: string): SyntaxProblem {
  const rest = text
    .slice(offset, offset + 1000)
    .replace(/(?:[,{}[\]"\n\r]|\s\/[/*]).*/s, '')
    .trimEnd();
  const at = { offset, length: rest.length };
  const [written = ''] = rest.split(commaMark, 1);
  const ascii = asciiOf(written);
  const literal = /^(?:true|false|null)$/i.exec(ascii)?.[0].toLowerCase() ?? numberOf(ascii);
  const edit = { offset, length: written.length, text: literal ?? '' };
  if (literal !== undefined) return fixed('OF015', edit, `write ${literal}`, true, edit);
  if (/^(?:yes|no|on|off)$/i.test(rest))
    return { code: 'OF015', at, label: `write ${/^(?:yes|on)$/i.test(rest)}, or "${rest}" for text` };
  // In quotation marks, they would be published.
  if (/^(?:[-+]?(?:NaN|Infinity|inf)|undefined|None|nil)$/i.test(rest))
    return { code: 'OF015', at, label: `remove it: JSON has no ${rest}` };
  const [word = ''] = rest.split(/\s/, 1);
  const atWord = { offset, length: word.length };
  if (word === '(') return { code: 'OF008', at: atWord, label: 'use { or [ here' };
  const [, percent] = /^(-?\d+(?:\.\d+)?)%$/.exec(rest) ?? [];
  if (percent !== undefined && isJson(percent))
    return fixed('OF015', at, `write ${percent}, or "${rest}" for text`, false, { ...at, text: percent });
  // Dates, phone numbers and postal codes are strings.
  const isText = /^\d+[-/.]\d|^\+?\d+ \d|^0\d{3,}$/.test(rest.replace(/^\d+\.\d+$/, ''));
  if (/^[-+.]*\d|^[-+]+$/.test(word) && !isText)
    return { code: 'OF015', at: atWord, label: 'write a number like 12, -3 or 4.8' };
  const similar = rest === word ? nearest(word.toLowerCase(), ['true', 'false', 'null']) : undefined;
  if (similar) return fixed('OF015', at, questionFor(similar), false, { ...at, text: similar });
  const quoted = { ...at, text: JSON.stringify(rest) };
  return missingQuote(atWord, text) ?? fixed('OF006', at, 'put this in quotation marks', false, quoted);
}

/** A comma or semicolon of Chinese, Japanese or Arabic, and the spaces before it. */
export const commaMark = /\s*[，、､،﹐﹑；؛﹔]/;

/* Full-width letters, Arabic digits and long dashes as those of JSON. */
const asciiOf = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[–\u2212]/g, '-');

/* Returns +5, .5 or 5. as JSON. */
function numberOf(written: string): string | undefined {
  const [, sign, whole, fraction] = /^([-+]?)(0|[1-9]\d*)?(?:\.(\d*))?$/.exec(written) ?? [];
  if (whole === undefined && !fraction) return undefined;
  return `${sign === '-' ? '-' : ''}${whole ?? 0}${fraction ? `.${fraction}` : ''}`;
}

/* A quotation mark follows, and none is before the word. */
const missingQuote = (at: Span, text: string): SyntaxProblem | undefined =>
  /^[^",{}[\]\n\r]*"\s*(?:[,}\]:]|$)/.test(text.slice(at.offset, at.offset + 1000))
    ? fixed('OF004', at, 'add " before this', false, { offset: at.offset, length: 0, text: '"' })
    : undefined;

/* Converts other quotation marks to double ones, and escapes those inside. */
function doubleQuoted(quotation: string): string {
  const inside = quotation.slice(1, -1).replace(/\\(.)|"/g, (found, escaped) => {
    if (found === '"') return '\\"';
    return escaped === "'" ? "'" : found;
  });
  return `"${inside}"`;
}
