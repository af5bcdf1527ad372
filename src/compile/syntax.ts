import type { Problem, Remedy } from './diagnostic.ts';

interface Token {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'word' | 'comment' | 'end';
  offset: number;
  length: number;
  text: string;
}

type Expected = 'value' | 'name' | 'colon' | 'comma' | 'nothing';

/** Where the walk stands: what may come next, the token before, and the brackets that are open. */
interface State {
  expected: Expected;
  before: Token | null;
  open: Token[];
}

/**
 * Says in plain words why a text is not JSON. Stops at the first mistake that hides what follows;
 * commas too many and comments hide nothing, so every one of them is named.
 */
export function explainSyntax(text: string): Problem[] {
  const problems: Problem[] = [];
  const state: State = { expected: 'value', before: null, open: [] };

  for (const token of tokens(text)) {
    if (token.kind === 'comment') {
      problems.push({ code: 'OF005', at: token });
      continue;
    }
    const surplus = surplusComma(token, state);
    if (surplus) problems.push(surplus);
    if (surplus && token.kind === ',') continue;
    if (surplus) state.expected = 'comma';

    if (!accept(token, state)) return [...problems, misread(token) ?? misplaced(token, state)];
    state.before = token;
  }
  return problems;
}

/* A comma before a closing bracket, or after another comma. */
function surplusComma(token: Token, { before }: State): Problem | null {
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

/* Moves on by one token if it may stand here. */
function accept(token: Token, state: State): boolean {
  const { expected, before, open } = state;
  const opening = open.at(-1);
  const afterValue: Expected = open.length > 0 ? 'comma' : 'nothing';
  switch (token.kind) {
    case '{':
    case '[':
      if (expected !== 'value') return false;
      open.push(token);
      state.expected = token.kind === '{' ? 'name' : 'value';
      return true;
    case '}':
    case ']':
      if (!opening || closing(opening) !== token.kind) return false;
      if (expected !== 'comma' && before !== opening) return false;
      open.pop();
      state.expected = open.length > 0 ? 'comma' : 'nothing';
      return true;
    case ',':
      if (expected !== 'comma') return false;
      state.expected = opening?.kind === '{' ? 'name' : 'value';
      return true;
    case ':':
      if (expected !== 'colon') return false;
      state.expected = 'value';
      return true;
    case 'end':
      return expected === 'nothing';
    default:
      if (!isJson(token.text)) return false;
      if (expected === 'name' && token.kind === 'text') state.expected = 'colon';
      else if (expected === 'value') state.expected = afterValue;
      else return false;
      return true;
  }
}

/* A text, number or word that means nothing wherever it stands. */
function misread(token: Token): Problem | null {
  if ((token.kind !== 'text' && token.kind !== 'word') || isJson(token.text)) return null;
  const { text } = token;
  if (token.kind === 'text') {
    if (text.length < 2 || !text.endsWith('"') || !isClosed(text))
      return { code: 'OF004', at: token, label: 'this text begins here and does not end on its line' };
    if (text.includes('\t')) return { code: 'OF015', at: token, label: 'write a tab inside a text as \\t' };
    return { code: 'OF015', at: token, label: 'write a backslash inside a text as \\\\' };
  }
  const literal = text.toLowerCase();
  if (['true', 'false', 'null'].includes(literal)) return { code: 'OF015', at: token, remedy: write(token, literal) };
  if (/^[-+.]?[\d.]/.test(text)) return { code: 'OF015', at: token, label: 'write a number like 12, -3 or 4.8' };
  return null;
}

/* A token that does not belong where it stands. */
function misplaced(token: Token, { expected, before, open }: State): Problem {
  const opening = open.at(-1);
  const closes = token.kind === '}' || token.kind === ']' || token.kind === 'end';
  const afterBefore = before ? { offset: before.offset + before.length, length: 1 } : token;

  if (token.kind === 'end' && !before) return { code: 'OF014', at: { offset: 0, length: 1 } };
  if (expected === 'nothing') return { code: 'OF008', at: token, label: 'the site ends before this: delete the rest' };
  if (token.kind === 'word') return strayWord(token, expected, before);
  if (closes && before?.kind === ':') return { code: 'OF008', at: before, label: 'a value is missing after the colon' };
  if (closes && opening && (expected === 'comma' || token.kind === 'end'))
    return { code: 'OF007', at: opening, label: `its ${closing(opening)} is missing` };
  switch (expected) {
    case 'comma':
      if (token.kind === ':') return { code: 'OF008', at: token, label: 'delete it, or put a name before it' };
      return {
        code: 'OF002',
        at: afterBefore,
        remedy: { text: 'add a comma here', certain: true, edits: [{ at: { ...afterBefore, length: 0 }, text: ',' }] },
      };
    case 'colon':
      return { code: 'OF009', at: afterBefore, label: 'a colon and a value belong after this name' };
    case 'name':
      return { code: 'OF008', at: token, label: 'an entry begins with a name in quotation marks' };
    default:
      return { code: 'OF008', at: token, label: 'a value belongs here' };
  }
}

/* Letters outside quotation marks. */
function strayWord(token: Token, expected: Expected, before: Token | null): Problem {
  const touches = before?.kind === 'text' && before.offset + before.length === token.offset;
  if (before && touches && /,\s*"$/.test(before.text))
    return { code: 'OF004', at: before, label: 'this text has no quotation mark at its end' };
  if (touches) return { code: 'OF004', at: token, label: 'write a quotation mark inside a text as \\"' };
  if (/^['‘’“”«]/.test(token.text)) return { code: 'OF006', at: token, label: 'use " here' };
  switch (expected) {
    case 'name':
      return { code: 'OF006', at: token, remedy: write(token, JSON.stringify(token.text)) };
    case 'colon':
      return { code: 'OF009', at: token, label: 'a colon stands between a name and its value' };
    case 'comma':
      return { code: 'OF002', at: token, label: 'a comma stands between two entries' };
    default:
      return { code: 'OF006', at: token, label: 'put this in quotation marks' };
  }
}

function* tokens(text: string): Generator<Token> {
  const pattern =
    /\s+|"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*\\?"?|\/\/[^\n\r]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/)?|[{}[\],:]|[^\s{}[\],:"]+/gy;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    if (/^\s/.test(found)) continue;
    yield { kind: kindOf(found), offset: match.index, length: found.length, text: found };
  }
  yield { kind: 'end', offset: text.length, length: 1, text: '' };
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('"')) return 'text';
  if (/^\/[/*]/.test(text)) return 'comment';
  return /^[{}[\],:]$/.test(text) ? (text as Token['kind']) : 'word';
}

/* Whether the last quotation mark ends the text, or is part of it behind a backslash. */
const isClosed = (text: string) => (/(\\*)"$/.exec(text)?.[1]?.length ?? 0) % 2 === 0;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const closing = (opening: Token): '}' | ']' => (opening.kind === '{' ? '}' : ']');

const cut = (at: Token, text: string): Remedy => ({ text, certain: true, edits: [{ at: place(at), text: '' }] });
const write = (at: Token, text: string): Remedy => ({
  text: `write ${text}`,
  certain: true,
  edits: [{ at: place(at), text }],
});
const place = ({ offset, length }: Token) => ({ offset, length });
