import { maxProblems, type Problem } from '../../core/diagnostics/diagnostic.ts';
import { applyEdits, type Edit } from '../../core/source/changes/edits.ts';
import { isJson, pointerIn, readSyntax, type Unexpected } from '../../core/source/read-syntax.ts';
import type { Span } from '../../core/source/scan.ts';
import { codePoint } from '../../core/text/characters.ts';
import { explainBracket } from './explain-bracket.ts';
import { commaMark, explainWord } from './explain-word.ts';
import { after, endOf, fixed, isName, type SyntaxProblem, type Token, textOf, tokenAt } from './syntax-problem.ts';

/** The maximum number of characters to read: after each certain fix, the text is read again. */
const maxRead = 5_000_000;

/**
 * Explains why a text isn't valid JSON. Stops at the first mistake without a certain fix, because it can hide others;
 * comments don't stop it.
 */
export function explainSyntax(text: string): Problem[] {
  const problems: Problem[] = [];
  const applied: Edit[] = [];
  let written = text;
  const add = (problem: SyntaxProblem, pointer: string): boolean => {
    problems.push(inOriginal({ pointer, ...problem }, applied));
    if (!problem.fix?.certain) return false;
    // The last edit comes first, so that the others stay where they are.
    const edits = problem.fix.edits.toSorted((a, b) => b.offset - a.offset);
    applied.push(...edits);
    written = applyEdits(written, edits);
    return true;
  };

  const fence = explainFence(text);
  if (fence && !add(fence, '')) return problems;
  for (let read = 0; read <= maxRead && problems.length < maxProblems; read += written.length) {
    const { error, comments } = readSyntax(written);
    for (const { pointer, ...at } of comments) add({ code: 'OF005', at }, pointer);
    written = applyEdits(
      written,
      comments.map((at) => ({ ...at, text: ' '.repeat(at.length) })),
    );
    const isEmpty = error?.length === 0 && !error.before;
    if (!error || (isEmpty && problems.length > 0) || !add(explain(error, written), pointerIn(error.open))) break;
  }
  return problems;
}

/* Converts a problem in a text with some edits to a problem of the original text. */
function inOriginal({ at, pointer = '', fix, related, ...rest }: SyntaxProblem, applied: readonly Edit[]): Problem {
  const original = (position: number) =>
    applied.reduceRight(
      (found, { offset, length, text }) => (found < offset ? found : Math.max(offset, found - text.length + length)),
      position,
    );
  const placed = ({ offset, length }: Span): Span => {
    const start = original(offset);
    return { offset: start, length: length === 0 ? 0 : original(offset + length - 1) + 1 - start };
  };
  return {
    ...rest,
    at: { ...placed(at), pointer },
    ...(fix && { fix: { ...fix, edits: fix.edits.map((edit) => ({ at: placed(edit), text: edit.text })) } }),
    ...(related && { related: related.map((each) => ({ ...each, at: placed(each.at) })) }),
  };
}

