import { closing, type Token } from './tokens.ts';

/** Where a walk over a text stands: what may come next, the token before, and the brackets that are open. */
export interface State {
  expected: 'value' | 'name' | 'colon' | 'comma' | 'nothing';
  before: Token | null;
  open: Token[];
}

/** Moves on by one token if JSON has one of its kind here. */
export function accept(token: Token, state: State): boolean {
  const expected = next(token, state);
  if (expected === null) return false;
  state.expected = expected;
  state.before = token;
  return true;
}

/* What may come after a token; null when the token itself may not come. Opens and closes brackets. */
function next(token: Token, { expected, before, open }: State): State['expected'] | null {
  const opening = open.at(-1);
  switch (token.kind) {
    case '{':
    case '[':
      if (expected !== 'value') return null;
      open.push(token);
      return token.kind === '{' ? 'name' : 'value';
    case '}':
    case ']':
      if (!opening || closing(opening) !== token.kind) return null;
      if (expected !== 'comma' && before !== opening) return null;
      open.pop();
      return open.length > 0 ? 'comma' : 'nothing';
    case ',':
      if (expected !== 'comma') return null;
      return opening?.kind === '{' ? 'name' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    case 'end':
      return expected === 'nothing' ? 'nothing' : null;
    default:
      if (!isJson(token.text)) return null;
      if (expected === 'name' && token.kind === 'text') return 'colon';
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
