import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { isJson, type State } from '../../core/source/grammar.ts';
import type { Token } from '../../core/source/tokens.ts';
import { type PublicFiles, windowsPath } from './windows-path.ts';

/** A mistake of writing that has exactly one fix, and the token that was meant: instead of the one there, or before it. */
interface Recovery {
  problem: Problem;
  suggestion: Token;
  isInstead: boolean;
}

/** Nobody has written a longer text by hand, and to write it again takes much memory. */
const longest = 100_000;

/** What was meant by a token that may not stand where it does; nothing when more than one thing can have been meant. */
export function recoveryOf(token: Token, state: State, text: string, files: PublicFiles): Recovery | null {
  if (token.length > longest) return null;
  switch (state.expected) {
    case 'comma':
      return missingComma(token, state, text);
    case 'colon':
      return missingColon(token, state, text);
    case 'name':
      if (token.kind === 'text') return otherwiseWritten(token, valueMeant(token, text), 'OF015');
      return otherwiseWritten(token, nameMeant(token, text), 'OF006');
    case 'value':
      if (token.kind === 'quoted') return otherwiseWritten(token, textMeant(token, text), 'OF006');
      return pathOfWindows(token, files) ?? otherwiseWritten(token, valueMeant(token, text), 'OF015');
    default:
      return null;
  }
}

/* A path on somebody's own computer, which is read as a text so that what comes behind it is told too. */
function pathOfWindows(token: Token, files: PublicFiles): Recovery | null {
  const problem = windowsPath(token, files);
  return problem && { problem, suggestion: { ...token, text: '""' }, isInstead: true };
}

/* Between two entries. A text that touches another is rather a quotation in the middle of it. */
function missingComma(token: Token, { before, open }: State, text: string): Recovery | null {
  const isInList = open.at(-1)?.bracket.kind === '[';
  const opensEntry = isInList
    ? ['{', '[', 'text'].includes(token.kind) && !isBeforeColon(token, text) && !touches(before, token)
    : isName(token, text) && (token.kind === 'text' || !touches(before, token));
  return before && opensEntry ? insert(before, ',', 'OF002', afterOf(before), 'add a comma here') : null;
}

function missingColon(token: Token, { before }: State, text: string): Recovery | null {
  const sentence = 'add a colon between the name and its value';
  if (token.text === '=' || token.text === '=>') {
    const edits = [{ at: placeOf(token), text: ':' }];
    const problem: Problem = { code: 'OF009', at: token, fix: { text: sentence, certain: true, edits } };
    return { problem, suggestion: { ...token, kind: ':' }, isInstead: true };
  }
  const isValue = ['{', '['].includes(token.kind) || isJson(token.text);
  if (!before || !isValue || isBeforeColon(token, text)) return null;
  return insert(before, ':', 'OF009', token, sentence);
}

function insert(before: Token, kind: ',' | ':', code: 'OF002' | 'OF009', at: Token, sentence: string): Recovery {
  const edits = [{ at: { ...placeOf(afterOf(before)), length: 0 }, text: kind }];
  const problem: Problem = { code, at: placeOf(at), fix: { text: sentence, certain: true, edits } };
  return { problem, suggestion: { ...afterOf(before), kind }, isInstead: false };
}

function otherwiseWritten(token: Token, written: string | null, code: 'OF006' | 'OF015'): Recovery | null {
  if (written === null || !isJson(written)) return null;
  const edits = [{ at: placeOf(token), text: written }];
  const isApostrophe = token.kind === 'text' && !token.text.includes('\t');
  const sentence = isApostrophe ? "write ' without a backslash" : (sentences[token.kind] ?? `write ${written}`);
  const problem: Problem = { code, at: token, fix: { text: sentence, certain: true, edits } };
  return {
    problem,
    suggestion: { ...token, kind: written.startsWith('"') ? 'text' : 'word', text: written },
    isInstead: true,
  };
}

const sentences: Partial<Record<Token['kind'], string>> = {
  quoted: 'use " here',
  text: 'write a tab inside a string as \\t',
};

function nameMeant(token: Token, text: string): string | null {
  if (!isName(token, text)) return null;
  return token.kind === 'quoted' ? doubleQuoted(token.text) : JSON.stringify(token.text);
}

/* An apostrophe may have ended the text too early: what comes after it tells. */
const textMeant = (token: Token, text: string): string | null =>
  /^\s*(?:[,}\]]|$)/.test(text.slice(endOf(token), endOf(token) + 1000)) ? doubleQuoted(token.text) : null;

/* Tabs and apostrophes inside a text; True, +5, .5 and 5. as other languages write them, but not where more words or digits follow. */
function valueMeant(token: Token, text: string): string | null {
  if (token.kind === 'text') return /\t|\\'/.test(token.text) ? plainlyEscaped(token.text) : null;
  if (token.kind !== 'word' || /^[ \t]+[\p{L}\p{N}]/u.test(text.slice(endOf(token), endOf(token) + 1000))) return null;
  const word = token.text.toLowerCase();
  if (word === 'true' || word === 'false' || word === 'null') return word;
  const [, sign, whole, fraction] = /^([-+]?)(0|[1-9]\d*)?(?:\.(\d*))?$/.exec(word) ?? [];
  if (whole === undefined && !fraction) return null;
  return `${sign === '-' ? '-' : ''}${whole ?? 0}${fraction ? `.${fraction}` : ''}`;
}

/* Tabs as they are written inside a text, and apostrophes, which need no backslash there. */
const plainlyEscaped = (text: string): string =>
  text.replace(/\\.|\t/g, (found) => (found === '\t' ? '\\t' : found === "\\'" ? "'" : found));

/* A text, or a word of letters, digits, _, $ and -, with a colon after it. */
const isName = (token: Token, text: string) =>
  (['text', 'quoted'].includes(token.kind) || /^[\p{L}\p{N}_$-]+$/u.test(token.text)) && isBeforeColon(token, text);

/** Whether a colon comes next, as it does after a name. */
export const isBeforeColon = (token: Token, text: string) =>
  /^\s*:/.test(text.slice(endOf(token), endOf(token) + 1000));

/* The same text in double quotation marks, which it may have inside. */
function doubleQuoted(quoted: string): string {
  const inside = quoted.slice(1, -1).replace(/\\(.)|"/g, (found, escaped) => {
    if (found === '"') return '\\"';
    return escaped === "'" ? "'" : found;
  });
  return `"${inside}"`;
}

const touches = (before: Token | null, token: Token) => before?.kind === 'text' && endOf(before) === token.offset;
const endOf = ({ offset, length }: Token) => offset + length;
const afterOf = (token: Token): Token => ({ ...token, offset: endOf(token), length: 1 });
const placeOf = ({ offset, length }: Token) => ({ offset, length });
