import { createScanner } from 'jsonc-parser';
import { indentOf, isFirstOfLine, layoutOf } from '../../core/source/changes/layout.ts';
import { type Open, pointerIn, readSyntax, type Unexpected } from '../../core/source/read-syntax.ts';
import type { Span } from '../../core/source/scan.ts';
import { endOf, fixed, isName, type SyntaxProblem, type Token, textOf } from './syntax-problem.ts';

/** The closing bracket for an opening one. */
const closing = ({ bracket }: Open) => (bracket === '{' ? '}' : ']');

/** Explains brackets without a partner. Indentation shows which of two is wrong. */
export function explainBracket(
  token: Token,
  { expected, open }: Unexpected,
  before: Span,
  text: string,
): SyntaxProblem | undefined {
  const [inner, outer] = [open.at(-1), open.at(-2)];
  const { offset, length } = token;
  const isClosing = token.text === '}' || token.text === ']';
  const isComplete = expected === 'comma' || before.offset === inner?.offset;
  const end = endOf(before);
  if (token.kind === 'end')
    return isComplete || textOf(before, text) === ',' ? missingAtEnd(open, end, text) : undefined;
  if (isClosing && textOf(before, text) !== ':') {
    const closesMore = inner && indentOf(text, offset).length > indentOf(text, inner.offset).length;
    const isExtra = !inner || (isFirstOfLine(text, offset) ? closesMore : hasLineEnd(inner.offset, offset, text));
    if (isExtra) return fixed('OF019', token, 'remove it', false, { offset, length, text: '' });
    if (!isComplete) return undefined;
    if (outer && closing(outer) === token.text) return missing(open, end, text);
    const bracket = closing(inner);
    const replacement = { offset, length, text: bracket };
    const sentence = `replace ${token.text} with the missing ${bracket}`;
    return { ...fixed('OF007', inner, sentence, false, replacement), pointer: pointerIn(open.slice(0, -1)) };
  }
  const isNextEntry = token.text === '{' && inner?.bracket === '{' && outer?.bracket === '[';
  if (isNextEntry && (expected === 'name' || expected === 'comma')) {
    const isComma = textOf(before, text) === ',';
    return missing(open, isComma ? before.offset : end, text, isComma ? '' : ',');
  }
  if (inner?.bracket !== '[' || expected !== 'comma') return undefined;
  if (isName(token, text)) return outer && missing(open, end, text, ',');
  // The name of a setting was read as an entry of the array.
  const [gap] = /\s*,\s*$/.exec(text.slice(Math.max(0, before.offset - 1000), before.offset)) ?? [];
  const isBelow = indentOf(text, before.offset).length <= indentOf(text, inner.offset).length;
  return token.text === ':' && gap !== undefined && isBelow && hasLineEnd(inner.offset, before.offset, text)
    ? missing(open, before.offset - gap.length, text)
    : undefined;
}

const hasLineEnd = (from: number, to: number, text: string) => /[\r\n]/.test(text.slice(from, to));

/* Reports that the innermost bracket isn't closed at an offset: on its own line, or on a line below it. */
function missing(open: readonly Open[], offset: number, text: string, comma = '') {
  const opening = open.at(-1) as Open;
  const bracket = closing(opening);
  const isFlat = !hasLineEnd(opening.offset, offset, text);
  const gap = isFlat ? (bracket === '}' ? ' ' : '') : layoutOf(text).end + indentOf(text, opening.offset);
  return {
    ...fixed('OF007', opening, `add the missing ${bracket}`, false, { offset, length: 0, text: gap + bracket + comma }),
    pointer: pointerIn(open.slice(0, -1)),
    related: [{ at: { offset: offset - 1, length: 1 }, text: 'it belongs after this' }],
  };
}

/* Reports brackets that aren't closed at the end of the file. */
function missingAtEnd(open: readonly Open[], offset: number, text: string): SyntaxProblem {
  const place = misindented(text);
  // The text before this place has open brackets, so it isn't JSON.
  const found =
    place === undefined ? undefined : missing((readSyntax(text.slice(0, place)).error as Unexpected).open, place, text);
  if (found && open.length === 1) return found;
  if (found) return { code: 'OF007', at: found.at, pointer: found.pointer, label: found.fix.text };
  const pointer = pointerIn(open.slice(0, -1));
  const inner = open.at(-1) as Open;
  // A text that ends after a comma is probably incomplete.
  if (text.charAt(offset - 1) === ',')
    return { code: 'OF007', at: inner, pointer, label: `add the missing ${closing(inner)}` };
  const brackets = open.map(closing).reverse().join('');
  return {
    ...fixed('OF007', { offset, length: 1 }, `add ${brackets} here`, false, { offset, length: 0, text: brackets }),
    pointer,
    related: [{ at: inner, text: 'opened here' }],
  };
}

/*
 * Returns where a bracket should have been closed: before the first line that starts with a closing bracket and is
 * indented less than the line of the opening one, or starts with a setting and isn't indented more.
 */
function misindented(text: string): number | undefined {
  const scanner = createScanner(text, true);
  const open: { mark: string; indent: number }[] = [];
  let [line, indent] = [-1, 0];
  let before = { mark: '', offset: 0, end: 0 };
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const mark = text.charAt(offset);
    const isClosing = mark === '}' || mark === ']';
    const opening = open.at(-1);
    if (scanner.getTokenStartLine() !== line) {
      [line, indent] = [scanner.getTokenStartLine(), scanner.getTokenStartCharacter()];
      if (opening && isClosing && indent < opening.indent) return before.end;
      const isSetting = mark === '"' && before.mark === ',' && opening?.mark === '{' && open.length > 1;
      if (isSetting && indent <= opening.indent) return before.offset;
    }
    if (isClosing) open.pop();
    else if (mark === '{' || mark === '[') open.push({ mark, indent });
    before = { mark, offset, end: scanner.getPosition() };
  }
  return undefined;
}
