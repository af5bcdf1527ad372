import { parseUrl } from '../../shared/parse-url.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** The other hosts to which a site sends what visitors fill in, such as "https://example.com"; one may be there twice. */
export function formOrigins(registry: BlockRegistry, { pages }: ResolvedSite): string[] {
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const { endpoint } = registry.definitionOf(block).sending?.(block) ?? {};
      const origin = endpoint === undefined ? undefined : parseUrl(endpoint)?.origin;
      return origin === undefined ? [] : [origin];
    }),
  );
}
