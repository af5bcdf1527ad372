import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { ArticleContext } from './article-context.ts';
import { escapeHtml } from './escape-html.ts';

/** A picture in a paragraph of its own. */
export function pictureHtml({ src, alt, decorative }: ResolvedPicture, { addressOf }: ArticleContext): string {
  // What is not decorative has words.
  return `<p><img src="${escapeHtml(addressOf(src))}" alt="${escapeHtml(decorative ? '' : String(alt))}"></p>`;
}
