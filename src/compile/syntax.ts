import type { Problem, Remedy } from './diagnostic.ts';
import { accept, isJson, type State, whereIs, withdrawComma } from './grammar.ts';
import { isBeforeColon, slipOf } from './slips.ts';
import { closing, type Token, tokens } from './tokens.ts';

/**
 * Says in plain words why a text is not JSON. Stops at the first mistake that hides what follows;
 * comments, commas too many and slips of the pen that can be mended hide nothing, so every one of them is named.
 */
export function explainSyntax(text: string): Problem[] {
  const problems: Problem[] = [];
  const state: State = { expected: 'value', before: null, open: [] };
  const tell = (problem: Problem) => {
    problems.push({ ...problem, at: { pointer: whereIs(state), ...problem.at } as Problem['at'] });
  };

  for (const token of tokens(text)) {
    if (token.kind === 'comment') {
      tell({ code: 'OF005', at: token });
      continue;
    }
    if (token.kind === 'blank') {
      const remedy = { ...write(token, ' '.repeat(token.length)), text: 'write a plain blank' };
      tell({ code: 'OF008', at: token, remedy });
      continue;
    }
    const surplus = surplusComma(token, state);
    if (surplus && token.kind !== ',') withdrawComma(state);
    if (surplus) tell(surplus);
    if (surplus && token.kind === ',') continue;

    let isRead = accept(token, state);
    while (!isRead) {
      const slip = slipOf(token, state, text);
      if (!slip) {
        tell(misread(token, state) ?? misplaced(token, state, text));
        return problems;
      }
      if (!slip.isInstead) tell(slip.problem);
      accept(slip.meant, state);
      if (slip.isInstead) tell(slip.problem);
      isRead = slip.isInstead || accept(token, state);
    }
  }
  return problems;
}

/* A comma before a closing bracket, after an opening one, or after another comma. */
function surplusComma(token: Token, { before }: State): Problem | null {
  if (token.kind === ',' && (before?.kind === '{' || before?.kind === '['))
    return { code: 'OF001', at: token, remedy: cut(token, 'delete it: nothing stands before it') };
  if (before?.kind !== ',') return null;
  if (token.kind === '}' || token.kind === ']')
    return {
      code: 'OF001',
      at: before,
      remedy: cut(before, `delete it: the last entry before ${token.text} has no comma after it`),
    };
  if (token.kind === ',')
    return { code: 'OF001', at: token, remedy: cut(token, 'delete it: one comma stands between two entries') };
  return null;
}

/* A text, number or word that means nothing wherever it stands. */
function misread(token: Token, { expected }: State): Problem | null {
  if ((token.kind !== 'text' && token.kind !== 'word') || isJson(token.text)) return null;
  const { text } = token;
  if (token.kind === 'text') {
    if (text.length < 2 || !text.endsWith('"') || !isClosed(text))
      return { code: 'OF004', at: token, label: 'this text begins here and does not end on its line' };
    return { code: 'OF015', at: token, label: 'write a backslash inside a text as \\\\' };
  }
  if (expected === 'value' && /^[-+.]?[\d.]/.test(text))
    return { code: 'OF015', at: token, label: 'write a number like 12, -3 or 4.8' };
  return null;
}

/* A token that does not belong where it stands. */
function misplaced(token: Token, { expected, before, open }: State, text: string): Problem {
  const opening = open.at(-1)?.bracket;
  const closes = token.kind === '}' || token.kind === ']' || token.kind === 'end';
  const afterBefore = before ? { offset: before.offset + before.length, length: 1 } : token;

  if (token.kind === 'end' && !before) return { code: 'OF014', at: { offset: 0, length: 1 } };
  if (expected === 'nothing') return { code: 'OF008', at: token, label: 'the site ends before this: delete the rest' };
  if (token.kind === 'word' || token.kind === 'quoted') return strayWord(token, expected, before);
  if (closes && before?.kind === ':') return { code: 'OF008', at: before, label: 'a value is missing after the colon' };
  const endsList = opening?.kind === '[' && token.kind === 'text' && isBeforeColon(token, text);
  if (opening && ((closes && (expected === 'comma' || token.kind === 'end')) || (endsList && expected === 'comma'))) {
    const at = { ...place(opening), pointer: whereIs({ open: open.slice(0, -1) }) };
    return { code: 'OF007', at, label: `its ${closing(opening)} is missing` };
  }
  switch (expected) {
    case 'comma':
      if (token.kind === ':') return { code: 'OF008', at: token, label: 'delete it, or put a name before it' };
      return { code: 'OF002', at: afterBefore, label: 'a comma stands between two entries' };
    case 'colon':
      return { code: 'OF009', at: afterBefore, label: 'a colon and a value belong after this name' };
    case 'name':
      return { code: 'OF008', at: token, label: 'an entry begins with a name in quotation marks' };
    default:
      return { code: 'OF008', at: token, label: 'a value belongs here' };
  }
}

/* Letters outside quotation marks. */
function strayWord(token: Token, expected: State['expected'], before: Token | null): Problem {
  const touches = before?.kind === 'text' && before.offset + before.length === token.offset;
  if (before && touches && /,\s*"$/.test(before.text))
    return { code: 'OF004', at: before, label: 'this text has no quotation mark at its end' };
  if (touches) return { code: 'OF004', at: token, label: 'write a quotation mark inside a text as \\"' };
  if (/^['`‘’“”„«]/.test(token.text)) return { code: 'OF006', at: token, label: 'use " here' };
  switch (expected) {
    case 'name':
      return { code: 'OF006', at: token, label: 'put this in quotation marks' };
    case 'colon':
      return { code: 'OF009', at: token, label: 'a colon stands between a name and its value' };
    case 'comma':
      return { code: 'OF002', at: token, label: 'a comma stands between two entries' };
    default:
      return { code: 'OF006', at: token, label: 'put this in quotation marks' };
  }
}

/* Whether the last quotation mark ends the text, or is part of it behind a backslash. */
const isClosed = (text: string) => (/(\\*)"$/.exec(text)?.[1]?.length ?? 0) % 2 === 0;

const cut = (at: Token, text: string): Remedy => ({ text, certain: true, edits: [{ at: place(at), text: '' }] });
const write = (at: Token, text: string): Remedy => ({
  text: `write ${text}`,
  certain: true,
  edits: [{ at: place(at), text }],
});
const place = ({ offset, length }: Token) => ({ offset, length });
