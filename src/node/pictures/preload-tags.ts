import type { PageData } from '../../../schema/resolved.ts';
import { firstPicture } from '../../core/resolve/pictures/first-picture.ts';
import { attribute } from '../render/document.ts';

/** Asks for the first picture of a page before the page has been read that far; of copies, only where AVIF is known. */
export function preloadTags(page: PageData, base: string): string[] {
  const first = firstPicture(page);
  if (!first) return [];
  // A drawing or an animation, which has no copies.
  if (!first.widths || first.sizes === undefined)
    return [`<link rel="preload" as="image" href="${attribute(base + first.src)}" fetchpriority="high">`];
  const stem = base + first.src.slice(0, -'.jpg'.length);
  const set = first.widths.map((width) => `${stem}-${width}.avif ${width}w`).join();
  return [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${attribute(set)}" imagesizes="${attribute(first.sizes)}" fetchpriority="high">`,
  ];
}
