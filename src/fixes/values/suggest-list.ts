import type { Schema } from '../../core/validation/schema.ts';
import { matchesSchema } from '../matches-schema.ts';

/**
 * Splits a text at line breaks, commas or semicolons. Undefined if there is only one part, or if the commas may belong
 * to a sentence.
 */
export function suggestList(text: string, schema: Schema): string[] | undefined {
  const { items = {} } = schema;
  const { maxLength = Number.POSITIVE_INFINITY } = items;
  const lines = partsOf(text, /[\n\r]+/);
  const words = items.enum || maxLength <= maxLabelLength ? partsOf(text, /[,;،|]/) : [];
  const parts = lines.length > 1 ? lines : words;
  const unique = [...new Set(parts)];
  return unique.length > 1 && unique.every((part) => matchesSchema(items, part)) && matchesSchema(schema, unique)
    ? unique
    : undefined;
}

/* Longer texts can contain sentences. */
const maxLabelLength = 120;

const partsOf = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.replace(/^\s*(?:[-*•–]\s+)?|\s+$/g, ''))
    .filter((part) => part !== '');
