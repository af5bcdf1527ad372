import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';

/** A site with its pages in all languages, and the site in each other language. */
interface MergedSite extends ResolvedSite {
  translations: ResolvedSite[];
}

/**
 * Combines a site with its pages in all languages, for outputs that languages share. `sites` is the site in each
 * language, with `site` first.
 */
export function mergeLanguages(site: ResolvedSite, sites: ResolvedSite[]): MergedSite {
  return {
    ...site,
    translations: sites.slice(1),
    pages: sites.flatMap((each) => each.pages),
    navigation: sites.flatMap((each) => each.navigation ?? []),
  };
}
