import { patterns } from '../../../../schema/patterns.ts';

const resolver = 'https://doi.org/';
const anyDoi = new RegExp(patterns.doi, 'u');

/** The address that a DOI leads to. */
export const addressOfDoi = (doi: string): string => resolver + doi;

/** The DOI that an address leads to; undefined for any other address. */
export function doiIn(address: string): string | undefined {
  const doi = address.startsWith(resolver) ? address.slice(resolver.length) : '';
  return doi.length <= 200 && anyDoi.test(doi) ? doi : undefined;
}
