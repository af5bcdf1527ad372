import { isRecord } from '../../shared/is-record.ts';
import { mapEntries, mapValues } from '../resolve/map-values.ts';
import { escaped, pieces } from './template.ts';

/* Stands for the brace of a time. No site has this character: it is refused before a site is compiled. */
const mark = '\uFFFF';

/**
 * A template with a time in it as a text that can be put anywhere, and beside any other: only its times are marked, and
 * its other braces are what they are.
 */
export const timedText = (template: string): string =>
  pieces(template)
    .map((piece) => (typeof piece === 'string' ? piece : mark + piece.written.slice(1)))
    .join('');

/** A value whose marked texts are templates again, and the steps to each of them. Equal parts are not copied. */
export function unmarked<Value extends object>(value: Value): { value: Value; timed: (string | number)[][] } {
  const timed: (string | number)[][] = [];
  return { value: unmark(value as Record<string, unknown>, [], timed) as Value, timed };
}

function unmark(
  value: string | Record<string, unknown>,
  steps: (string | number)[],
  timed: (string | number)[][],
): unknown {
  if (typeof value === 'string') {
    timed.push([...steps]);
    return escaped(value).replaceAll(mark, '{');
  }
  const inside = (inner: unknown, step: string | number) => {
    // Every part of a large site comes by here, and most are texts without a time.
    const isMarked = typeof inner === 'string' ? inner.includes(mark) : isRecord(inner);
    if (!isMarked) return inner;
    steps.push(step);
    const result = unmark(inner as string, steps, timed);
    steps.pop();
    return result;
  };
  return Array.isArray(value) ? mapEntries(value, inside) : mapValues(value, inside);
}
