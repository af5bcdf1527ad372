import type { Pointer } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { closing, type Token } from './tokens.ts';

/** An open bracket, with the current property name or index in it; null before the first name. */
interface Open {
  bracket: Token;
  step: string | number | null;
}

/** The state of the parser: the kind of token that may follow, the previous token, and the open brackets. */
export interface State {
  /**
   * The first bracket whose closing bracket or next property is indented less than the line of the bracket itself. Its
   * own closing bracket may be missing at `end`.
   */
  suspect: (Token & { pointer: Pointer; end: number }) | null;
  expected: 'value' | 'name' | 'colon' | 'comma' | 'nothing';
  before: Token | null;
  open: Open[];
}

/** Returns the pointer of the current value. */
export const currentPointer = ({ open }: Pick<State, 'open'>): Pointer =>
  pointerOf(open.flatMap(({ step }) => (step === null ? [] : [step])));

/** Advances by one token if JSON allows it here. Returns false otherwise. */
export function accept(token: Token, state: State): boolean {
  const expected = next(token, state);
  if (expected === null) return false;
  state.expected = expected;
  state.before = token;
  return true;
}

/** Undoes the last comma. */
export function removeComma(state: State): void {
  const innermost = state.open.at(-1);
  if (typeof innermost?.step === 'number') innermost.step -= 1;
  state.expected = 'comma';
}

/*
 * Returns the kind of token that may follow a token; null if the token itself isn't allowed. Opens and closes brackets.
 */
function next(token: Token, { expected, before, open }: State): State['expected'] | null {
  const innermost = open.at(-1);
  const opening = innermost?.bracket;
  switch (token.kind) {
    case '{':
    case '[':
      if (expected !== 'value') return null;
      open.push({ bracket: token, step: token.kind === '{' ? null : 0 });
      return token.kind === '{' ? 'name' : 'value';
    case '}':
    case ']':
      if (!opening || closing(opening) !== token.kind) return null;
      if (expected !== 'comma' && before !== opening) return null;
      open.pop();
      return open.length > 0 ? 'comma' : 'nothing';
    case ',':
      if (expected !== 'comma') return null;
      if (typeof innermost?.step === 'number') innermost.step += 1;
      return opening?.kind === '{' ? 'name' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    case 'end':
      return expected === 'nothing' ? 'nothing' : null;
    default:
      if (!isJson(token.text)) return null;
      if (innermost && expected === 'name' && token.kind === 'text') {
        innermost.step = JSON.parse(token.text);
        return 'colon';
      }
      if (expected !== 'value') return null;
      return open.length > 0 ? 'comma' : 'nothing';
  }
}

/** Whether a text is valid JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
