import type { Code, Pointer } from '../../core/diagnostics/diagnostic.ts';
import type { Edit } from '../../core/source/changes/edits.ts';
import type { Unexpected } from '../../core/source/read-syntax.ts';
import type { Span } from '../../core/source/scan.ts';

/** A syntax error with its explanation. All positions are in the text that was read. */
export interface SyntaxProblem {
  code: Code;
  at: Span;
  label?: string;
  fix?: { text: string; certain: boolean; edits: Edit[] };
  details?: Record<string, string>;
  related?: { at: Span; text: string }[];
  /** The value of the problem, if it isn't the one at the error. */
  pointer?: Pointer;
}

/** A problem with a fix. Only after a certain one, the text is read on as if it were fixed. */
export const fixed = (code: Code, { offset, length }: Span, text: string, certain: boolean, edit: Edit) => ({
  code,
  at: { offset, length },
  fix: { text, certain, edits: [edit] },
});

/** A token of a text that should be JSON. A quotation has quotation marks other than double ones. */
export interface Token extends Span {
  kind: 'string' | 'quotation' | 'word' | 'mark' | 'end';
  text: string;
}

/** Returns the token at a syntax error. */
export function tokenAt({ offset, length }: Unexpected, text: string): Token {
  const mark = text.charAt(offset);
  if (mark === '') return { kind: 'end', offset, length: 1, text: '' };
  const token = (kind: Token['kind'], written: string) => ({ kind, offset, length: written.length, text: written });
  if (mark === '"') return token('string', text.slice(offset, offset + length));
  if (/[{}[\],:;)]/.test(mark)) return token('mark', mark);
  const rest = text.slice(offset, offset + 10_000);
  const [quotation] = quotations.exec(rest) ?? [];
  if (quotation !== undefined) return token('quotation', quotation);
  const [word = mark] = /^[^\s{}[\],:";)]+/.exec(rest.slice(0, 1000)) ?? [];
  return token('word', word);
}

const quotations =
  /^(?:'(?:[^'\\\n\r]|\\.)*'|`[^`\n\r]*`|[“”„][^“”„\n\r]*[“”]|＂[^＂\n\r]*＂|[‘’][^‘’\n\r]*’|«[^«»\n\r]*»)/;

/** Whether a token is the name of a setting: a colon follows. */
export const isName = (token: Token, text: string): boolean =>
  (token.kind === 'string' || token.kind === 'quotation' || /^[\p{L}\p{N}_$-]+$/u.test(token.text)) &&
  /^\s*[:：]/.test(after(token, text));

/** The text after a token, as much as rules look at. */
export const after = (token: Span, text: string): string => text.slice(endOf(token), endOf(token) + 1000);
export const endOf = ({ offset, length }: Span): number => offset + length;
export const textOf = ({ offset, length }: Span, text: string): string => text.slice(offset, offset + length);
