import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import { type State, whereIs } from '../../core/source/grammar.ts';
import { beginsLine, indentAt } from '../../core/source/indent.ts';
import { closing, type Token } from '../../core/source/tokens.ts';
import { isBeforeColon } from './recover.ts';
import { unexpectedWord } from './unexpected-literal.ts';

/** Why a token cannot stand where it does, when it could somewhere else. */
export function unexpectedToken(token: Token, state: State, text: string): Problem {
  const { expected, before, open } = state;
  if (token.kind === 'end' && !before) return { code: 'OF014', at: { offset: 0, length: 1 } };
  if (!before) return { code: 'OF008', at: token, label: 'start the file with {' };
  if (token.kind === 'word' || token.kind === 'quoted') return unexpectedWord(token, { ...state, before }, text);
  const bracket = badBracket(token, { ...state, before }, text);
  if (bracket) return bracket;
  if (expected === 'nothing') return { code: 'OF008', at: token, label: 'remove everything after the site object' };
  if (before.kind === ':' && token.kind !== 'text')
    return token.kind === ':'
      ? { code: 'OF008', at: token, label: 'remove it: only one colon belongs between a name and its value' }
      : { code: 'OF008', at: before, label: 'add a value after the colon' };
  const after = { offset: before.offset + before.length, length: 1 };
  switch (expected) {
    case 'comma':
      if (token.kind !== ':') return { code: 'OF002', at: after, label: 'separate the entries with a comma' };
      return open.at(-1)?.bracket.kind === '['
        ? { code: 'OF008', at: token, label: 'use { } instead of [ ]: the entries of an array have no names' }
        : { code: 'OF008', at: token, label: 'remove it, or add a name before it' };
    case 'colon':
      return { code: 'OF009', at: after, label: 'add a colon and a value after this name' };
    case 'name':
      return { code: 'OF008', at: token, label: 'start each setting with a name in quotation marks' };
    default:
      return { code: 'OF008', at: token, label: 'add a value here' };
  }
}

/** A bracket that is open, and where the value is that it begins. */
type Opening = Token & { pointer: Pointer };

/* Brackets that do not match. Where a bracket stands on its line tells which of the two is wrong. */
function badBracket(
  token: Token,
  { expected, before, open, suspect }: State & { before: Token },
  text: string,
): Problem | null {
  const opening = open.at(-1)?.bracket;
  const isClosing = token.kind === '}' || token.kind === ']';
  const isInside = lineOf(opening ?? token, text) !== lineOf(token, text) && !beginsLine(text, token.offset);
  const isSurplus = opening !== undefined && isFartherIn(token, opening, text) && closing(opening) !== token.kind;
  if (isClosing && (!opening || isInside || isSurplus) && before.kind !== ':') {
    const edits = [{ at: { offset: token.offset, length: token.length }, text: '' }];
    return { code: 'OF019', at: token, fix: { text: 'remove it', certain: false, edits } };
  }
  if (!opening) return null;
  const innermost = { ...opening, pointer: whereIs({ open: open.slice(0, -1) }) };
  const isWhole = expected === 'comma' || before === opening;
  if (token.kind === 'end' && !suspect && isWhole) return missingAtEnd(before, open, innermost);
  if (token.kind === 'end' && suspect && open.length === 1) return missingAt(suspect.end, suspect, text, '');
  if (token.kind === 'end') return missing(suspect ?? innermost, suspect ? 1 : open.length);
  const around = open.at(-2)?.bracket;
  if (isClosing && !isWhole) return null;
  if (isClosing && (!around || closing(around) !== token.kind)) return otherBracket(token, innermost);
  if (isClosing) return { ...missingAt(endOf(before), innermost, text, ''), ...hereToo(before) };
  // An entry of a list begins where the one before has not ended.
  const isNextEntry = token.kind === '{' && opening.kind === '{' && open.at(-2)?.bracket.kind === '[';
  if (isNextEntry && (expected === 'name' || expected === 'comma')) return missingBefore(before, innermost, text);
  // A setting comes where a list has not ended.
  if (opening.kind !== '[' || expected !== 'comma') return null;
  if (isBeforeColon(token, text) && around) return missingAt(endOf(before), innermost, text, ',');
  if (isBeforeColon(token, text)) return missing(innermost);
  if (token.kind !== ':' || lineOf(opening, text) === lineOf(before, text)) return null;
  // A name that is the first in its list tells that this is a group.
  const end = beforeComma(before, text);
  if (end === undefined) return null;
  return missingOpening(before, opening, text) ?? missingAt(end, innermost, text, '');
}

