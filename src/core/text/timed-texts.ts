import { isRecord } from '../../shared/is-record.ts';
import { mapEntries, mapValues } from '../resolve/map-values.ts';
import { escapeBraces, parseTemplate } from './template.ts';

/* Replaces the opening brace of a time placeholder. Sites can't contain this character: the reader rejects it. */
const mark = '\uFFFF';

/**
 * Converts a template with time placeholders to a text that can be combined with other texts: marks its time
 * placeholders, and resolves escaped braces.
 */
export const markTimes = (template: string): string =>
  parseTemplate(template)
    .map((piece) => (typeof piece === 'string' ? piece : mark + piece.written.slice(1)))
    .join('');

/** Converts the marked texts in a value back to templates, and returns their paths. Unchanged parts aren't copied. */
export function unmarkTimes<Value extends object>(value: Value): { value: Value; timed: (string | number)[][] } {
  const timed: (string | number)[][] = [];
  return { value: unmarkValue(value as Record<string, unknown>, [], timed) as Value, timed };
}

function unmarkValue(
  value: string | Record<string, unknown>,
  steps: (string | number)[],
  timed: (string | number)[][],
): unknown {
  if (typeof value === 'string') {
    timed.push([...steps]);
    return escapeBraces(value).replaceAll(mark, '{');
  }
  const inside = (inner: unknown, step: string | number) => {
    // This runs for every part of a large site, and most texts have no time placeholder.
    const isMarked = typeof inner === 'string' ? inner.includes(mark) : isRecord(inner);
    if (!isMarked) return inner;
    steps.push(step);
    const result = unmarkValue(inner as string, steps, timed);
    steps.pop();
    return result;
  };
  return Array.isArray(value) ? mapEntries(value, inside) : mapValues(value, inside);
}
