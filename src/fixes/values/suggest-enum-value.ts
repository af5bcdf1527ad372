import { booleanWords, enumWords } from '../tables/values.ts';

const meantBy = Object.entries(enumWords).map(([word, list]) => [word, list.split('|')] as const);

/** The one of the words that a setting can be which another word means; undefined where none or several are. */
export function suggestEnumValue(written: string, allowed: readonly string[]): string | undefined {
  const word = written.trim().toLowerCase();
  const suggestion = meantBy.flatMap(([each, list]) => (allowed.includes(each) && list.includes(word) ? [each] : []));
  return suggestion.length === 1 ? suggestion[0] : undefined;
}

const booleans = new Map(
  Object.entries(booleanWords).flatMap(([value, list]) =>
    list.split(' ').map((word) => [word, value === 'true'] as const),
  ),
);

/** What a word or a figure for yes or no means; undefined for any other. */
export const suggestBoolean = (value: unknown): boolean | undefined =>
  typeof value === 'string' || typeof value === 'number' ? booleans.get(String(value).trim().toLowerCase()) : undefined;