/* A Markdown code fence around the site, as in a chat. Prose around it is the owner's, so its removal isn't certain. */
function explainFence(text: string): SyntaxProblem | undefined {
  const start = text.indexOf('{');
  const [before, inside] = [text.slice(0, start), text.slice(start)];
  if (start < 0 || start > 5000 || !/(?:^|\n)[ \t]*(?:```|~~~)[\w.-]*[ \t]*\r?\n\s*$/.test(before)) return undefined;
  const close = /\n[ \t]*(?:```|~~~)/.exec(inside);
  const end = start + inside.slice(0, close?.index).trimEnd().length;
  const rest = text.slice(end).trimEnd();
  // A second fence may contain a part of the site.
  if (/(?:```|~~~)[^`~]*(?:```|~~~)/.test(rest))
    return { code: 'OF023', at: firstLine(text), label: 'keep only the text from its { to its }' };
  const edits = [
    { offset: 0, length: start, text: '' },
    { offset: end, length: rest.length, text: '' },
  ];
  const isAlone = /^\s*(?:```|~~~)[^\n]*\s*$/.test(before) && /^\s*(?:```|~~~)?$/.test(rest);
  const fix = { text: 'remove everything before and after the site object', certain: isAlone, edits };
  return { code: 'OF023', at: firstLine(text), fix };
}

function firstLine(text: string): Span {
  const offset = text.search(/\S/);
  return { offset, length: text.slice(offset, offset + 200).search(/[\r\n]|$/) };
}

function explain(error: Unexpected, text: string): SyntaxProblem {
  const { before, expected } = error;
  const token = tokenAt(error, text);
  if (token.kind === 'end' && !before) return { code: 'OF014', at: { offset: 0, length: 1 } };
  if (token.kind === 'string' && !isJson(token.text)) return explainString(token, expected, text);
  blank.lastIndex = token.offset;
  const [space] = blank.exec(text) ?? [];
  if (space !== undefined) return explainSpace(token.offset, space);
  const mark = explainMark(token, expected, text);
  if (mark) return mark;
  if (!before) return { code: 'OF022', at: firstLine(text) };
  const explainToken = token.kind === 'word' || token.kind === 'quotation' ? explainWord : explainBracket;
  return (
    explainComma(token, error, before, text) ??
    explainColon(token, error, before, text) ??
    explainToken(token, error, before, text) ??
    explainPlace(token, error, before, text)
  );
}

const blank = /[^\S \t\n\r]+/y;

/* A space that isn't an ASCII space; a byte order mark has no width. */
function explainSpace(offset: number, space: string): SyntaxProblem {
  const at = { offset, length: space.length };
  const character = codePoint(space);
  return space.startsWith('\uFEFF')
    ? fixed('OF008', at, `remove the invisible character ${character}`, true, { ...at, text: '' })
    : fixed('OF008', at, `replace ${character} with a regular space`, true, { ...at, text: ' '.repeat(space.length) });
}

/* A mark of Chinese, Japanese or Arabic in place of one of JSON, perhaps directly after a word of JSON. */
function explainMark({ offset, text: written }: Token, expected: Unexpected['expected'], text: string) {
  const [, word = '', character = ''] = /^(true|false|null)?([，、､،﹐﹑；؛﹔：［］【】｛｝])/.exec(written) ?? [];
  const mark = commaMark.test(character) ? ',' : (brackets[character] ?? character.normalize('NFKC'));
  const isExpected = word === '' ? marks[expected].includes(mark) : expected === 'value' && marks.comma.includes(mark);
  if (mark === '' || !isExpected) return undefined;
  const at = { offset: offset + word.length, length: 1 };
  // Otherwise the mark may belong to a text whose quotation mark is missing.
  const isBetween =
    /^\s*(?:$|["{}[\],:，、､،﹐﹑；؛﹔：｛｝［］【】“”„＂]|[-–\u2212]?[\d０-９٠-٩۰-۹]|(?:true|false|null)\b)/.test(
      after(at, text),
    );
  const code = mark === ',' ? 'OF002' : mark === ':' ? 'OF009' : 'OF007';
  return fixed(code, at, `replace ${character} (${codePoint(character)}) with ${mark}`, isBetween, {
    ...at,
    text: mark,
  });
}

/* What the keys of square brackets write in Chinese. */
const brackets: Readonly<Record<string, string>> = { '【': '[', '】': ']' };

/* The marks that JSON allows in each place. */
const marks = { value: '[{]', name: '}', colon: ':', comma: ',]}', nothing: '' };

/* An extra comma, or a missing one. */
function explainComma(token: Token, error: Unexpected, before: Span, text: string): SyntaxProblem | undefined {
  const { expected, open } = error;
  const last = textOf(before, text);
  const { offset, length } = token;
  const remove = (at: Span, reason: string) => fixed('OF001', at, `remove it: ${reason}`, true, { ...at, text: '' });
  if (token.text === ',' && /^[{[]$/.test(last)) return remove({ offset, length }, 'there is no entry before it');
  if (token.text === ',' && last === ',')
    return remove({ offset, length }, 'only one comma belongs between two entries');
  if (/^[}\]]$/.test(token.text) && last === ',') {
    const problem = remove(before, 'JSON allows no comma after the last entry');
    return { ...problem, pointer: pointerIn(open.slice(0, -1)) };
  }
  // A word directly after a string is probably a part of it.
  const touches = last.startsWith('"') && endOf(before) === offset;
  const isEntry =
    open.at(-1)?.bracket === '['
      ? /^[{["]/.test(token.text) && !isName(token, text) && !touches
      : isName(token, text) && (token.kind === 'string' || !touches);
  if (expected !== 'comma' || !isEntry) return undefined;
  const at = { offset: endOf(before), length: 1 };
  return fixed('OF002', at, 'add a comma here', true, { ...at, length: 0, text: ',' });
}

/* A missing colon, or another character in its place. */
function explainColon(token: Token, { expected }: Unexpected, before: Span, text: string): SyntaxProblem | undefined {
  if (expected !== 'colon') return undefined;
  const sentence = 'add a colon between the name and its value';
  const { offset, length } = token;
  if (/^=>?$/.test(token.text)) return fixed('OF009', token, sentence, true, { offset, length, text: ':' });
  const isValue = /^[{[]$/.test(token.text) || isJson(token.text);
  if (!isValue || /^\s*:/.test(after(token, text))) return undefined;
  return fixed('OF009', token, sentence, true, { offset: endOf(before), length: 0, text: ':' });
}

/* A token that JSON doesn't allow here. */
function explainPlace(token: Token, error: Unexpected, before: Span, text: string): SyntaxProblem {
  const { offset, length, text: mark } = token;
  const at = { offset, length };
  const last = textOf(before, text);
  const gap = { offset: endOf(before), length: 1 };
  const isInArray = error.open.at(-1)?.bracket === '[';
  switch (error.expected) {
    case 'comma':
      if (mark === ';' && /^\s*(?:[}\]]|$)/.test(after(token, text)))
        return fixed('OF002', at, 'remove it', false, { ...at, text: '' });
      if (mark === ';') return fixed('OF002', at, 'use , here', false, { ...at, text: ',' });
      if (mark === ')') return { code: 'OF008', at, label: `use ${isInArray ? ']' : '}'} here` };
      if (mark !== ':') return { code: 'OF002', at: gap, label: 'separate the entries with a comma' };
      return isInArray
        ? { code: 'OF008', at, label: 'use { } instead of [ ]: the entries of an array have no names' }
        : { code: 'OF008', at, label: 'remove it, or add a name before it' };
    case 'colon':
      return { code: 'OF009', at: gap, label: 'add a colon and a value after this name' };
    case 'name':
      return { code: 'OF008', at, label: 'start each setting with a name in quotation marks' };
    case 'value':
      return { code: 'OF008', at: last === ':' ? before : at, label: 'add a value here' };
    case 'nothing':
      return mark === ':' && last.startsWith('"')
        ? fixed('OF007', { ...before, length: 1 }, 'add { before this', true, { ...before, length: 0, text: '{\n' })
        : { code: 'OF008', at, label: 'remove everything after the site object' };
  }
}

/* Explains a string in double quotation marks that isn't valid JSON. */
function explainString(token: Token, expected: Unexpected['expected'], text: string): SyntaxProblem {
  const [line = ''] = token.text.split(/[\r\n]/, 1);
  const isClosed = line === token.text && /[^\\](?:\\\\)*"$/.test(line.slice(-1000));
  return isClosed ? invalidCharacter(token) : unclosed({ ...token, length: line.length, text: line }, expected, text);
}

function invalidCharacter({ text, offset, length }: Token): SyntaxProblem {
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

function unclosed(token: Token, expected: Unexpected['expected'], text: string): SyntaxProblem {
  const { offset, length, text: line } = token;
  const at = { offset, length };
  const typographic = /[”“’»＂](?=[\s,}\]]*$)/.exec(line);
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
