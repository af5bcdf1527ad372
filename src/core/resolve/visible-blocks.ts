import type { BlockOf, BlockType } from '../../../schema/block.ts';
import type { Site } from '../../../schema/site.ts';
import type { Pointer } from '../diagnostics/diagnostic.ts';

/** A block, and its position in the site. */
export interface PlacedBlock<T extends BlockType = BlockType> {
  block: BlockOf<T>;
  page: number;
  index: number;
  at: Pointer;
}

/** Returns the blocks of a site in source order, without hidden ones and those of hidden pages. */
export const visibleBlocks = ({ pages }: Pick<Site, 'pages'>): PlacedBlock[] =>
  pages.flatMap(({ hidden, blocks }, page) =>
    blocks.flatMap((block, index) =>
      hidden || block.hidden ? [] : [{ block, page, index, at: `/pages/${page}/blocks/${index}` }],
    ),
  );
