import type { Problem } from '../diagnostics/diagnostic.ts';
import { shownKey, thingAt } from '../diagnostics/wording.ts';
import type { Stage } from '../pipeline-stage.ts';
import { syntaxError } from './read-syntax.ts';
import { type Duplicate, type Limits, type SizeLimitExcess, scan } from './scan.ts';

/** A JSON text and its value. Positions of values are only computed for diagnostics. */
interface Draft {
  text: string;
  value: unknown;
}

/*
 * Returns the limits for a text of this length: more than any real site needs. The values of a site take about 30
 * characters each; ten megabytes of brackets and commas would take a gigabyte of memory.
 */
const limitsOf = (length: number): Limits => ({
  depth: 64,
  names: 1000,
  reported: 1000,
  values: Math.max(100_000, Math.floor(length / 8)),
});

/** The problems of an invalid text, and the stage that found them. */
interface Rejection {
  stage: Extract<Stage, 'json' | 'names' | 'limits'>;
  problems: Problem[];
}

/** Parses a text as JSON. Returns a draft, or all problems that prevent one. */
export function parse(text: string): { draft: Draft } | Rejection {
  const limits = limitsOf(text.length);
  const { depth, tooDeep, tooMany, duplicates, excesses } = scan(text, limits);
  if (tooMany !== null) {
    const details = { limit: limits.values };
    return { stage: 'limits', problems: [{ code: 'OF021', at: { offset: tooMany, length: 1, pointer: '' }, details }] };
  }
  if (tooDeep !== null) {
    const details = { depth, limit: limits.depth };
    return { stage: 'limits', problems: [{ code: 'OF012', at: { offset: tooDeep, length: 1, pointer: '' }, details }] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { stage: 'json', problems: [syntaxError(text)] };
  }
  if (duplicates.length + excesses.length === 0) return { draft: { text, value } };
  const problems = [
    ...excesses.map((excess) => sizeProblem(excess, limits.names)),
    ...duplicates.map(duplicateProblem),
  ];
  return { stage: 'names', problems };
}

const duplicateProblem = ({ key, pointer, first, second }: Duplicate): Problem => ({
  code: 'OF003',
  at: { ...second, pointer },
  details: { key: shownKey(key), place: thingAt(pointer.replace(/\/[^/]*$/, '')) },
  label: 'remove one; JSON would keep only this one',
  related: [{ at: first, text: 'first defined here' }],
});

const sizeProblem = ({ pointer, offset, count }: SizeLimitExcess, limit: number): Problem => ({
  code: 'OF020',
  at: { offset, length: 1, pointer },
  details: { count, limit },
});
