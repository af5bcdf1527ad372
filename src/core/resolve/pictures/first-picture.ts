import type { PageData, ResolvedPicture } from '../../../../schema/resolved.ts';
import type { BlockRegistry } from '../../block-registry.ts';

/** The picture that a visitor of a page sees first, where its first block has one; that of a CV is the portrait. */
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
