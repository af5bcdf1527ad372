import type { Site } from '../../../schema/site.ts';
import { type PlacedBlock, visibleBlocks } from '../resolve/visible-blocks.ts';

/** A block with a long text, and its position. */
export type PlacedText = PlacedBlock<'text'>;

/** Returns the visible long texts of a site in source order. */
export const eachLongText = (site: Pick<Site, 'pages'>): PlacedText[] =>
  visibleBlocks(site).filter((placed): placed is PlacedText => placed.block.type === 'text');
