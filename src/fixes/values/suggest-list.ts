import type { Schema } from '../../core/validation/schema.ts';
import { matchesSchema } from '../matches-schema.ts';

/**
 * The list that a text has in itself: words with commas or semicolons between them, lines of their own. Undefined where it
 * has one thing only, and where a comma may belong to a sentence.
 */
export function suggestList(text: string, schema: Schema): string[] | undefined {
  const { items = {} } = schema;
  const lines = partsOf(text, /[\n\r]+/);
  const words = items.enum || Number(items.maxLength) <= longestWord ? partsOf(text, /[,;،|]/) : [];
  const parts = lines.length > 1 ? lines : words;
  const unlike = [...new Set(parts)];
  return unlike.length > 1 && unlike.every((part) => matchesSchema(items, part)) && matchesSchema(schema, unlike)
    ? unlike
    : undefined;
}

/* What is longer may be a sentence. */
const longestWord = 120;

const partsOf = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.replace(/^\s*(?:[-*•–]\s+)?|\s+$/g, ''))
    .filter((part) => part !== '');
