import type { PageData } from '../../../schema/resolved.ts';
import { registry } from '../../blocks/registry.ts';
import { firstPicture } from '../../core/resolve/pictures/first-picture.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';

/** Preload tags for the first image of a page; for an image with copies, only in browsers that support AVIF. */
export function preloadTags(page: PageData, base: string): string[] {
  const first = firstPicture(registry, page);
  if (!first) return [];
  // An SVG or an animation, which has no copies.
  if (!first.widths || first.sizes === undefined)
    return [`<link rel="preload" as="image" href="${escapeHtml(base + first.src)}" fetchpriority="high">`];
  const stem = base + first.src.slice(0, -'.jpg'.length);
  const set = first.widths.map((width) => `${stem}-${width}.avif ${width}w`).join();
  return [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(set)}" imagesizes="${escapeHtml(first.sizes)}" fetchpriority="high">`,
  ];
}
