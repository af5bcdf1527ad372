import type { Fix, Problem } from '../diagnostics/diagnostic.ts';
import { isJson } from './grammar.ts';
import { endsLine } from './indent.ts';
import { knownFile } from './known-files.ts';
import { Reader } from './reader.ts';

/** Says of a text that is no JSON what it is as a whole: another kind of file, a site inside of one, or two of them. */
export function foreignText(text: string): Problem | null {
  return wrapped(text) ?? withoutBrackets(text) ?? secondObject(text) ?? otherKind(text);
}

/* What may stand around an object: more is rather a program, or a text about one. */
const [mostBefore, mostBehind] = [5000, 2000];

const opensFence = /(?:^|\n)[ \t]*(?:```|~~~)[\w.-]*[ \t]*\r?\n\s*$/;
const closesFence = /^\s*(?:$|```|~~~)/;
const fence = /\n[ \t]*(?:```|~~~)/;
const opensCode =
  /^(?:\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|import\b[^\n]*\n|['"]use strict['"];?|\s)*(?:export\s+default\b|module\.exports\s*=|(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*(?::[^={]{1,200})?=)\s*(?:[\w$.]+\()?\s*$/;
/* Of a text whose blanks are one each: more of them could be shared out in many ways. */
const closesCode =
  /^ ?(?:(?:as|satisfies) [\w$.]+(?![\w$.]) ?)*\)? ?;? ?(?:export default [\w$]+|module\.exports ?= ?[\w$]+)?[ ;]*$/;

/* A fence of Markdown around the site, or the JavaScript that gives it a name. */
function wrapped(text: string): Problem | null {
  // What is imported stands in such brackets too.
  const imports = /^(?:\s|import\b[^\n]{0,500}\n)*/.exec(text.slice(0, mostBefore))?.[0].length;
  const [start, end] = [text.indexOf('{', imports), text.lastIndexOf('}') + 1];
  if (start < 0 || end <= start || start > mostBefore) return null;
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const isFenced = opensFence.test(before);
  if (!isFenced && !opensCode.test(before)) return null;
  const around = isFenced ? 'a Markdown code fence' : 'JavaScript code';
  const first = before.search(/\S/);
  const line = before.slice(first).search(/[\r\n]|$/);
  const problem: Problem = {
    code: 'OF023',
    at: { offset: first, length: line, pointer: '' },
    words: { around },
  };
  const isWhole = isFenced
    ? closesFence.test(behind) && !fence.test(text.slice(start, end))
    : closesCode.test(behind.slice(0, mostBehind).replace(/\s+/g, ' '));
  if (behind.length > mostBehind || !isWhole) return { ...problem, label: 'keep only the text from its { to its }' };
  const rest = behind.trimEnd();
  const edits = [
    { at: { offset: 0, length: start }, text: '' },
    ...(rest === '' ? [] : [{ at: { offset: end, length: rest.length }, text: '' }]),
  ];
  return {
    ...problem,
    fix: {
      text: 'remove everything before and after the site object',
      certain: !isFenced || isAlone(before, behind),
      edits,
    },
  };
}

/* Who has copied an answer may have copied words of it too, which are lost then. */
const isAlone = (before: string, behind: string) =>
  /^\s*(?:```|~~~)[^\n]*\s*$/.test(before) && /^\s*(?:```|~~~)?\s*$/.test(behind);

/* Settings without the { before them, or without the } behind them too. */
function withoutBrackets(text: string): Problem | null {
  const offset = text.search(/\S/);
  if (text.charAt(offset) !== '"') return null;
  const isClosed = isJson(`{${text}`);
  if (!isClosed && !isJson(`{${text}}`)) return null;
  const end = text.trimEnd().length;
  const edits = [
    { at: { offset, length: 0 }, text: '{\n' },
    ...(isClosed ? [] : [{ at: { offset: end, length: 0 }, text: '\n}' }]),
  ];
  const words = isClosed ? 'add { before this' : 'add { before this and } at the end of the file';
  return { code: 'OF007', at: { offset, length: 1, pointer: '' }, fix: { text: words, certain: true, edits } };
}

/* One object after another, each of them whole: pasted twice, or in two parts. */
function secondObject(text: string): Problem | null {
  const first = objectAt(text, 0);
  if (!first) return null;
  const comma = /^\s*,/.exec(text.slice(first.end, first.end + 1000))?.[0].length ?? 0;
  const second = objectAt(text, first.end + comma);
  if (!second || text.slice(second.end).trim() !== '') return null;
  return {
    code: 'OF024',
    at: { offset: second.start, length: 1, pointer: '' },
    ...fixOf(text, first, second),
  };
}

interface Stretch {
  start: number;
  end: number;
  value: object;
}

function objectAt(text: string, from: number): Stretch | null {
  const reader = new Reader(text);
  reader.moveTo(from);
  if (text.charAt(reader.offset) !== '{') return null;
  const start = reader.offset;
  reader.skipValue();
  const written = text.slice(start, reader.end);
  return isJson(written) ? { start, end: reader.end, value: JSON.parse(written) } : null;
}

/* The same twice is one too many; two parts that share no setting are one site. */
function fixOf(text: string, first: Stretch, second: Stretch): { fix: Fix } | { label: string } {
  const names = Object.keys(second.value);
  if (JSON.stringify(first.value) === JSON.stringify(second.value) || names.length === 0) {
    const at = { offset: first.end, length: second.end - first.end };
    return {
      fix: { text: 'remove it: it adds nothing to the first object', certain: true, edits: [{ at, text: '' }] },
    };
  }
  if (Object.keys(first.value).length === 0 || names.some((name) => Object.hasOwn(first.value, name)))
    return { label: 'move its settings into the first object, before the last }' };
  let last = first.end - 2;
  while (text.charAt(last) === ' ' || endsLine(text.charCodeAt(last))) last--;
  const at = { offset: last + 1, length: second.start - last };
  return {
    fix: {
      text: 'join the two: replace the brackets between them with a comma',
      certain: false,
      edits: [{ at, text: ',' }],
    },
  };
}

function otherKind(text: string): Problem | null {
  const known = knownFile(text);
  const offset = text.search(/\S/);
  const length = text.slice(offset, offset + 200).search(/[\r\n]|$/);
  return known ? { code: 'OF022', at: { offset, length, pointer: '' }, words: { ...known, wanted: 'JSON' } } : null;
}
