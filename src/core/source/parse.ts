import type { Problem } from '../diagnostics/diagnostic.ts';
import { shownKey, thingAt } from '../diagnostics/wording.ts';
import type { Stage } from '../pipeline-stage.ts';
import { type Duplicate, type Limits, type SizeLimitExcess, scan } from './duplicates-and-limits.ts';
import { foreignText } from './foreign-text.ts';
import { syntaxError } from './syntax-error.ts';

/** A text that is JSON, and what it says. Where its values stand is looked up when a diagnostic asks. */
interface Draft {
  text: string;
  value: unknown;
}

/**
 * What is looked at of a text of this length: deeper nesting, more settings of one object, and more values than any site
 * has. A site's take some 30 characters each; ten megabytes of brackets and commas would take a gigabyte of memory.
 */
export const limitsOf = (length: number): Limits => ({
  depth: 64,
  names: 1000,
  reported: 1000,
  values: Math.max(100_000, Math.floor(length / 8)),
});

/** A text that is none, and whether that is because it is no JSON or because of what is in it. */
interface NoDraft {
  stage: Extract<Stage, 'text' | 'json' | 'names' | 'limits'>;
  problems: Problem[];
}

/** Reads a text as JSON. Either a draft, or everything that keeps it from being one. */
export function parse(text: string): { draft: Draft } | NoDraft {
  const limits = limitsOf(text.length);
  const { depth, tooDeep, tooMany, duplicates, crowds } = scan(text, limits);
  if (tooMany !== null) {
    const words = { limit: limits.values };
    return { stage: 'limits', problems: [{ code: 'OF021', at: { offset: tooMany, length: 1, pointer: '' }, words }] };
  }
  if (tooDeep !== null) {
    const words = { depth, limit: limits.depth };
    return { stage: 'limits', problems: [{ code: 'OF012', at: { offset: tooDeep, length: 1, pointer: '' }, words }] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // It comes before what is wrong in it: who takes the fix has come nearer to a site.
    const foreign = foreignText(text);
    if (foreign) return { stage: 'text', problems: [foreign] };
    return { stage: 'json', problems: [syntaxError(text)] };
  }
  if (duplicates.length + crowds.length === 0) return { draft: { text, value } };
  const problems = [...crowds.map((crowd) => crowded(crowd, limits.names)), ...duplicates.map(twice)];
  return { stage: 'names', problems };
}

const twice = ({ key, pointer, first, second }: Duplicate): Problem => ({
  code: 'OF003',
  at: { ...second, pointer },
  words: { key: shownKey(key), place: thingAt(pointer.replace(/\/[^/]*$/, '')) },
  label: 'remove one; JSON would keep only this one',
  related: [{ at: first, text: 'first defined here' }],
});

const crowded = ({ pointer, offset, count }: SizeLimitExcess, limit: number): Problem => ({
  code: 'OF020',
  at: { offset, length: 1, pointer },
  words: { count, limit },
});
