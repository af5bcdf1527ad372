import { primaryOf } from '../../../core/text/script.ts';

/* Languages with compound words. */
const compounding = new Set('da de et fi hu is nb nl nn no sv'.split(' '));

/** The style for languages with compound words: hyphenates only long words. Empty for all others. */
export function hyphensFor(languages: readonly string[]): string {
  const withCompounds = languages.filter((language) => compounding.has(primaryOf(language)));
  if (withCompounds.length === 0) return '';
  const selectors = withCompounds.map((language) => `:root[lang=${language}] body`).join();
  return `@layer base{${selectors}{hyphens:auto;hyphenate-limit-chars:12 5 5}}`;
}
