import type { AnyResolved } from '../../../../schema/resolved.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { ArticleLocale, ArticleNode } from './article.ts';

/** Returns the content of a page's blocks as an article. */
export const articleOf = (
  registry: BlockRegistry,
  blocks: readonly AnyResolved[],
  locale: ArticleLocale,
): ArticleNode[] => blocks.flatMap((block) => registry.definitionOf(block).article?.(block, locale) ?? []);

/** Returns the content of a block with everything that visitors read. */
export function pageContentOf(registry: BlockRegistry, block: AnyResolved, locale: ArticleLocale): ArticleNode[] {
  const { pageContent, article } = registry.definitionOf(block);
  return (pageContent ?? article)?.(block, locale) ?? [];
}
