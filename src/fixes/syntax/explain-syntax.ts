import type { Fix, Problem } from '../../core/diagnostics/diagnostic.ts';
import { limit } from '../../core/diagnostics/report.ts';
import { codePoint } from '../../core/source/characters.ts';
import { accept, removeComma, type State, whereIs } from '../../core/source/grammar.ts';
import { beginsLine, indentAt } from '../../core/source/indent.ts';
import { type Token, tokens } from '../../core/source/tokens.ts';
import { type Comment, describeComment, explainComments, gather } from './comments.ts';
import { invalidToken } from './invalid-token.ts';
import { recoveryOf } from './recover.ts';
import { unexpectedToken } from './unexpected-token.ts';
import type { PublicFiles } from './windows-path.ts';
import { type YamlPart, yamlPart } from './yaml-part.ts';

const mostOpen = 100_000;

/**
 * Says in plain words why a text is not JSON. Stops at the first mistake that hides what follows;
 * comments, commas too many and mistakes with one certain fix hide nothing, so each of them is named.
 * `files` are those in public/.
 */
export function explainSyntax(text: string, files?: PublicFiles): Problem[] {
  const problems: Problem[] = [];
  const state: State = { expected: 'value', before: null, open: [], suspect: null };
  const comments: Comment[] = [];
  let resume = 0;
  const tell = (problem: Problem) => {
    // A spread of a union is typed as neither part.
    problems.push({ ...problem, at: { pointer: whereIs(state), ...problem.at } as Problem['at'] });
  };

  for (const token of tokens(text)) {
    // Nobody reads on, and nobody has written that many brackets by hand: each takes memory until it is closed.
    if (problems.length + comments.length >= limit || state.open.length > mostOpen) break;
    if (token.offset < resume) continue;
    if (token.kind === 'comment') {
      if (!isOpen(token)) gather(comments, token, text);
      else
        for (const each of [...comments, token])
          tell({ code: 'OF005', at: placeOf(each), words: describeComment(each, text) });
      if (isOpen(token)) return problems;
      continue;
    }
    if (token.kind === 'blank') {
      tell(oddBlank(token));
      continue;
    }
    for (const problem of explainComments(comments.splice(0), token, state, text)) tell(problem);
    if (token.kind === 'end' && !state.before && problems.length > 0) return problems;
    const surplus = surplusComma(token, state);
    if (surplus && token.kind !== ',') removeComma(state);
    if (surplus) tell(surplus);
    if (surplus && token.kind === ',') continue;

    const yaml = yamlPart(token, state, text);
    if (yaml) {
      acceptSetting(yaml, token, state);
      tell(yaml.problem);
      resume = yaml.end;
      continue;
    }
    state.suspect = noteSuspect(token, state, text);
    let isRead = accept(token, state);
    while (!isRead) {
      const recovery = recoveryOf(token, state, text, files);
      if (!recovery) {
        tell(invalidToken(token, state, text) ?? unexpectedToken(token, state, text));
        return problems;
      }
      if (!recovery.isInstead) tell(recovery.problem);
      accept(recovery.suggestion, state);
      if (recovery.isInstead) tell(recovery.problem);
      isRead = recovery.isInstead || accept(token, state);
    }
  }
  for (const at of comments) tell({ code: 'OF005', at, words: describeComment(at, text) });
  return problems;
}

/* Goes on behind a setting as if it were written in JSON. */
function acceptSetting({ name, end, isFollowed }: YamlPart, token: Token, state: State): void {
  const at = { ...token, offset: end - 1, length: 1 };
  if (state.expected === 'comma') accept({ ...at, kind: ',' }, state);
  accept({ ...at, kind: 'text', text: JSON.stringify(name) }, state);
  accept({ ...at, kind: ':' }, state);
  accept({ ...at, kind: 'word', text: 'null' }, state);
  if (isFollowed) accept({ ...at, kind: ',' }, state);
}

/* A comment that is not closed takes all that follows with it. */
const isOpen = ({ text }: Token) => text.startsWith('/*') && !/^.{2,}\*\/$/s.test(text);

/*
 * A closing bracket that begins its line and stands to the left of the line that opened it may be another's, and so may be a
 * setting that stands no farther in than that line.
 */
function noteSuspect(token: Token, { suspect, before, open, expected }: State, text: string): State['suspect'] {
  const opening = open.at(-1)?.bracket;
  if (suspect || !before || !opening || !beginsLine(text, token.offset)) return suspect;
  const isClosing = token.kind === '}' || token.kind === ']';
  const isSetting = expected === 'name' && before.kind === ',' && open.length > 1;
  if (!isClosing && !isSetting) return null;
  const farther = indentAt(text, opening.offset) - indentAt(text, token.offset);
  const end = isClosing ? before.offset + before.length : before.offset;
  const isSuspect = isClosing ? farther > 0 : farther >= 0 && isBelow(opening, token, text);
  return isSuspect ? { ...opening, pointer: whereIs({ open: open.slice(0, -1) }), end } : null;
}

const isBelow = (opening: Token, { offset }: Token, text: string) => text.slice(opening.offset, offset).includes('\n');

/* A comma before a closing bracket, after an opening one, or after another comma. */
function surplusComma(token: Token, { before }: State): Problem | null {
  if (token.kind === ',' && (before?.kind === '{' || before?.kind === '['))
    return { code: 'OF001', at: token, fix: cut(token, 'remove it: there is no entry before it') };
  if (before?.kind !== ',') return null;
  if (token.kind === '}' || token.kind === ']')
    return {
      code: 'OF001',
      at: before,
      fix: cut(before, 'remove it: JSON allows no comma after the last entry'),
    };
  if (token.kind === ',')
    return { code: 'OF001', at: token, fix: cut(token, 'remove it: only one comma belongs between two entries') };
  return null;
}

/* A blank that only looks like one; a mark of the byte order has no width at all. */
function oddBlank(token: Token): Problem {
  const character = codePoint(token.text);
  return token.text.startsWith('\uFEFF')
    ? { code: 'OF008', at: token, fix: cut(token, `remove the invisible character ${character}`) }
    : {
        code: 'OF008',
        at: token,
        fix: {
          text: `replace ${character} with a regular space`,
          certain: true,
          edits: [{ at: placeOf(token), text: ' '.repeat(token.length) }],
        },
      };
}

const cut = (at: Token, text: string): Fix => ({ text, certain: true, edits: [{ at: placeOf(at), text: '' }] });
const placeOf = ({ offset, length }: Comment) => ({ offset, length });
