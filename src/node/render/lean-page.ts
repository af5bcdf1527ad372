import type { AnyResolved, PageData } from '../../../schema/resolved.ts';

/**
 * A page as it stands in its own document: without the content of its long texts, whose words are in the markup already.
 * One in which a time is filled in stays whole.
 */
export function leanPage(page: PageData): PageData {
  if (!page.blocks.some(({ type }) => type === 'text')) return page;
  let number = 0;
  const blocks = page.blocks.map((block, index): AnyResolved => {
    if (block.type !== 'text') return block;
    const kept = number++;
    if (page.timed.some(([, at, part]) => at === index && part === 'content')) return block;
    const { words: _, ...lean } = block;
    return { ...lean, content: [], kept };
  });
  return { ...page, blocks };
}
