import type { Problem } from './diagnostic.ts';
import { scan } from './scan.ts';
import { explainSyntax } from './syntax.ts';
import { thingAt } from './words.ts';

/** A text that is JSON, and what it says. Where its values stand is looked up when a diagnostic asks. */
interface Draft {
  text: string;
  value: unknown;
}

/** Deeper nesting than any site has; a guard against files made to exhaust the machine. */
export const maxDepth = 64;

/** More names written twice than anybody mends at once. */
const maxDuplicates = 1000;

/** Reads a text as JSON. Either a draft, or everything that keeps it from being one. */
export function parse(text: string): { draft: Draft } | { problems: Problem[] } {
  const { depth, tooDeep, duplicates } = scan(text, maxDuplicates, maxDepth);
  if (tooDeep !== null) {
    const words = { depth, limit: maxDepth };
    return { problems: [{ code: 'OF012', at: { offset: tooDeep, length: 1, pointer: '' }, words }] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: explainSyntax(text) };
  }
  if (duplicates.length === 0) return { draft: { text, value } };
  return {
    problems: duplicates.map(({ key, pointer, first, second }) => ({
      code: 'OF003',
      at: { ...second, pointer },
      words: { key, place: thingAt(pointer.replace(/\/[^/]*$/, '')) },
      label: 'delete one of the two; only this one would be kept',
      related: [{ at: first, text: 'written here first' }],
    })),
  };
}
