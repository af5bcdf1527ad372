import type { PageData, ResolvedPicture } from '../../../../schema/resolved.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { ResolvedSite } from '../resolved-site.ts';

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

/**
 * Returns the images of a site and of its CV by their addresses in the pages, with the widths of their copies in
 * pixels; an image without copies has none.
 */
export function pictureWidths(
  registry: BlockRegistry,
  { owner, image, pages }: ResolvedSite,
  cvs: readonly PageData[] = [],
): Map<string, Set<number>> {
  const widthsBySrc = new Map<string, Set<number>>();
  const add = (picture: { src: string; widths?: number[] } | undefined) => {
    if (!picture) return;
    const widths = widthsBySrc.get(picture.src) ?? new Set();
    for (const width of picture.widths ?? []) widths.add(width);
    widthsBySrc.set(picture.src, widths);
  };
  add(owner.picture);
  add(image);
  for (const { cv } of cvs) add(cv?.picture);
  for (const page of pages) {
    add(page.image);
    for (const block of page.blocks)
      for (const picture of registry.definitionOf(block).pictures?.(block) ?? []) add(picture);
  }
  return widthsBySrc;
}
