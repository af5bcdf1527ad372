import type { AnyResolved, PageData } from '../../../schema/resolved.ts';

/**
 * The page data for the page's own document, without the content of its long texts, because the markup contains it
 * already. Texts with placeholders for times stay.
 */
export function omitLongTexts(page: PageData): PageData {
  if (!page.blocks.some(({ type }) => type === 'text')) return page;
  let number = 0;
  const blocks = page.blocks.map((block, index): AnyResolved => {
    if (block.type !== 'text') return block;
    const textIndex = number++;
    if (page.timed.some(([, at, part]) => at === index && part === 'content')) return block;
    const { words: _, ...rest } = block;
    return { ...rest, content: [], textIndex };
  });
  return { ...page, blocks };
}
