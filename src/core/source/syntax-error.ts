import type { Problem } from '../diagnostics/diagnostic.ts';
import { accept, currentPointer, type State } from './grammar.ts';
import { tokens } from './tokens.ts';

/** Reports the first position at which a text isn't JSON. For the fix, see src/fixes/syntax/. */
export function syntaxError(text: string): Problem {
  const state: State = { expected: 'value', before: null, open: [], suspect: null };
  let at = { offset: 0, length: 1 };
  for (const token of tokens(text)) {
    at = { offset: token.offset, length: token.length };
    if (!accept(token, state)) break;
  }
  return { code: 'OF008', at: { ...at, pointer: currentPointer(state) }, cause: { kind: 'syntax' } };
}
