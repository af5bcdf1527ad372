import type { Fix, Problem } from '../../core/diagnostics/diagnostic.ts';
import { nearest } from '../../core/diagnostics/did-you-mean.ts';
import { isJson, type State } from '../../core/source/grammar.ts';
import { closing, type Token } from '../../core/source/tokens.ts';
import { codePoint } from '../../core/text/characters.ts';
import { describeComment } from './comments.ts';

/** Explains an unexpected word or character outside quotation marks. */
export function unexpectedWord(
  token: Token,
  { expected, before, open }: State & { before: Token },
  text: string,
): Problem {
  const opening = open.at(-1)?.bracket;
  const foreign = foreignMark(token, expected, before, text) ?? invisibleCharacter(token);
  if (foreign) return foreign;
  if (token.text === '+' && expected === 'comma') return concatenation(token, before, text);
  if (/^[);.]$/.test(token.text)) return wrongPunctuation(token, expected, opening);
  const touches = before.kind === 'text' && before.offset + before.length === token.offset;
  if (!touches && /^['`‘’“”„«]/.test(token.text))
    return { code: 'OF006', at: { offset: token.offset, length: 1 }, label: 'use " here' };
  const quote = missingQuote(token, expected, touches ? before : null, text, opening?.kind === '[');
  if (quote) return quote;
  const isDigits = /^\d+$/.test(token.text);
  const pair = /\d(,| +)$/.exec(text.slice(Math.max(0, token.offset - 20), token.offset))?.[1];
  if (isDigits && expected === 'name' && pair === ',') {
    const edits = [{ at: { offset: token.offset - 1, length: 1 }, text: '.' }];
    const fix = { text: 'write decimals with a point: 4.8', certain: false, edits };
    return { code: 'OF015', at: token, fix };
  }
  if (isDigits && expected === 'comma' && pair?.startsWith(' ') && opening?.kind === '{')
    return { code: 'OF015', at: token, label: 'write the number without spaces: 50000' };
  switch (expected) {
    case 'nothing':
      return { code: 'OF008', at: token, label: 'remove everything after the site object' };
    case 'name':
      return { code: 'OF006', at: token, label: 'put this in quotation marks' };
    case 'colon':
      return { code: 'OF009', at: token, label: 'add a colon between the name and its value' };
    case 'comma':
      if (isJson(token.text))
        return { code: 'OF002', at: { offset: before.offset + before.length, length: 1 }, label: 'add a comma here' };
      return { code: 'OF002', at: token, label: 'separate the entries with a comma' };
    default:
      return unquotedValue(token, text);
  }
}

/* Lists the lines of all markers of a merge conflict; "" if there is only one. */
function conflictLines(offset: number, text: string): string {
  const lines: number[] = [];
  let line = text.slice(0, offset).split('\n').length;
  for (const each of text.slice(offset, offset + 100_000).split('\n')) {
    if (/^(?:<{7}|={7}|>{7}|\|{7})/.test(each)) lines.push(line);
    if (each.startsWith('>>>>>>>')) break;
    line++;
  }
  const last = lines.pop();
  return lines.length === 0 ? '' : ` on lines ${lines.slice(0, 5).join(', ')} and ${last}`;
}

/* Comments, ellipses and merge conflict markers. */
function foreignMark(token: Token, expected: State['expected'], before: Token, text: string): Problem | null {
  const line = text.slice(token.offset, token.offset + 1000).replace(/[\n\r].*/s, '');
  if (/^(?:<{7}|={7}|>{7}|\|{7})/.test(line)) {
    const label = `resolve the merge conflict: keep one version and remove the markers${conflictLines(token.offset, text)}`;
    return { code: 'OF008', at: token, label };
  }
  if (/^<!--/.test(line) || (/^#/.test(line) && (expected !== 'value' || /^#\s/.test(line)))) {
    const at = { offset: token.offset, length: line.trimEnd().length };
    return { code: 'OF005', at, details: describeComment(at, text) };
  }
  if (/^(?:\.{2,}|…)$/.test(token.text)) {
    const [comma = ''] = /^\s*,/.exec(text.slice(token.offset + token.length, token.offset + token.length + 100)) ?? [];
    const from = comma === '' && before.kind === ',' ? before.offset : token.offset;
    const edits = [{ at: { offset: from, length: token.offset + token.length + comma.length - from }, text: '' }];
    const fix = { text: 'remove it, or replace it with what it stands for', certain: false, edits };
    return { code: 'OF008', at: token, fix };
  }
  return null;
}

function invisibleCharacter(token: Token): Problem | null {
  const [found] = /^[\p{Cc}\p{Cf}]/u.exec(token.text) ?? [];
  if (found === undefined) return null;
  return {
    code: 'OF013',
    at: { offset: token.offset, length: found.length },
    details: { character: codePoint(found) },
  };
}

function wrongPunctuation(token: Token, expected: State['expected'], opening: Token | undefined): Problem {
  if (token.text === ')' && opening) return { code: 'OF008', at: token, label: `use ${closing(opening)} here` };
  const replaceWith = (text: string): Fix => ({
    text: `use ${text} here`,
    certain: false,
    edits: [{ at: { offset: token.offset, length: token.length }, text }],
  });
  if (expected === 'comma') return { code: 'OF002', at: token, fix: replaceWith(',') };
  if (expected === 'colon') return { code: 'OF009', at: token, fix: replaceWith(':') };
  return { code: 'OF008', at: token, label: 'remove it' };
}

/* Strings joined by plus signs, on one line or several. */
function concatenation(token: Token, before: Token, text: string): Problem {
  const label = 'write a single string: JSON has no + operator';
  const [all = ''] = additionPattern.exec(text.slice(before.offset, before.offset + 5000)) ?? [];
  const parts = all.match(/"(?:[^"\\\n\r]|\\.)*"/g) ?? [];
  const written = `"${parts.map((part) => part.slice(1, -1)).join('')}"`;
  if (parts.length < 2 || !isJson(written)) return { code: 'OF008', at: token, label };
  const edits = [{ at: { offset: before.offset, length: all.length }, text: written }];
  return { code: 'OF008', at: token, fix: { text: label, certain: false, edits } };
}

const additionPattern = /^"(?:[^"\\\n\r]|\\.)*"(?:\s*\+\s*"(?:[^"\\\n\r]|\\.)*")+/;

/* A word directly after a string, or before a quotation mark without an opening one. */
function missingQuote(
  token: Token,
  expected: State['expected'],
  before: Token | null,
  text: string,
  isInList: boolean,
): Problem | null {
  if (before && (expected === 'colon' ? /^"[\w-]+\s*:(?:.*[,:])?\s*"$/ : /[^\s,].*,\s*"$/).test(before.text)) {
    const sentence = expected === 'colon' ? 'add " at the end of this name' : 'add " at the end of this string';
    // A name ends before its first colon, a string before its last comma.
    const end = expected === 'colon' ? before.text.search(/\s*:/) : before.text.search(/\s*,\s*"$/);
    const edits = [{ at: { offset: before.offset + end, length: 0 }, text: '"' }];
    return { code: 'OF004', at: before, fix: { text: sentence, certain: false, edits } };
  }
  if (before) {
    const label = 'write a quotation mark inside a string as \\"';
    const edit = expected === 'comma' ? escapedInside(before, text, isInList) : undefined;
    return {
      code: 'OF004',
      at: token,
      ...(edit ? { fix: { text: label, certain: false, edits: [edit] } } : { label }),
    };
  }
  const isOpen = /^[^",{}[\]\n\r]*"\s*(?:[,}\]:]|$)/.test(text.slice(token.offset, token.offset + 1000));
  if (!isOpen || (expected !== 'name' && expected !== 'value')) return null;
  const edits = [{ at: { offset: token.offset, length: 0 }, text: '"' }];
  return { code: 'OF004', at: token, fix: { text: 'add " before this', certain: false, edits } };
}

/* Escapes the quotation marks inside a string, up to the one that ends it. */
function escapedInside({ offset }: Token, text: string, isInList: boolean): Fix['edits'][number] | undefined {
  const line = text.slice(offset, offset + 5000).replace(/[\n\r].*/s, '');
  const ends = isInList ? endsEntry : endsSetting;
  // The second and third marks are the first pair inside the string.
  const marks = [...line.matchAll(/\\.|"/g)].filter(([mark]) => mark === '"').map(({ index }) => index);
  const end = marks.find((mark, place) => place > 2 && place % 2 === 1 && ends.test(line.slice(mark + 1)));
  if (end === undefined) return undefined;
  const inside = line.slice(1, end);
  const written = `"${inside.replace(/\\.|"/g, (found) => (found === '"' ? '\\"' : found))}"`;
  // If it contains another setting, that setting lacks a quotation mark.
  if (/"\s*:/.test(inside) || !isJson(written)) return undefined;
  return { at: { offset, length: end + 1 }, text: written };
}

/* What can follow the last string of a line, or any other string. */
const endsSetting = /^\s*(?:[}\]]|,?\s*$|,\s*"[^"]*"\s*:)/;
const endsEntry = /^\s*(?:[}\]]|,?\s*$|,\s*["{[])/;

/* A string without quotation marks, or a value from another language. */
function unquotedValue(token: Token, text: string): Problem {
  const word = token.text;
  const literal = nearest(word.toLowerCase(), ['true', 'false', 'null']);
  if (/^(?:yes|on|no|off)$/i.test(word)) {
    const suggestion = ['yes', 'on'].includes(word.toLowerCase());
    return { code: 'OF015', at: token, label: `write ${suggestion}, or "${word}" for text` };
  }
  if (/^(?:-?(?:NaN|Infinity|inf)|undefined|None|nil)$/i.test(word))
    return { code: 'OF015', at: token, label: `remove this setting: JSON has no ${word}` };
  if (literal) {
    const edits = [{ at: { offset: token.offset, length: token.length }, text: literal }];
    return { code: 'OF015', at: token, fix: { text: `did you mean ${literal}?`, certain: false, edits } };
  }
  if (word === '(') return { code: 'OF008', at: token, label: 'use { or [ here' };
  const rest = text.slice(token.offset, token.offset + 1000).replace(/[,{}[\]"\n\r].*/s, '');
  const written = rest.trimEnd();
  const at = { offset: token.offset, length: written.length };
  const fix = {
    text: 'put this in quotation marks',
    certain: false,
    edits: [{ at, text: JSON.stringify(written) }],
  };
  return { code: 'OF006', at, fix };
}
