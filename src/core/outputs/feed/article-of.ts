import type { AnyResolved } from '../../../../schema/resolved.ts';
import { definitionOf } from '../../../blocks/definitions.ts';
import type { ArticleNode } from './article.ts';

/** What the blocks of a page say. */
export const articleOf = (blocks: readonly AnyResolved[]): ArticleNode[] =>
  blocks.flatMap((block) => definitionOf(block).article?.(block) ?? []);
