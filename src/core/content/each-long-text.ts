import type { BlockOf } from '../../../schema/block.ts';
import type { Site } from '../../../schema/site.ts';
import type { Pointer } from '../diagnostics/diagnostic.ts';

/** A block with a long text, and where it stands. */
export interface PlacedText {
  block: BlockOf<'text'>;
  page: number;
  index: number;
  at: Pointer;
}

/** The long texts of a site that somebody may see, in the order of the file. */
export function* eachLongText({ pages }: Pick<Site, 'pages'>): Generator<PlacedText> {
  for (const [page, { hidden, blocks }] of pages.entries())
    for (const [index, block] of hidden ? [] : blocks.entries())
      if (block.type === 'text' && !block.hidden) yield { block, page, index, at: `/pages/${page}/blocks/${index}` };
}
