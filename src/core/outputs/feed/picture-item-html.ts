import type { PictureItem, ResolvedVideo } from '../../../../schema/resolved.ts';
import type { ArticleContext } from './article-context.ts';
import { escapeHtml } from './escape-html.ts';
import { markedHtml } from './marked-html.ts';
import { pictureHtml } from './picture-html.ts';

/** A picture, or a link to a video, and its caption below it. */
export const pictureItemHtml = ({ picture, video, caption }: PictureItem, context: ArticleContext): string =>
  [
    pictureHtml(picture, context),
    video ? videoHtml(video, context) : '',
    caption === undefined ? '' : `<p>${markedHtml(caption, context.addressOf)}</p>`,
  ].join('');

/* A picture that says nothing leaves only the words for where the video plays. */
const videoHtml = ({ href, host, title, picture }: ResolvedVideo, { addressOf }: ArticleContext) =>
  `<p><a href="${escapeHtml(addressOf(href))}">${escapeHtml(title ?? picture.alt ?? host)}</a></p>`;
