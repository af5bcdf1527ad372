import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import type { Client } from '../bundles.ts';

/**
 * The style sheets of `client.styles` that a site uses, in a fixed order: those of the block types on any page, and
 * "languages" if it has several languages.
 */
export function stylesOf(
  { pages, languages }: Pick<ResolvedSite, 'pages' | 'languages'>,
  { styles }: Pick<Client, 'styles'>,
): string[] {
  const shown = new Set<string>(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  if (languages) shown.add('languages');
  return Object.keys(styles).filter((type) => shown.has(type));
}
