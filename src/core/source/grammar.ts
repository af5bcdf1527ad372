import type { Pointer } from '../diagnostics/diagnostic.ts';
import { pointerOf } from './pointer.ts';
import { closing, type Token } from './tokens.ts';

/** A bracket that is open, and the name or the index of what is read in it; null before the first name. */
interface Open {
  bracket: Token;
  step: string | number | null;
}

/** Where a walk over a text stands: what may come next, the token before, and the brackets that are open. */
export interface State {
  /** The first bracket whose partner, or the next setting in it, stands farther to the left than the line that opens it: its
   * own partner is perhaps missing at `end`. */
  suspect: (Token & { pointer: Pointer; end: number }) | null;
  expected: 'value' | 'name' | 'colon' | 'comma' | 'nothing';
  before: Token | null;
  open: Open[];
}

/** Where the value is that is being read, or has just been read. */
export const whereIs = ({ open }: Pick<State, 'open'>): Pointer =>
  pointerOf(open.flatMap(({ step }) => (step === null ? [] : [step])));

/** Moves on by one token if JSON has one of its kind here. */
export function accept(token: Token, state: State): boolean {
  const expected = next(token, state);
  if (expected === null) return false;
  state.expected = expected;
  state.before = token;
  return true;
}

/** Goes back to where no comma has been read. */
export function removeComma(state: State): void {
  const inside = state.open.at(-1);
  if (typeof inside?.step === 'number') inside.step -= 1;
  state.expected = 'comma';
}

/* What may come after a token; null when the token itself may not come. Opens and closes brackets. */
function next(token: Token, { expected, before, open }: State): State['expected'] | null {
  const inside = open.at(-1);
  const opening = inside?.bracket;
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
      if (typeof inside?.step === 'number') inside.step += 1;
      return opening?.kind === '{' ? 'name' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    case 'end':
      return expected === 'nothing' ? 'nothing' : null;
    default:
      if (!isJson(token.text)) return null;
      if (inside && expected === 'name' && token.kind === 'text') {
        inside.step = JSON.parse(token.text);
        return 'colon';
      }
      if (expected !== 'value') return null;
      return open.length > 0 ? 'comma' : 'nothing';
  }
}

/** Whether a text is JSON by itself. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
