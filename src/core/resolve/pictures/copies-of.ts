import type { PageData } from '../../../../schema/resolved.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { ResolvedSite } from '../resolved-site.ts';

/**
 * The pictures of a site and of its CV by the addresses that its pages give them, and how wide the copies are from which a browser
 * chooses. Pictures without copies are among them, with no widths.
 */
export function copiesOf(
  registry: BlockRegistry,
  { owner, image, pages }: ResolvedSite,
  cv?: PageData | null,
): Map<string, Set<number>> {
  const copies = new Map<string, Set<number>>();
  const add = (picture: { src: string; widths?: number[] } | undefined) => {
    if (!picture) return;
    const widths = copies.get(picture.src) ?? new Set();
    for (const width of picture.widths ?? []) widths.add(width);
    copies.set(picture.src, widths);
  };
  add(owner.picture);
  add(image);
  add(cv?.cv?.picture);
  for (const page of pages) {
    add(page.image);
    for (const block of page.blocks)
      for (const picture of registry.definitionOf(block).pictures?.(block) ?? []) add(picture);
  }
  return copies;
}
