import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import type { Span } from './scan.ts';

/** An open bracket, with the current property name or index in it; null where a name is expected. */
export interface Open extends Span {
  bracket: '{' | '[';
  step: string | number | null;
}

/** The token at which a text stops being JSON. It is empty at the end of the text. */
export interface Unexpected extends Span {
  /** What JSON allows in place of the token. */
  expected: 'value' | 'name' | 'colon' | 'comma' | 'nothing';
  before: Span | null;
  open: readonly Open[];
}

/** A comment, or several in a row. */
interface Comment extends Span {
  pointer: Pointer;
}

/** Returns the first syntax error of a text, and the comments before it. An unclosed comment hides the error. */
export function readSyntax(text: string): { error: Unexpected | null; comments: readonly Comment[] } {
  const open: Open[] = [];
  const comments: Comment[] = [];
  const at: Unexpected = { offset: 0, length: 0, expected: 'value', before: null, open };
  let isError = false;
  const accept = (offset: number, length: number, next: Unexpected['expected']) => {
    at.before = { offset, length };
    at.expected = next;
  };
  const acceptValue = (offset: number, length: number) => accept(offset, length, open.length > 0 ? 'comma' : 'nothing');
  const onBegin = (offset: number) => {
    const isObject = text.charAt(offset) === '{';
    open.push({ offset, length: 1, bracket: isObject ? '{' : '[', step: isObject ? null : 0 });
    accept(offset, 1, isObject ? 'name' : 'value');
  };
  const onEnd = (offset: number) => {
    // The parser also closes all brackets at the end of the text.
    if (offset === text.length) return;
    open.pop();
    acceptValue(offset, 1);
  };
  const onComment = (offset: number, length: number) => {
    const last = comments.at(-1);
    if (last && text.slice(last.offset + last.length, offset).trim() === '')
      last.length = offset + length - last.offset;
    else comments.push({ offset, length, pointer: pointerIn(open) });
    return text.startsWith('//', offset) || (length >= 4 && text.startsWith('*/', offset + length - 2));
  };
  const visitor = {
    onObjectBegin: onBegin,
    onArrayBegin: onBegin,
    onObjectEnd: onEnd,
    onArrayEnd: onEnd,
    onLiteralValue: (_: unknown, offset: number, length: number) => acceptValue(offset, length),
    onObjectProperty(name: string, offset: number, length: number) {
      for (const inside of open.slice(-1)) inside.step = name;
      accept(offset, length, 'colon');
    },
    onSeparator(separator: string, offset: number) {
      const isName = separator === ',' && open.at(-1)?.bracket === '{';
      if (separator === ',') for (const inside of open.slice(-1)) inside.step = isName ? null : Number(inside.step) + 1;
      accept(offset, 1, isName ? 'name' : 'value');
    },
    onError(code: ParseErrorCode, offset: number, length: number) {
      const isComment = printParseErrorCode(code) === 'InvalidCommentToken';
      if (isComment && onComment(offset, Math.min(length, text.length - offset))) return;
      isError = !isComment;
      Object.assign(at, { offset, length });
      // After an error, brackets could exceed the depth of the parser.
      throw new Error('the rest is unknown');
    },
  };
  try {
    visit(text, visitor, { disallowComments: true });
  } catch {
    // Everything before the error is known, unless the brackets are too deep.
  }
  return { error: isError ? at : null, comments };
}

/** Returns the pointer of the current value. */
export const pointerIn = (open: readonly Open[]): Pointer =>
  pointerOf(open.flatMap(({ step }) => (step === null ? [] : [step])));

/** Reports the first position at which a text isn't JSON. src/fixes/syntax-errors/ explains it and adds the fix. */
export function syntaxError(text: string): Problem {
  const { error, comments } = readSyntax(text);
  const [comment] = comments;
  const { offset, length } = comment ?? error ?? { offset: 0, length: 1 };
  const pointer = comment?.pointer ?? pointerIn(error?.open ?? []);
  return { code: 'OF008', at: { offset, length: Math.max(1, length), pointer }, cause: { kind: 'syntax' } };
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
