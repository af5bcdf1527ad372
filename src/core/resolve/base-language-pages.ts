import type { Page } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { isOnWeb, pageFor } from './visibility.ts';

/**
 * Returns a function that finds the visible page at a path in the first language, whose headings determine the anchors
 * in all languages. It finds nothing while the first language itself is compiled.
 */
export function basePages(
  registry: BlockRegistry,
  { base }: Pick<CompilerHost, 'base'>,
): (path: string) => Page | undefined {
  const pages = new Map(base?.pages.filter((page) => isOnWeb(registry, page)).map((page) => [page.path, page]));
  return (path) => {
    const page = pages.get(path);
    return page && pageFor(registry, 'web', page);
  };
}
