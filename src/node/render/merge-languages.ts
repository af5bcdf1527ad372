import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';

/**
 * Combines a site with its pages in all languages, for outputs that languages share. `sites` is the site in each
 * language.
 */
export function mergeLanguages(site: ResolvedSite, sites: ResolvedSite[]): ResolvedSite {
  return {
    ...site,
    pages: sites.flatMap((each) => each.pages),
    navigation: sites.flatMap((each) => each.navigation ?? []),
  };
}
