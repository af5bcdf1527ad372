import { booleanWords, enumWords } from '../tables/values.ts';

const aliasesByValue = Object.entries(enumWords).map(([word, list]) => [word, list.split('|')] as const);

/** Returns the only allowed value that has this alias; undefined if there are none or several. */
export function suggestEnumValue(written: string, allowed: readonly string[]): string | undefined {
  const word = written.trim().toLowerCase();
  const matches = aliasesByValue.flatMap(([each, list]) =>
    allowed.includes(each) && list.includes(word) ? [each] : [],
  );
  return matches.length === 1 ? matches[0] : undefined;
}

const booleans = new Map(
  Object.entries(booleanWords).flatMap(([value, list]) =>
    list.split(' ').map((word) => [word, value === 'true'] as const),
  ),
);

/** Converts a word or number for yes or no; undefined for any other value. */
export const suggestBoolean = (value: unknown): boolean | undefined =>
  typeof value === 'string' || typeof value === 'number' ? booleans.get(String(value).trim().toLowerCase()) : undefined;
