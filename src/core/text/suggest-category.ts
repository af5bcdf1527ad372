import { isLike, nearest } from '../diagnostics/suggest.ts';

/** A category of a block, as far as it is right. */
export interface Category {
  id?: unknown;
  label?: unknown;
}

/** The id of the category that another word means: by its label, or because one begins with the other. */
export function suggestCategory(word: string, categories: readonly Category[]): string | undefined {
  const ids = categories.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const plain = word.trim().toLowerCase();
  const labelled = categories.find(({ label }) => typeof label === 'string' && isLike(label, plain));
  const [begun, ...others] = ids.filter(
    (id) => Math.min(id.length, plain.length) > 2 && (plain.startsWith(id) || id.startsWith(plain)),
  );
  const found = labelled?.id ?? nearest(plain, ids) ?? ids.find((id) => id === plain);
  return typeof found === 'string' ? found : others.length === 0 ? begun : undefined;
}
