import { isRecord } from '../shared/is-record.ts';
import { showable } from './coerce-text.ts';
import type { ImportIssue, Tell } from './import-issue.ts';

export type UnknownRecord = Record<string, unknown>;

/** Whether a value has settings: an object that is no list. */
export const hasSettings = (value: unknown): value is UnknownRecord => isRecord(value) && !Array.isArray(value);

/** What deeper nesting is not kept of: a site file that nests deeper is not read. */
const deepest = 40;

/** The settings of a part of a résumé that are not among the known ones, as the notes of a site can have them. */
export function keepOthers(
  part: UnknownRecord,
  known: readonly string[],
  at: ImportIssue['at'],
  tell: Tell,
): UnknownRecord {
  const kept = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    if (known.includes(name)) return [];
    const clean = cleaned(value, 0);
    const isKept = clean !== undefined;
    tell({
      at: [...at, name],
      kind: isKept ? 'kept' : 'left-out',
      why: isKept ? 'no block shows it' : 'it is nested too deeply',
    });
    return isKept ? [[showable(name), clean]] : [];
  });
  return Object.fromEntries(kept);
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return showable(value);
  if (!isRecord(value)) return value;
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) {
    const list = value.map((entry) => cleaned(entry, depth + 1));
    return list.includes(undefined) ? undefined : list;
  }
  const entries = Object.entries(value).map(([name, inner]) => [showable(name), cleaned(inner, depth + 1)]);
  return entries.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(entries);
}
