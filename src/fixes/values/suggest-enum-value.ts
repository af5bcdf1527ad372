import words from '../tables/value-words.json';

/* What people write for a value, by that value. */
const wordsByValue = Object.entries(words).map(([value, list]) => [value, list.split('|')] as const);

/** Returns the only allowed value that has this alias; undefined if there are none or several. */
export function suggestEnumValue(written: string, allowed: readonly string[]): string | undefined {
  const word = written.trim().toLowerCase();
  const matches = wordsByValue.flatMap(([value, list]) =>
    allowed.includes(value) && list.includes(word) ? [value] : [],
  );
  return matches.length === 1 ? matches[0] : undefined;
}

/** Converts a word or number for yes or no; undefined for any other value. */
export function suggestBoolean(value: unknown): boolean | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = suggestEnumValue(String(value), ['true', 'false']);
  return word === undefined ? undefined : word === 'true';
}
