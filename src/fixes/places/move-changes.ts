import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import { isRecord } from '../../shared/is-record.ts';

/** As the last step, means a new entry of the list. */
export const newEntry = '-';

/**
 * Returns the changes that move a value, and create missing parents. `make` converts the value. Undefined if the target
 * already has a value, or if a parent has the wrong type.
 */
export function moveChanges(
  site: unknown,
  from: JsonPath,
  to: JsonPath,
  make: (copied: Copied) => unknown = (copied) => copied,
): Change[] | undefined {
  let current = site;
  let depth = 0;
  for (; depth < to.length - 1; depth++) {
    const inside = isRecord(current) ? ownValue(current, to[depth]) : undefined;
    if (inside === undefined) break;
    current = inside;
  }
  const name = to[depth] as string;
  if (!isRecord(current) || Array.isArray(current) !== (name === newEntry) || ownValue(current, name) !== undefined)
    return undefined;
  const value = to.slice(depth + 1).reduceRight<unknown>(wrap, make(new Copied(pointerOf(from))));
  const at = to.slice(0, depth);
  if (pointerOf(at) === pointerOf(from.slice(0, -1)) && !Array.isArray(current))
    return [
      { kind: 'rename', at: from, name },
      { kind: 'set', at: from, value },
    ];
  const change: Change = name === newEntry ? { kind: 'append', at, value } : { kind: 'set', at: [...at, name], value };
  return [{ kind: 'remove', at: from }, change];
}

const ownValue = (data: Record<string, unknown>, step: string | number | undefined): unknown =>
  step !== undefined && Object.hasOwn(data, step) ? data[step] : undefined;

const wrap = (value: unknown, step: string | number): unknown => (step === newEntry ? [value] : { [step]: value });
