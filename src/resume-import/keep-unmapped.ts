import { isRecord } from '../shared/is-record.ts';
import { removeUnprintable } from './coerce-text.ts';
import type { ImportIssue, ReportIssue } from './import-issue.ts';

export type UnknownRecord = Record<string, unknown>;

/** Whether a value is an object and not an array. */
export const hasSettings = (value: unknown): value is UnknownRecord => isRecord(value) && !Array.isArray(value);

/** Maximum nesting: site files that nest deeper are rejected. */
const maxDepth = 40;

/** Returns the unknown settings of an object in a résumé, for the notes of the site. */
export function keepUnmapped(
  part: UnknownRecord,
  known: readonly string[],
  at: ImportIssue['at'],
  report: ReportIssue,
): UnknownRecord {
  const kept = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    if (known.includes(name)) return [];
    const cleaned = clean(value, 0);
    const isShallow = cleaned !== undefined;
    report({
      at: [...at, name],
      kind: isShallow ? 'kept' : 'left-out',
      why: isShallow ? 'no block shows it' : 'it is nested too deeply',
    });
    return isShallow ? [[removeUnprintable(name), cleaned]] : [];
  });
  return Object.fromEntries(kept);
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return removeUnprintable(value);
  if (!isRecord(value)) return value;
  if (depth > maxDepth) return undefined;
  if (Array.isArray(value)) {
    const list = value.map((entry) => clean(entry, depth + 1));
    return list.includes(undefined) ? undefined : list;
  }
  const entries = Object.entries(value).map(([name, inner]) => [removeUnprintable(name), clean(inner, depth + 1)]);
  return entries.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(entries);
}
