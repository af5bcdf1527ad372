import type { Fix, Problem } from '../diagnostics/diagnostic.ts';
import { isJson } from './grammar.ts';
import { endsLine } from './indent.ts';
import { knownFile } from './known-files.ts';
import { Reader } from './reader.ts';

/** Reports text that is invalid JSON as a whole: another file type, a site inside other text, or two objects. */
export function foreignText(text: string): Problem | null {
  return wrappedSite(text) ?? missingBrackets(text) ?? secondObject(text) ?? knownKind(text);
}

/* The maximum text around an object. Longer text is a program, or prose about one. */
const [maxBefore, maxAfter] = [5000, 2000];

const opensFence = /(?:^|\n)[ \t]*(?:```|~~~)[\w.-]*[ \t]*\r?\n\s*$/;
const closesFence = /^\s*(?:$|```|~~~)/;
const fence = /\n[ \t]*(?:```|~~~)/;
const opensCode =
  /^(?:\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|import\b[^\n]*\n|['"]use strict['"];?|\s)*(?:export\s+default\b|module\.exports\s*=|(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*(?::[^={]{1,200})?=)\s*(?:[\w$.]+\()?\s*$/;
/* For text with collapsed spaces, so that the pattern can't backtrack over them. */
const closesCode =
  /^ ?(?:(?:as|satisfies) [\w$.]+(?![\w$.]) ?)*\)? ?;? ?(?:export default [\w$]+|module\.exports ?= ?[\w$]+)?[ ;]*$/;

/* Detects a Markdown fence around the site, or JavaScript that assigns the site to a name. */
function wrappedSite(text: string): Problem | null {
  // Imports contain such brackets too.
  const imports = /^(?:\s|import\b[^\n]{0,500}\n)*/.exec(text.slice(0, maxBefore))?.[0].length;
  const [start, end] = [text.indexOf('{', imports), text.lastIndexOf('}') + 1];
  if (start < 0 || end <= start || start > maxBefore) return null;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isFenced = opensFence.test(before);
  if (!isFenced && !opensCode.test(before)) return null;
  const around = isFenced ? 'a Markdown code fence' : 'JavaScript code';
  const first = before.search(/\S/);
  const line = before.slice(first).search(/[\r\n]|$/);
  const problem: Problem = {
    code: 'OF023',
    at: { offset: first, length: line, pointer: '' },
    details: { around },
  };
  const isWhole = isFenced
    ? closesFence.test(after) && !fence.test(text.slice(start, end))
    : closesCode.test(after.slice(0, maxAfter).replace(/\s+/g, ' '));
  if (after.length > maxAfter || !isWhole) return { ...problem, label: 'keep only the text from its { to its }' };
  const rest = after.trimEnd();
  const edits = [
    { at: { offset: 0, length: start }, text: '' },
    ...(rest === '' ? [] : [{ at: { offset: end, length: rest.length }, text: '' }]),
  ];
  return {
    ...problem,
    fix: {
      text: 'remove everything before and after the site object',
      certain: !isFenced || hasNoProse(before, after),
      edits,
    },
  };
}

/* Text copied from a chat can include prose, which the fix would remove. */
const hasNoProse = (before: string, after: string) =>
  /^\s*(?:```|~~~)[^\n]*\s*$/.test(before) && /^\s*(?:```|~~~)?\s*$/.test(after);

/* Detects properties without the opening {, or without both brackets. */
function missingBrackets(text: string): Problem | null {
  const offset = text.search(/\S/);
  if (text.charAt(offset) !== '"') return null;
  const isClosed = isJson(`{${text}`);
  if (!isClosed && !isJson(`{${text}}`)) return null;
  const end = text.trimEnd().length;
  const edits = [
    { at: { offset, length: 0 }, text: '{\n' },
    ...(isClosed ? [] : [{ at: { offset: end, length: 0 }, text: '\n}' }]),
  ];
  const fix = isClosed ? 'add { before this' : 'add { before this and } at the end of the file';
  return { code: 'OF007', at: { offset, length: 1, pointer: '' }, fix: { text: fix, certain: true, edits } };
}

/* Detects two complete objects in sequence: a site pasted twice, or in two parts. */
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

interface ObjectSpan {
  start: number;
  end: number;
  value: object;
}

function objectAt(text: string, position: number): ObjectSpan | null {
  const reader = new Reader(text);
  reader.moveTo(position);
  if (text.charAt(reader.offset) !== '{') return null;
  const start = reader.offset;
  reader.skipValue();
  const written = text.slice(start, reader.end);
  return isJson(written) ? { start, end: reader.end, value: JSON.parse(written) } : null;
}

/* Removes a second object that equals the first, and joins two parts without a common property. */
function fixOf(text: string, first: ObjectSpan, second: ObjectSpan): { fix: Fix } | { label: string } {
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

function knownKind(text: string): Problem | null {
  const file = knownFile(text);
  const offset = text.search(/\S/);
  const length = text.slice(offset, offset + 200).search(/[\r\n]|$/);
  return file ? { code: 'OF022', at: { offset, length, pointer: '' }, details: { ...file, wanted: 'JSON' } } : null;
}
