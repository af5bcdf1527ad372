import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { isJson, type State } from '../../core/source/grammar.ts';
import type { Token } from '../../core/source/tokens.ts';
import { type PublicFiles, windowsPath } from './windows-path.ts';

/** A syntax error with exactly one fix, and the intended token: in place of the one there, or before it. */
interface Recovery {
  problem: Problem;
  token: Token;
  isReplacement: boolean;
}

/** Texts written by hand are shorter, and rewriting long ones uses much memory. */
const maxLength = 100_000;

/** Returns the intended token in place of an invalid one; null if that is ambiguous. */
export function recover(token: Token, state: State, text: string, files: PublicFiles): Recovery | null {
  if (token.length > maxLength) return null;
  switch (state.expected) {
    case 'comma':
      return missingComma(token, state, text);
    case 'colon':
      return missingColon(token, state, text);
    case 'name':
      if (token.kind === 'text') return rewriteToken(token, validValue(token, text), 'OF015');
      return rewriteToken(token, validName(token, text), 'OF006');
    case 'value':
      if (token.kind === 'quoted') return rewriteToken(token, validText(token, text), 'OF006');
      return recoverWindowsPath(token, files) ?? rewriteToken(token, validValue(token, text), 'OF015');
    default:
      return null;
  }
}

/* Reads a Windows path as a string, so that later mistakes are also reported. */
function recoverWindowsPath(token: Token, files: PublicFiles): Recovery | null {
  const problem = windowsPath(token, files);
  return problem && { problem, token: { ...token, text: '""' }, isReplacement: true };
}

/* A string directly after another is probably a quotation mark inside a string. */
function missingComma(token: Token, { before, open }: State, text: string): Recovery | null {
  const isInList = open.at(-1)?.bracket.kind === '[';
  const opensEntry = isInList
    ? ['{', '[', 'text'].includes(token.kind) && !isBeforeColon(token, text) && !touches(before, token)
    : isName(token, text) && (token.kind === 'text' || !touches(before, token));
  return before && opensEntry ? insert(before, ',', 'OF002', tokenAfter(before), 'add a comma here') : null;
}

function missingColon(token: Token, { before }: State, text: string): Recovery | null {
  const sentence = 'add a colon between the name and its value';
  if (token.text === '=' || token.text === '=>') {
    const edits = [{ at: rangeOf(token), text: ':' }];
    const problem: Problem = { code: 'OF009', at: token, fix: { text: sentence, certain: true, edits } };
    return { problem, token: { ...token, kind: ':' }, isReplacement: true };
  }
  const isValue = ['{', '['].includes(token.kind) || isJson(token.text);
  if (!before || !isValue || isBeforeColon(token, text)) return null;
  return insert(before, ':', 'OF009', token, sentence);
}

function insert(before: Token, kind: ',' | ':', code: 'OF002' | 'OF009', at: Token, sentence: string): Recovery {
  const edits = [{ at: { ...rangeOf(tokenAfter(before)), length: 0 }, text: kind }];
  const problem: Problem = { code, at: rangeOf(at), fix: { text: sentence, certain: true, edits } };
  return { problem, token: { ...tokenAfter(before), kind }, isReplacement: false };
}

function rewriteToken(token: Token, written: string | null, code: 'OF006' | 'OF015'): Recovery | null {
  if (written === null || !isJson(written)) return null;
  const edits = [{ at: rangeOf(token), text: written }];
  const isApostrophe = token.kind === 'text' && !token.text.includes('\t');
  const sentence = isApostrophe ? "write ' without a backslash" : (sentences[token.kind] ?? `write ${written}`);
  const problem: Problem = { code, at: token, fix: { text: sentence, certain: true, edits } };
  return {
    problem,
    token: { ...token, kind: written.startsWith('"') ? 'text' : 'word', text: written },
    isReplacement: true,
  };
}

const sentences: Partial<Record<Token['kind'], string>> = {
  quoted: 'use " here',
  text: 'write a tab inside a string as \\t',
};

function validName(token: Token, text: string): string | null {
  if (!isName(token, text)) return null;
  return token.kind === 'quoted' ? doubleQuoted(token.text) : JSON.stringify(token.text);
}

/* An apostrophe can end the string too early, so the next character decides. */
const validText = (token: Token, text: string): string | null =>
  /^\s*(?:[,}\]]|$)/.test(text.slice(endOf(token), endOf(token) + 1000)) ? doubleQuoted(token.text) : null;

/*
 * Fixes tabs and escaped apostrophes in strings, and True, +5, .5 and 5. from other languages, unless more words or
 * digits follow.
 */
function validValue(token: Token, text: string): string | null {
  if (token.kind === 'text') return /\t|\\'/.test(token.text) ? escapeTabs(token.text) : null;
  if (token.kind !== 'word' || /^[ \t]+[\p{L}\p{N}]/u.test(text.slice(endOf(token), endOf(token) + 1000))) return null;
  const word = token.text.toLowerCase();
  if (word === 'true' || word === 'false' || word === 'null') return word;
  const [, sign, whole, fraction] = /^([-+]?)(0|[1-9]\d*)?(?:\.(\d*))?$/.exec(word) ?? [];
  if (whole === undefined && !fraction) return null;
  return `${sign === '-' ? '-' : ''}${whole ?? 0}${fraction ? `.${fraction}` : ''}`;
}

/* Escapes tabs, and unescapes apostrophes. */
const escapeTabs = (text: string): string =>
  text.replace(/\\.|\t/g, (found) => (found === '\t' ? '\\t' : found === "\\'" ? "'" : found));

/* Whether a token is a string or a bare word, followed by a colon. */
const isName = (token: Token, text: string) =>
  (['text', 'quoted'].includes(token.kind) || /^[\p{L}\p{N}_$-]+$/u.test(token.text)) && isBeforeColon(token, text);

/** Whether a colon follows. */
export const isBeforeColon = (token: Token, text: string) =>
  /^\s*:/.test(text.slice(endOf(token), endOf(token) + 1000));

/* Converts single to double quotation marks, and escapes those inside. */
function doubleQuoted(quoted: string): string {
  const inside = quoted.slice(1, -1).replace(/\\(.)|"/g, (found, escaped) => {
    if (found === '"') return '\\"';
    return escaped === "'" ? "'" : found;
  });
  return `"${inside}"`;
}

const touches = (before: Token | null, token: Token) => before?.kind === 'text' && endOf(before) === token.offset;
const endOf = ({ offset, length }: Token) => offset + length;
const tokenAfter = (token: Token): Token => ({ ...token, offset: endOf(token), length: 1 });
const rangeOf = ({ offset, length }: Token) => ({ offset, length });
