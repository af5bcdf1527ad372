import type { ServedSite } from './served-site.ts';

/**
 * The _redirects file of Netlify: unknown addresses below the tag of a language get the 404 page of that language.
 * Empty for a site in one language.
 */
export const redirectsFile = ({ base, languages = [] }: ServedSite): string =>
  languages.map((tag) => `${base}/${tag}/* ${base}/${tag}/404.html 404\n`).join('');
