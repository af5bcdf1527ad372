import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Fix, Problem } from '../../core/diagnostics/diagnostic.ts';
import { limit } from '../../core/diagnostics/report.ts';
import { accept, currentPointer, removeComma, type State } from '../../core/source/grammar.ts';
import { indentAt, startsLine } from '../../core/source/indent.ts';
import { type Token, tokens } from '../../core/source/tokens.ts';
import { codePoint } from '../../core/text/characters.ts';
import { addComment, type Comment, describeComment, explainComments, hideableLists } from './comments.ts';
import { invalidToken } from './invalid-token.ts';
import { recover } from './recover.ts';
import { unexpectedToken } from './unexpected-token.ts';
import type { PublicFiles } from './windows-path.ts';
import { type YamlPart, yamlPart } from './yaml-part.ts';

const maxDepth = 100_000;

/**
 * Explains why a text isn't valid JSON. Stops at the first mistake without a certain fix, because it can hide others;
 * comments and extra commas don't stop it. `files` are those in public/.
 */
export function explainSyntax(registry: BlockRegistry, text: string, files?: PublicFiles): Problem[] {
  const problems: Problem[] = [];
  const state: State = { expected: 'value', before: null, open: [], suspect: null };
  const comments: Comment[] = [];
  const hideable = hideableLists(registry);
  let resume = 0;
  const add = (problem: Problem) => {
    // TypeScript doesn't keep a union through a spread.
    problems.push({ ...problem, at: { pointer: currentPointer(state), ...problem.at } as Problem['at'] });
  };

  for (const token of tokens(text)) {
    // Limits time and memory: each open bracket uses some.
    if (problems.length + comments.length >= limit || state.open.length > maxDepth) break;
    if (token.offset < resume) continue;
    if (token.kind === 'comment') {
      if (!isOpen(token)) addComment(comments, token, text);
      else
        for (const each of [...comments, token])
          add({ code: 'OF005', at: rangeOf(each), details: describeComment(each, text) });
      if (isOpen(token)) return problems;
      continue;
    }
    if (token.kind === 'blank') {
      add(unusualSpace(token));
      continue;
    }
    for (const problem of explainComments(comments.splice(0), token, state, text, hideable)) add(problem);
    if (token.kind === 'end' && !state.before && problems.length > 0) return problems;
    const surplus = surplusComma(token, state);
    if (surplus && token.kind !== ',') removeComma(state);
    if (surplus) add(surplus);
    if (surplus && token.kind === ',') continue;

    const yaml = yamlPart(token, state, text);
    if (yaml) {
      acceptSetting(yaml, token, state);
      add(yaml.problem);
      resume = yaml.end;
      continue;
    }
    state.suspect = noteSuspect(token, state, text);
    let isRead = accept(token, state);
    while (!isRead) {
      const recovery = recover(token, state, text, files);
      if (!recovery) {
        add(invalidToken(token, state, text) ?? unexpectedToken(token, state, text));
        return problems;
      }
      if (!recovery.isReplacement) add(recovery.problem);
      accept(recovery.token, state);
      if (recovery.isReplacement) add(recovery.problem);
      isRead = recovery.isReplacement || accept(token, state);
    }
  }
  for (const at of comments) add({ code: 'OF005', at, details: describeComment(at, text) });
  return problems;
}

/* Continues after a setting as if it were JSON. */
function acceptSetting({ name, end, isFollowed }: YamlPart, token: Token, state: State): void {
  const at = { ...token, offset: end - 1, length: 1 };
  if (state.expected === 'comma') accept({ ...at, kind: ',' }, state);
  accept({ ...at, kind: 'text', text: JSON.stringify(name) }, state);
  accept({ ...at, kind: ':' }, state);
  accept({ ...at, kind: 'word', text: 'null' }, state);
  if (isFollowed) accept({ ...at, kind: ',' }, state);
}

/* An unclosed comment includes the rest of the file. */
const isOpen = ({ text }: Token) => text.startsWith('/*') && !/^.{2,}\*\/$/s.test(text);

/*
 * A closing bracket at the start of a line that is indented less than the line of the opening one may close an outer
 * bracket; a setting that isn't indented more may belong to an outer object.
 */
function noteSuspect(token: Token, { suspect, before, open, expected }: State, text: string): State['suspect'] {
  const opening = open.at(-1)?.bracket;
  if (suspect || !before || !opening || !startsLine(text, token.offset)) return suspect;
  const isClosing = token.kind === '}' || token.kind === ']';
  const isSetting = expected === 'name' && before.kind === ',' && open.length > 1;
  if (!isClosing && !isSetting) return null;
  const extraIndent = indentAt(text, opening.offset) - indentAt(text, token.offset);
  const end = isClosing ? before.offset + before.length : before.offset;
  const isSuspect = isClosing ? extraIndent > 0 : extraIndent >= 0 && isBelow(opening, token, text);
  return isSuspect ? { ...opening, pointer: currentPointer({ open: open.slice(0, -1) }), end } : null;
}

const isBelow = (opening: Token, { offset }: Token, text: string) => text.slice(opening.offset, offset).includes('\n');

/* An extra comma: before a closing bracket, after an opening one, or after another comma. */
function surplusComma(token: Token, { before }: State): Problem | null {
  if (token.kind === ',' && (before?.kind === '{' || before?.kind === '['))
    return { code: 'OF001', at: token, fix: removal(token, 'remove it: there is no entry before it') };
  if (before?.kind !== ',') return null;
  if (token.kind === '}' || token.kind === ']')
    return {
      code: 'OF001',
      at: before,
      fix: removal(before, 'remove it: JSON allows no comma after the last entry'),
    };
  if (token.kind === ',')
    return { code: 'OF001', at: token, fix: removal(token, 'remove it: only one comma belongs between two entries') };
  return null;
}

/* A space that isn't an ASCII space; a byte order mark has no width. */
function unusualSpace(token: Token): Problem {
  const character = codePoint(token.text);
  return token.text.startsWith('\uFEFF')
    ? { code: 'OF008', at: token, fix: removal(token, `remove the invisible character ${character}`) }
    : {
        code: 'OF008',
        at: token,
        fix: {
          text: `replace ${character} with a regular space`,
          certain: true,
          edits: [{ at: rangeOf(token), text: ' '.repeat(token.length) }],
        },
      };
}

const removal = (at: Token, text: string): Fix => ({ text, certain: true, edits: [{ at: rangeOf(at), text: '' }] });
const rangeOf = ({ offset, length }: Comment) => ({ offset, length });
