import { isLike, nearest } from '../diagnostics/did-you-mean.ts';

/** A category that isn't validated yet. */
export interface Category {
  id?: unknown;
  label?: unknown;
}

/**
 * Returns the id of the category that a word may refer to: it equals the label, or the word or the id starts with the
 * other.
 */
export function suggestCategory(word: string, categories: readonly Category[]): string | undefined {
  const ids = categories.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const plain = word.trim().toLowerCase();
  const labelled = categories.find(({ label }) => typeof label === 'string' && isLike(label, plain));
  const [prefixMatch, ...otherMatches] = ids.filter(
    (id) => Math.min(id.length, plain.length) > 2 && (plain.startsWith(id) || id.startsWith(plain)),
  );
  const found = labelled?.id ?? nearest(plain, ids) ?? ids.find((id) => id === plain);
  return typeof found === 'string' ? found : otherMatches.length === 0 ? prefixMatch : undefined;
}
