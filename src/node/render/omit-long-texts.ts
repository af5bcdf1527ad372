import type { AnyResolved, PageData } from '../../../schema/resolved.ts';
import { hasTime } from '../../shared/rich-text.ts';

/**
 * The page data for the page's own document, without the content of its long texts, because the markup contains it
 * already. Texts with times stay.
 */
export function omitLongTexts(page: PageData): PageData {
  if (!page.blocks.some(({ type }) => type === 'text')) return page;
  let number = 0;
  const blocks = page.blocks.map((block): AnyResolved => {
    if (block.type !== 'text') return block;
    const textIndex = number++;
    if (hasTime(block.content)) return block;
    const { words: _, ...rest } = block;
    return { ...rest, content: [], textIndex };
  });
  return { ...page, blocks };
}
