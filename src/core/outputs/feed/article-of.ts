import type { AnyResolved } from '../../../../schema/resolved.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { ArticleNode } from './article.ts';

/** What the blocks of a page say. */
export const articleOf = (registry: BlockRegistry, blocks: readonly AnyResolved[]): ArticleNode[] =>
  blocks.flatMap((block) => registry.definitionOf(block).article?.(block) ?? []);
