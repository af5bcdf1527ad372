import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';

/** A site with what it shows in any of its languages, for what is made once for all of them. `sites` are it in each. */
export function inAllLanguages(site: ResolvedSite, sites: ResolvedSite[]): ResolvedSite {
  return {
    ...site,
    pages: sites.flatMap((each) => each.pages),
    navigation: sites.flatMap((each) => each.navigation ?? []),
  };
}
