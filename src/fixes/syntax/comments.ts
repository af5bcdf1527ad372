import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Fix, Problem } from '../../core/diagnostics/diagnostic.ts';
import { pointerOf, stepsOf } from '../../core/diagnostics/pointer.ts';
import { thingAt } from '../../core/diagnostics/wording.ts';
import { currentPointer, isJson, removeComma, type State } from '../../core/source/grammar.ts';
import { startsLine } from '../../core/source/indent.ts';
import { OPEN_OBJECT, Reader } from '../../core/source/reader.ts';
import type { Token } from '../../core/source/tokens.ts';
import { isRecord } from '../../shared/is-record.ts';

/** A comment, or several consecutive line comments. */
export interface Comment {
  offset: number;
  length: number;
}

/** Returns advice for a comment: restore what it omits, or remove it. */
export const describeComment = ({ offset, length }: Comment, text: string): { advice: string } => ({
  advice: isOmission(text.slice(offset, offset + Math.min(length, 500)))
    ? 'This comment replaces a part of your file that was omitted. Restore that part, then remove the comment.'
    : 'Remove the comment or move it to "notes".',
});

/* Comments that stand for omitted parts of a file. */
function isOmission(comment: string): boolean {
  const words = comment.replace(/^[\s/*#<!-]+|[\s/*>-]+$/g, '');
  return /^(?:\.{3}|…)/.test(words) || omissions.test(words) || (/(?:\.{3}|…)$/.test(words) && otherParts.test(words));
}

const omissions =
  /\b(?:(?:the )?rest of|(?:existing|remaining) (?:code|content|[a-z]+s)|unchanged|omitted|truncated|stays? (?:the same|as (?:it is|before))|same as (?:before|above)|as before|keep (?:all|(?:your|the|all) (?:rest|others?|existing|remaining|previous|own))|(?:your|the|all) others? [a-z]+ (?:go |stay )?(?:here|unchanged))\b|unverändert|inchangé|bleib(?:t|en) gleich|le reste\b/i;

const otherParts = /\b(?:others?|rest|more|existing|previous|remaining|your|same|etc)\b/i;

/** Adds a comment to those before the next token. Merges a line comment with the line comment before it. */
export function addComment(comments: Comment[], { offset, length }: Token, text: string): void {
  const last = comments.at(-1);
  const isLine = (at: number) => text.startsWith('//', at) && startsLine(text, at);
  if (last && isLine(last.offset) && isLine(offset)) last.length = offset + length - last.offset;
  else comments.push({ offset, length });
}

/**
 * Explains the comments before a token. A commented-out entry of a `hideable` list is hidden instead. A comma before a
 * trailing comment belongs to the entry in it, so it isn't reported separately.
 */
export function explainComments(
  comments: readonly Comment[],
  next: Token,
  state: State,
  text: string,
  hideable: ReadonlySet<string>,
): Problem[] {
  if (comments.length === 0) return [];
  const bodies = comments.map((comment) => entriesIn(comment, state, text, hideable));
  const { before, expected } = state;
  const isLast = next.kind === ']' || next.kind === '}';
  const comma = isLast && before?.kind === ',' ? before : null;
  const needsComma = (index: number): boolean =>
    bodies.slice(index + 1).some(Boolean) || !(isLast || next.kind === ',' || next.kind === 'end');
  const pointer = currentPointer(state);
  const list = pointerOf(stepsOf(pointer).slice(0, -1));
  const first = bodies.findIndex(Boolean);
  if (comma) {
    removeComma(state);
    state.before = { ...comma, kind: 'word' };
  }
  return comments.map((comment, index) => {
    const body = bodies[index];
    if (!body) {
      const related = comma && first < 0 && [{ at: rangeOf(comma), text: 'remove this comma too' }];
      return {
        code: 'OF005',
        at: { ...comment, pointer },
        details: describeComment(comment, text),
        ...(related && { related }),
      };
    }
    const edits: Fix['edits'] = [{ at: comment, text: `${hideEntries(body)}${needsComma(index) ? ',' : ''}` }];
    // If another entry follows the comments, the missing comma is reported there.
    if (before && expected === 'comma' && index === first && (isLast || next.kind === ','))
      edits.unshift({ at: { offset: before.offset + before.length, length: 0 }, text: ',' });
    const sentence = `remove the comment markers and add "hidden": true to ${thingAt(pointer)}`;
    return {
      code: 'OF005',
      at: { ...comment, pointer: list },
      details: { advice: 'Hidden entries stay in the file but never appear on the site.' },
      fix: { text: sentence, certain: false, edits },
    };
  });
}

/** Entries written by hand are shorter. */
const maxLength = 100_000;

/* Returns the entries in a comment as JSON text, if each can be hidden. */
function entriesIn(
  { offset, length }: Comment,
  { open }: State,
  text: string,
  hideable: ReadonlySet<string>,
): string | undefined {
  const inside = open.at(-1);
  const list = open.at(-2)?.step;
  if (length > maxLength || inside?.bracket.kind !== '[') return undefined;
  if (typeof list !== 'string' || !hideable.has(list)) return undefined;
  const written = withoutMarkers(text.slice(offset, offset + length)).trim();
  const body = written.slice(written.startsWith(',') ? 1 : 0, written.endsWith(',') ? -1 : undefined).trim();
  if (!isJson(`[${body}]`)) return undefined;
  const entries: unknown[] = JSON.parse(`[${body}]`);
  const isHideable = (entry: unknown) => isRecord(entry) && !Array.isArray(entry) && !Object.hasOwn(entry, 'hidden');
  return entries.length > 0 && entries.every(isHideable) ? body : undefined;
}

const withoutMarkers = (comment: string): string =>
  comment.startsWith('//') ? comment.replace(/^([ \t]*)\/\/ ?/gm, '$1') : comment.slice(2, -2);

/* Adds "hidden": true to each entry, in the layout of its other settings. */
function hideEntries(body: string): string {
  const reader = new Reader(body);
  const parts: string[] = [];
  let from = 0;
  while (reader.next()) {
    if (reader.mark !== OPEN_OBJECT) continue;
    const start = reader.end;
    const isEmpty = /^\s*\}/.test(body.slice(start));
    reader.moveTo(start);
    const space = body.slice(start, reader.offset);
    parts.push(
      body.slice(from, start),
      isEmpty ? '"hidden": true' : `${space}"hidden": true,${space === '' ? ' ' : ''}`,
    );
    from = start;
    reader.moveTo(start - 1);
    reader.skipValue();
  }
  return [...parts, body.slice(from)].join('');
}

interface SchemaPart {
  properties?: Record<string, SchemaPart>;
  items?: SchemaPart;
}

const listsIn = ({ properties = {} }: SchemaPart): string[] =>
  Object.entries(properties).flatMap(([name, setting]) =>
    Object.hasOwn(setting.items?.properties ?? {}, 'hidden') ? [name] : listsIn(setting),
  );

/** Returns the names of the lists whose entries can be hidden. */
export const hideableLists = ({ schemas }: BlockRegistry): ReadonlySet<string> =>
  new Set(['pages', 'blocks', ...schemas.flatMap(listsIn)]);

const rangeOf = ({ offset, length }: Token) => ({ offset, length });
