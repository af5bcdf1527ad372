import type { Served } from './served.ts';

/**
 * The _redirects file that Netlify reads: below the tag of a language, addresses that lead nowhere get the page that says so
 * in that language. Empty where there is one language.
 */
export const redirectsFile = ({ base, languages = [] }: Served): string =>
  languages.map((tag) => `${base}/${tag}/* ${base}/${tag}/404.html 404\n`).join('');
