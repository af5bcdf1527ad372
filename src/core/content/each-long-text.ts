import type { BlockOf } from '../../../schema/block.ts';
import type { Site } from '../../../schema/site.ts';
import type { Pointer } from '../diagnostics/diagnostic.ts';

/** A block with a long text, and its position. */
export interface PlacedText {
  block: BlockOf<'text'>;
  page: number;
  index: number;
  at: Pointer;
}

/** Yields the visible long texts of a site in source order. */
export function* eachLongText({ pages }: Pick<Site, 'pages'>): Generator<PlacedText> {
  for (const [page, { hidden, blocks }] of pages.entries())
    for (const [index, block] of hidden ? [] : blocks.entries())
      if (block.type === 'text' && !block.hidden) yield { block, page, index, at: `/pages/${page}/blocks/${index}` };
}
