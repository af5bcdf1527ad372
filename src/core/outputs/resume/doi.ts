import { patterns } from '../../../../schema/patterns.ts';

const resolver = 'https://doi.org/';
const anyDoi = new RegExp(patterns.doi, 'u');

/** Returns the URL of a DOI. */
export const addressOfDoi = (doi: string): string => resolver + doi;

/** Returns the DOI of a URL; undefined for other URLs. */
export function doiIn(address: string): string | undefined {
  const doi = address.startsWith(resolver) ? address.slice(resolver.length) : '';
  return doi.length <= 200 && anyDoi.test(doi) ? doi : undefined;
}
