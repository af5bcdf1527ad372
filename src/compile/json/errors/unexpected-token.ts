import type { Problem } from '../../diagnostic/diagnostic.ts';
import { type State, whereIs } from './grammar.ts';
import { beginsLine, indentAt } from './indent.ts';
import { isBeforeColon } from './recover.ts';
import { closing, type Token } from './tokens.ts';
import { unexpectedWord } from './unexpected-word.ts';

/** Why a token cannot stand where it does, when it could somewhere else. */
export function unexpectedToken(token: Token, state: State, text: string): Problem {
  const { expected, before, open } = state;
  if (token.kind === 'end' && !before) return { code: 'OF014', at: { offset: 0, length: 1 } };
  if (!before) return { code: 'OF008', at: token, label: 'a site begins with {' };
  if (token.kind === 'word' || token.kind === 'quoted') return unexpectedWord(token, { ...state, before }, text);
  const bracket = badBracket(token, { ...state, before }, text);
  if (bracket) return bracket;
  if (expected === 'nothing') return { code: 'OF008', at: token, label: 'the site ends before this: delete the rest' };
  if (before.kind === ':' && token.kind !== 'text')
    return token.kind === ':'
      ? { code: 'OF008', at: token, label: 'delete it: one colon stands between a name and its value' }
      : { code: 'OF008', at: before, label: 'a value is missing after the colon' };
  const after = { offset: before.offset + before.length, length: 1 };
  switch (expected) {
    case 'comma':
      if (token.kind !== ':') return { code: 'OF002', at: after, label: 'a comma stands between two entries' };
      return open.at(-1)?.bracket.kind === '['
        ? { code: 'OF008', at: token, label: 'a list in [ ] has no names: write { } instead' }
        : { code: 'OF008', at: token, label: 'delete it, or put a name before it' };
    case 'colon':
      return { code: 'OF009', at: after, label: 'a colon and a value belong after this name' };
    case 'name':
      return { code: 'OF008', at: token, label: 'an entry begins with a name in quotation marks' };
    default:
      return { code: 'OF008', at: token, label: 'a value belongs here' };
  }
}

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
    return { code: 'OF019', at: token, fix: { text: 'delete it', certain: false, edits } };
  }
  if (!opening) return null;
  const innermost = { ...opening, pointer: whereIs({ open: open.slice(0, -1) }) };
  const isWhole = expected === 'comma' || before === opening;
  if (token.kind === 'end' && !suspect && isWhole) return missingAtEnd(before, open, innermost);
  if (token.kind === 'end') return missing(suspect ?? innermost, suspect ? 1 : open.length);
  if (isClosing) return isWhole ? { ...missing(innermost), ...hereToo(before) } : null;
  // An entry of a list begins where the one before has not ended.
  const isNextEntry = token.kind === '{' && opening.kind === '{' && open.at(-2)?.bracket.kind === '[';
  if (isNextEntry && (expected === 'name' || expected === 'comma')) return missingBefore(before, innermost, text);
  // A setting comes where a list has not ended.
  if (opening.kind !== '[' || expected !== 'comma') return null;
  const isNamed = token.kind === ':' && lineOf(opening, text) !== lineOf(before, text);
  return isNamed || isBeforeColon(token, text) ? missing(innermost) : null;
}

/* What closes a list or an object stands on its line no farther in than what opened it: this closes something else. */
const isFartherIn = (token: Token, opening: Token, text: string): boolean =>
  beginsLine(text, token.offset) && indentAt(text, token.offset) > indentAt(text, opening.offset);

/* The place where a bracket is missing, besides that of its partner. */
const hereToo = ({ offset, length }: Token): Pick<Problem, 'related'> => ({
  related: [{ at: { offset: offset + length - 1, length: 1 }, text: 'it belongs behind this' }],
});

/* The next entry of a list begins: what is missing belongs before the comma between the two. */
function missingBefore(before: Token, opening: NonNullable<State['suspect']>, text: string): Problem {
  const isComma = before.kind === ',';
  const offset = isComma ? before.offset : before.offset + before.length;
  const line = lineOf(opening, text);
  const isOnOneLine = line === lineOf(before, text);
  const blank = isOnOneLine
    ? ' '
    : `${text.charAt(line - 1) === '\r' ? '\r' : ''}\n${text.slice(line + 1, line + 1 + indentAt(text, opening.offset))}`;
  const bracket = closing(opening);
  const edits = [{ at: { offset, length: 0 }, text: `${blank}${bracket}${isComma ? '' : ','}` }];
  const { label: _, ...problem } = missing(opening);
  return {
    ...problem,
    fix: { text: `its ${bracket} is missing: write it before the next entry`, certain: false, edits },
    ...hereToo({ ...before, offset: offset - 1, length: 1 }),
  };
}

/* Nothing tells that a bracket is missing before the end: it is told there, and where the innermost one was opened. */
function missingAtEnd(before: Token, open: State['open'], opening: NonNullable<State['suspect']>): Problem {
  const offset = before.offset + before.length;
  const brackets = open
    .map(({ bracket }) => closing(bracket))
    .reverse()
    .join('');
  return {
    code: 'OF007',
    at: { offset, length: 1, pointer: opening.pointer },
    fix: { text: `write ${brackets} here`, certain: false, edits: [{ at: { offset, length: 0 }, text: brackets }] },
    related: [{ at: opening, text: 'it was opened here' }],
  };
}

function missing(opening: NonNullable<State['suspect']>, count = 1): Problem {
  const label = `its ${closing(opening)} is missing`;
  const more = count === 2 ? 'is 1' : `are ${count - 1}`;
  const at = { offset: opening.offset, length: opening.length, pointer: opening.pointer };
  return { code: 'OF007', at, label: count > 1 ? `${label}, and so ${more} more where the file ends` : label };
}

const lineOf = ({ offset }: Token, text: string) => text.lastIndexOf('\n', offset - 1);
