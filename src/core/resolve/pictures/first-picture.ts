import type { PageData, ResolvedPicture } from '../../../../schema/resolved.ts';
import type { BlockRegistry } from '../../block-registry.ts';

/** Returns the picture at the top of a page: the first one of its first block, or the portrait of a CV. */
export function firstPicture(registry: BlockRegistry, { blocks: [block], cv }: PageData): ResolvedPicture | undefined {
  if (cv) return cv.picture;
  return (
    block &&
    registry
      .definitionOf(block)
      .pictures?.(block)
      .find(({ isFirst }) => isFirst)
  );
}
