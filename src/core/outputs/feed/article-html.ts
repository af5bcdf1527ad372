import type { AnyResolved } from '../../../../schema/resolved.ts';
import { definitionOf } from '../../../blocks/definitions.ts';
import type { ArticleContext } from './article-context.ts';
import { articleWriter } from './article-writer.ts';

/**
 * What the blocks of a page say as plain HTML: headings, paragraphs, lists, pictures and links to videos, without what
 * only a page can do. Every text in it is escaped.
 */
export function articleHtml(blocks: readonly AnyResolved[], context: ArticleContext): string {
  const write = articleWriter(context);
  return blocks.map((block) => definitionOf(block).article?.(block, write) ?? '').join('');
}
