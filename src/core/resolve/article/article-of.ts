import type { AnyResolved } from '../../../../schema/resolved.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { ArticleNode } from './article.ts';

/** Returns the content of a page's blocks as an article. */
export const articleOf = (registry: BlockRegistry, blocks: readonly AnyResolved[]): ArticleNode[] =>
  blocks.flatMap((block) => registry.definitionOf(block).article?.(block) ?? []);
