import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import type { Client } from '../bundles.ts';

/** The block types on any page of a site, as far as they have a style sheet, in a fixed order. */
export function stylesOf({ pages }: Pick<ResolvedSite, 'pages'>, { styles }: Pick<Client, 'styles'>): string[] {
  const shown = new Set<string>(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  return Object.keys(styles).filter((type) => shown.has(type));
}
