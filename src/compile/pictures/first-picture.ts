import type { PageData, ResolvedPicture } from '../../../schema/resolved.ts';
import { rulesOf } from '../blocks/index.ts';

/** The picture that a visitor of a page sees first, where its first block has one. */
export function firstPicture({ blocks: [block] }: PageData): ResolvedPicture | undefined {
  return (
    block &&
    rulesOf(block)
      .pictures?.(block)
      .find(({ isFirst }) => isFirst)
  );
}
