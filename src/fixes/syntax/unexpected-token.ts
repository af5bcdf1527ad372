import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import { currentPointer, type State } from '../../core/source/grammar.ts';
import { indentAt, startsLine } from '../../core/source/indent.ts';
import { closing, type Token } from '../../core/source/tokens.ts';
import { isBeforeColon } from './recover.ts';
import { unexpectedWord } from './unexpected-literal.ts';

/** Explains a valid token in an invalid position. */
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

/** An opening bracket, and the pointer of its value. */
type Opening = Token & { pointer: Pointer };

/* Explains unmatched brackets. Indentation shows which of the two is wrong. */
function badBracket(
  token: Token,
  { expected, before, open, suspect }: State & { before: Token },
  text: string,
): Problem | null {
  const opening = open.at(-1)?.bracket;
  const isClosing = token.kind === '}' || token.kind === ']';
  const isInside = lineOf(opening ?? token, text) !== lineOf(token, text) && !startsLine(text, token.offset);
  const isUnmatched =
    opening !== undefined && isIndentedFurther(token, opening, text) && closing(opening) !== token.kind;
  if (isClosing && (!opening || isInside || isUnmatched) && before.kind !== ':') {
    const edits = [{ at: { offset: token.offset, length: token.length }, text: '' }];
    return { code: 'OF019', at: token, fix: { text: 'remove it', certain: false, edits } };
  }
  if (!opening) return null;
  const innermost = { ...opening, pointer: currentPointer({ open: open.slice(0, -1) }) };
  const isComplete = expected === 'comma' || before === opening;
  if (token.kind === 'end' && !suspect && isComplete) return missingAtEnd(before, open, innermost);
  if (token.kind === 'end' && suspect && open.length === 1) return missingBracketAt(suspect.end, suspect, text, '');
  if (token.kind === 'end') return missingBracket(suspect ?? innermost, suspect ? 1 : open.length);
  const outer = open.at(-2)?.bracket;
  if (isClosing && !isComplete) return null;
  if (isClosing && (!outer || closing(outer) !== token.kind)) return otherBracket(token, innermost);
  if (isClosing) return { ...missingBracketAt(endOf(before), innermost, text, ''), ...alsoHere(before) };
  // A list entry starts before the previous one is closed.
  const isNextEntry = token.kind === '{' && opening.kind === '{' && open.at(-2)?.bracket.kind === '[';
  if (isNextEntry && (expected === 'name' || expected === 'comma')) return missingBefore(before, innermost, text);
  // A setting starts before the list is closed.
  if (opening.kind !== '[' || expected !== 'comma') return null;
  if (isBeforeColon(token, text) && outer) return missingBracketAt(endOf(before), innermost, text, ',');
  if (isBeforeColon(token, text)) return missingBracket(innermost);
  if (token.kind !== ':' || lineOf(opening, text) === lineOf(before, text)) return null;
  // A name at the start of a list shows that it is an object.
  const end = beforeComma(before, text);
  if (end === undefined) return null;
  return missingOpening(before, opening, text) ?? missingBracketAt(end, innermost, text, '');
}

/* A setting among the objects of a list, at their indentation, lacks its opening bracket. */
function missingOpening(name: Token, opening: Token, text: string): Problem | null {
  const isInside = startsLine(text, name.offset) && indentAt(text, name.offset) > indentAt(text, opening.offset);
  if (!isInside || !/\}\s*,\s*$/.test(text.slice(Math.max(0, name.offset - 1000), name.offset))) return null;
  const edits = [{ at: { offset: name.offset, length: 0 }, text: '{ ' }];
  return { code: 'OF008', at: name, fix: { text: 'add { before this', certain: false, edits } };
}

/* A closing bracket that matches neither this bracket nor the outer one replaces the expected one. */
function otherBracket(token: Token, opening: Opening): Problem {
  const { label: _, ...problem } = missingBracket(opening);
  const bracket = closing(opening);
  const edits = [{ at: { offset: token.offset, length: token.length }, text: bracket }];
  const text = `replace ${token.text} with the missing ${bracket}`;
  return { ...problem, fix: { text, certain: false, edits } };
}

/* Returns the end of the entry before the preceding comma. */
function beforeComma({ offset }: Token, text: string): number | undefined {
  const [blank] = /\s*,\s*$/.exec(text.slice(Math.max(0, offset - 1000), offset)) ?? [];
  return blank === undefined ? undefined : offset - blank.length;
}

/* Reports a missing bracket and where to insert it, followed by `comma`. */
function missingBracketAt(offset: number, opening: Opening, text: string, comma: string): Problem {
  const bracket = closing(opening);
  const edits = [{ at: { offset, length: 0 }, text: `${layoutBefore(bracket, offset, opening, text)}${comma}` }];
  const { label = '', ...problem } = missingBracket(opening);
  return { ...problem, fix: { text: label, certain: false, edits } };
}

/* Puts the bracket on the line of the opening one, or on its own line with the same indentation. */
function layoutBefore(bracket: string, offset: number, opening: Token, text: string): string {
  const line = lineOf(opening, text);
  if (text.lastIndexOf('\n', offset - 1) === line) return bracket === '}' ? ` ${bracket}` : bracket;
  const indent = text.slice(line + 1, line + 1 + indentAt(text, opening.offset));
  return `${text.charAt(line - 1) === '\r' ? '\r' : ''}\n${indent}${bracket}`;
}

const endOf = ({ offset, length }: Token) => offset + length;

/* A closing bracket that is indented more than the opening one closes something else. */
const isIndentedFurther = (token: Token, opening: Token, text: string): boolean =>
  startsLine(text, token.offset) && indentAt(text, token.offset) > indentAt(text, opening.offset);

/* Points at where the bracket is missing, in addition to the opening bracket. */
const alsoHere = ({ offset, length }: Token): Pick<Problem, 'related'> => ({
  related: [{ at: { offset: offset + length - 1, length: 1 }, text: 'it belongs after this' }],
});

/* Inserts the missing bracket before the comma between two list entries. */
function missingBefore(before: Token, opening: Opening, text: string): Problem {
  const isComma = before.kind === ',';
  const offset = isComma ? before.offset : before.offset + before.length;
  const bracket = closing(opening);
  const written = `${layoutBefore(bracket, offset, opening, text)}${isComma ? '' : ','}`;
  const edits = [{ at: { offset, length: 0 }, text: written }];
  const { label: _, ...problem } = missingBracket(opening);
  return {
    ...problem,
    fix: { text: `add the missing ${bracket} before the next entry`, certain: false, edits },
    ...alsoHere({ ...before, offset: offset - 1, length: 1 }),
  };
}

/* Reports brackets that are missing at the end of the file, with the innermost opening one. */
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

function missingBracket(opening: Opening, count = 1): Problem {
  const label = `add the missing ${closing(opening)}`;
  const at = { offset: opening.offset, length: opening.length, pointer: opening.pointer };
  return { code: 'OF007', at, label: count > 1 ? `${label} and ${count - 1} more at the end of the file` : label };
}

const lineOf = ({ offset }: Token, text: string) => text.lastIndexOf('\n', offset - 1);
