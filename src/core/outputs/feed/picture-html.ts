import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import { plainText } from '../../../shared/rich-text.ts';
import type { ArticleContext } from './article-context.ts';
import { escapeHtml } from './escape-html.ts';

/** Returns a picture in its own paragraph. */
export function pictureHtml({ src, alt, decorative }: ResolvedPicture, { addressOf, now }: ArticleContext): string {
  // Pictures that aren't decorative have an alternative text.
  return `<p><img src="${escapeHtml(addressOf(src))}" alt="${escapeHtml(decorative ? '' : plainText(alt as RichText, now))}"></p>`;
}
