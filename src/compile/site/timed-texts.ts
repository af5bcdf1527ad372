import { isRecord } from '../../shared/is-record.ts';
import { mapEntries, mapValues } from './map-values.ts';

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
  const inside = (inner: unknown, step: string | number) => {
    steps.push(step);
    const result = unmark(inner, steps, timed);
    steps.pop();
    return result;
  };
  return Array.isArray(value) ? mapEntries(value, inside) : mapValues(value, inside);
}
