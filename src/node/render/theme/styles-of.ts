import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import type { Client } from '../bundles.ts';

/** The types of blocks that a site needs the style sheets of, always in the same order: those that any of its pages shows. */
export function stylesOf({ pages }: Pick<ResolvedSite, 'pages'>, { styles }: Pick<Client, 'styles'>): string[] {
  const shown = new Set<string>(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  return Object.keys(styles).filter((type) => shown.has(type));
}
