/* Languages that join words. */
const joining = new Set('da de et fi hu is nb nl nn no sv'.split(' '));

/**
 * The style of pages in languages that join words: long ones break at a syllable, and what is shorter stays whole. Empty for
 * all others.
 */
export function hyphensFor(languages: readonly string[]): string {
  const own = languages.filter((language) => joining.has(language.toLowerCase().split('-')[0] as string));
  if (own.length === 0) return '';
  const selectors = own.map((language) => `:root[lang=${language}] body`).join();
  return `@layer base{${selectors}{hyphens:auto;hyphenate-limit-chars:12 5 5}}`;
}
