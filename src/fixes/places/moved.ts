import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import { isRecord } from '../../shared/is-record.ts';

/** Stands at the end of a way for a new entry of the list before it. */
export const newEntry = '-';

/**
 * The changes that put what stands somewhere in a site elsewhere, with what is not there yet around it. `make` says what
 * becomes of it. Undefined where something else stands there, or in the way.
 */
export function moved(
  site: unknown,
  from: JsonPath,
  to: JsonPath,
  make: (copied: Copied) => unknown = (copied) => copied,
): Change[] | undefined {
  let here = site;
  let depth = 0;
  for (; depth < to.length - 1; depth++) {
    const inside = isRecord(here) ? own(here, to[depth]) : undefined;
    if (inside === undefined) break;
    here = inside;
  }
  const name = to[depth] as string;
  if (!isRecord(here) || Array.isArray(here) !== (name === newEntry) || own(here, name) !== undefined) return undefined;
  const value = to.slice(depth + 1).reduceRight<unknown>(around, make(new Copied(pointerOf(from))));
  const at = to.slice(0, depth);
  if (pointerOf(at) === pointerOf(from.slice(0, -1)) && !Array.isArray(here))
    return [
      { kind: 'rename', at: from, name },
      { kind: 'set', at: from, value },
    ];
  const change: Change = name === newEntry ? { kind: 'append', at, value } : { kind: 'set', at: [...at, name], value };
  return [{ kind: 'remove', at: from }, change];
}

const own = (here: Record<string, unknown>, step: string | number | undefined): unknown =>
  step !== undefined && Object.hasOwn(here, step) ? here[step] : undefined;

const around = (value: unknown, step: string | number): unknown => (step === newEntry ? [value] : { [step]: value });
