import { patterns } from '../../../schema/patterns.ts';
import { type Change, Copied, type JsonPath } from '../../core/diagnostics/change.ts';
import { pointerOf, valueIn } from '../../core/diagnostics/pointer.ts';
import { freeName } from '../../core/text/free-name.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { hintFor, isPrivate } from './aliases.ts';

/** A fix for a setting in the wrong place. */
export interface Move {
  text: string;
  /** Undefined if the owner has to make the change. */
  changes?: Change[] | undefined;
  /** A required setting of the same object that the changes provide. */
  provides?: string;
}

/** As the last step, means a new entry of the list. */
export const newEntry = '-';

/**
 * Returns the changes that move a value, and create missing parents; `value` is the converted one. Undefined if the
 * target already has a value, or if a parent has the wrong type.
 */
export function moveChanges(
  site: unknown,
  from: JsonPath,
  to: JsonPath,
  value: unknown = new Copied(pointerOf(from)),
): Change[] | undefined {
  let current = site;
  let depth = 0;
  for (; depth < to.length - 1; depth++) {
    const inside = valueIn(current, to.slice(depth, depth + 1));
    if (inside === undefined) break;
    current = inside;
  }
  const name = to[depth] as string;
  if (!isRecord(current) || Array.isArray(current) !== (name === newEntry) || valueIn(current, [name]) !== undefined)
    return undefined;
  const wrapped = to.slice(depth + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  const at = to.slice(0, depth);
  if (pointerOf(at) === pointerOf(from.slice(0, -1)) && !Array.isArray(current))
    return [
      { kind: 'rename', at: from, name },
      { kind: 'set', at: from, value: wrapped },
    ];
  const target: Change =
    name === newEntry ? { kind: 'append', at, value: wrapped } : { kind: 'set', at: [...at, name], value: wrapped };
  return [{ kind: 'remove', at: from }, target];
}

/**
 * Moves an unsupported setting to the notes, which visitors don't see: the owner may not want to publish it. `existing`
 * is a setting that already has the same meaning.
 */
export function moveToNotes(key: string, steps: JsonPath, site: unknown, schema: Schema, existing?: string): Move {
  const from = [...steps, key];
  const value = valueIn(site, from);
  const notes = valueIn(site, ['notes']) ?? {};
  // Unknown settings of blocks are more likely about appearance.
  const hasFacts = schema.properties?.facts !== undefined && schema.properties.type?.const === undefined;
  const isFact = hasFacts && typeof value === 'string' && value.length <= 200 && line.test(value);
  const reason = hintFor(key, 'any') ?? "Onefolio doesn't support this setting";
  const text =
    existing !== undefined
      ? `move it to "notes" or remove one of the two: "${existing}" is already set`
      : isPrivate(key, schema)
        ? 'move private notes to "notes", which never appears on the site'
        : `move it to "notes"${isFact ? ', or to "facts" to show it' : ' or remove it'}: ${reason}`;
  return {
    text,
    changes: isRecord(notes)
      ? moveChanges(site, from, ['notes', freeName(key, (name) => Object.hasOwn(notes, name))])
      : undefined,
  };
}

const line = new RegExp(patterns.line, 'u');