/* The name of a setting that stands among the groups of a list, as far in as they do: the bracket before it is missing. */
function missingOpening(name: Token, opening: Token, text: string): Problem | null {
  const isInside = beginsLine(text, name.offset) && indentAt(text, name.offset) > indentAt(text, opening.offset);
  if (!isInside || !/\}\s*,\s*$/.test(text.slice(Math.max(0, name.offset - 1000), name.offset))) return null;
  const edits = [{ at: { offset: name.offset, length: 0 }, text: '{ ' }];
  return { code: 'OF008', at: name, fix: { text: 'add { before this', certain: false, edits } };
}

/* A bracket that closes neither this one nor the one around it is this one's, of the wrong kind. */
function otherBracket(token: Token, opening: Opening): Problem {
  const { label: _, ...problem } = missing(opening);
  const bracket = closing(opening);
  const edits = [{ at: { offset: token.offset, length: token.length }, text: bracket }];
  const text = `replace ${token.text} with the missing ${bracket}`;
  return { ...problem, fix: { text, certain: false, edits } };
}

/* Where the entry ends that stands before a name and the comma before that. */
function beforeComma({ offset }: Token, text: string): number | undefined {
  const [blank] = /\s*,\s*$/.exec(text.slice(Math.max(0, offset - 1000), offset)) ?? [];
  return blank === undefined ? undefined : offset - blank.length;
}

/* A bracket that is missing, and where it belongs, with a comma behind it where one is missing too. */
function missingAt(offset: number, opening: Opening, text: string, comma: string): Problem {
  const bracket = closing(opening);
  const edits = [{ at: { offset, length: 0 }, text: `${blankBefore(bracket, offset, opening, text)}${comma}` }];
  const { label, ...problem } = missing(opening);
  return { ...problem, fix: { text: String(label), certain: false, edits } };
}

/* A closing bracket on the line of its partner, or on one of its own as far in as that line. */
function blankBefore(bracket: string, offset: number, opening: Token, text: string): string {
  const line = lineOf(opening, text);
  if (text.lastIndexOf('\n', offset - 1) === line) return bracket === '}' ? ` ${bracket}` : bracket;
  const indent = text.slice(line + 1, line + 1 + indentAt(text, opening.offset));
  return `${text.charAt(line - 1) === '\r' ? '\r' : ''}\n${indent}${bracket}`;
}

const endOf = ({ offset, length }: Token) => offset + length;

/* What closes a list or an object stands on its line no farther in than what opened it: this closes something else. */
const isFartherIn = (token: Token, opening: Token, text: string): boolean =>
  beginsLine(text, token.offset) && indentAt(text, token.offset) > indentAt(text, opening.offset);

/* The place where a bracket is missing, besides that of its partner. */
const hereToo = ({ offset, length }: Token): Pick<Problem, 'related'> => ({
  related: [{ at: { offset: offset + length - 1, length: 1 }, text: 'it belongs after this' }],
});

/* The next entry of a list begins: what is missing belongs before the comma between the two. */
function missingBefore(before: Token, opening: Opening, text: string): Problem {
  const isComma = before.kind === ',';
  const offset = isComma ? before.offset : before.offset + before.length;
  const bracket = closing(opening);
  const written = `${blankBefore(bracket, offset, opening, text)}${isComma ? '' : ','}`;
  const edits = [{ at: { offset, length: 0 }, text: written }];
  const { label: _, ...problem } = missing(opening);
  return {
    ...problem,
    fix: { text: `add the missing ${bracket} before the next entry`, certain: false, edits },
    ...hereToo({ ...before, offset: offset - 1, length: 1 }),
  };
}

/* Nothing tells that a bracket is missing before the end: it is told there, and where the innermost one was opened. */
function missingAtEnd(before: Token, open: State['open'], opening: Opening): Problem {
  const offset = before.offset + before.length;
  const brackets = open
    .map(({ bracket }) => closing(bracket))
    .reverse()
    .join('');
  return {
    code: 'OF007',
    at: { offset, length: 1, pointer: opening.pointer },
    fix: { text: `add ${brackets} here`, certain: false, edits: [{ at: { offset, length: 0 }, text: brackets }] },
    related: [{ at: opening, text: 'opened here' }],
  };
}

function missing(opening: Opening, count = 1): Problem {
  const label = `add the missing ${closing(opening)}`;
  const at = { offset: opening.offset, length: opening.length, pointer: opening.pointer };
  return { code: 'OF007', at, label: count > 1 ? `${label} and ${count - 1} more at the end of the file` : label };
}

const lineOf = ({ offset }: Token, text: string) => text.lastIndexOf('\n', offset - 1);
