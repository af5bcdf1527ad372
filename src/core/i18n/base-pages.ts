import type { Page } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { isOnWeb, pageSeenBy } from '../resolve/visibility.ts';

/**
 * Finds the page at a path as it is seen in the first language of a site, whose headings name the places on it in all of
 * them. There is none where that language itself is compiled.
 */
export function basePages(
  registry: BlockRegistry,
  { base }: Pick<CompilerHost, 'base'>,
): (path: string) => Page | undefined {
  const pages = new Map(base?.pages.filter((page) => isOnWeb(registry, page)).map((page) => [page.path, page]));
  return (path) => {
    const page = pages.get(path);
    return page && pageSeenBy(registry, 'web', page);
  };
}
