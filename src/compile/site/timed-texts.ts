import { isRecord } from '../../shared/is-record.ts';

/* No site has this character: it is refused before a site is compiled. */
const mark = '\uFFFF';

/** Marks a text as a template, because a time is in it: so it is known again wherever it is put. */
export const timedText = (text: string): string => mark + text;

/** A value without the marks, and the steps to each of its texts that had one. Equal parts are not copied. */
export function unmarked<Value>(value: Value): { value: Value; timed: (string | number)[][] } {
  const timed: (string | number)[][] = [];
  return { value: unmark(value, [], timed) as Value, timed };
}

function unmark(value: unknown, steps: (string | number)[], timed: (string | number)[][]): unknown {
  if (typeof value === 'string') {
    if (!value.includes(mark)) return value;
    timed.push([...steps]);
    return value.replaceAll(mark, '');
  }
  if (!isRecord(value)) return value;
  // Every part of a large site comes by here, and most stay as they are.
  const depth = steps.length;
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(value)) {
    const inner = value[key];
    if (typeof inner !== 'string' && !isRecord(inner)) continue;
    steps.push(Array.isArray(value) ? Number(key) : key);
    const result = unmark(inner, steps, timed);
    steps.length = depth;
    if (result === inner) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = result;
  }
  return copy ?? value;
}
