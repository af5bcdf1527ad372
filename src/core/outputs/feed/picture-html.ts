import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { ArticleContext } from './article-context.ts';
import { escapeHtml } from './escape-html.ts';

/** A picture in a paragraph of its own; nothing where there is none. */
export function pictureHtml(picture: ResolvedPicture | undefined, { addressOf }: ArticleContext): string {
  if (!picture) return '';
  const { src, alt, decorative } = picture;
  // What is not decorative has words.
  return `<p><img src="${escapeHtml(addressOf(src))}" alt="${escapeHtml(decorative ? '' : String(alt))}"></p>`;
}
