import type { PageData, ResolvedPicture } from '../../../../schema/resolved.ts';
import { definitionOf } from '../../../blocks/definitions.ts';

/** The picture that a visitor of a page sees first, where its first block has one; that of a CV is the portrait. */
export function firstPicture({ blocks: [block], cv }: PageData): ResolvedPicture | undefined {
  if (cv) return cv.picture;
  return (
    block &&
    definitionOf(block)
      .pictures?.(block)
      .find(({ isFirst }) => isFirst)
  );
}
