import { parseUrl } from '../../shared/parse-url.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** Returns the origins of the form endpoints of a site, such as "https://example.com". May contain duplicates. */
export function formOrigins(registry: BlockRegistry, { pages }: ResolvedSite): string[] {
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const { endpoint } = registry.definitionOf(block).sending?.(block) ?? {};
      const origin = endpoint === undefined ? undefined : parseUrl(endpoint)?.origin;
      return origin === undefined ? [] : [origin];
    }),
  );
}
