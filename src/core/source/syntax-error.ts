import type { Problem } from '../diagnostics/diagnostic.ts';
import { accept, type State, whereIs } from './grammar.ts';
import { tokens } from './tokens.ts';

/** Says where a text first isn't JSON. Its fix comes with everything else that is wrong: see src/fixes/syntax/. */
export function syntaxError(text: string): Problem {
  const state: State = { expected: 'value', before: null, open: [], suspect: null };
  let at = { offset: 0, length: 1 };
  for (const token of tokens(text)) {
    at = { offset: token.offset, length: token.length };
    if (!accept(token, state)) break;
  }
  return { code: 'OF008', at: { ...at, pointer: whereIs(state) }, cause: { kind: 'syntax' } };
}
