import type { ResolvedSite } from '../../../core/resolve/resolved-site.ts';
import { isRecord } from '../../../shared/is-record.ts';
import type { Client } from '../bundles.ts';

/**
 * The style sheets of `client.styles` that a site uses, in a fixed order: those of the block types on any page,
 * "languages" if it has several languages, and "pictures" if it shows pictures or videos.
 */
export function stylesOf(
  { pages, languages }: Pick<ResolvedSite, 'pages' | 'languages'>,
  { styles }: Pick<Client, 'styles'>,
): string[] {
  const used = new Set<string>(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  if (languages) used.add('languages');
  if (hasPicture(pages)) used.add('pictures');
  return Object.keys(styles).filter((type) => used.has(type));
}

/* Whether a value contains a picture or a video at any depth. */
const hasPicture = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).some(([key, inner]) => key === 'src' || key === 'video' || hasPicture(inner));
