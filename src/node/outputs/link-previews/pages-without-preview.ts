import type { LanguagePages } from '../../language-pages.ts';
import { imagesOf } from '../../render/head-tags.ts';
import type { DrawnPreviews } from './draw-previews.ts';

/**
 * The paths of the pages in all languages that have neither an image of their own nor a link preview with words. None
 * for a site without a URL, which has no link previews.
 */
export const pagesWithoutPreview = (all: readonly LanguagePages[], drawn: DrawnPreviews | null): string[] =>
  all.flatMap(({ site, paginated }) => {
    const { url, image, prefix = '' } = site;
    if (url === undefined || image) return [];
    const images = imagesOf(site);
    const withWords = drawn?.withWords.get(prefix);
    return paginated.pages.flatMap(({ path }) => (images.get(path) || withWords?.has(path) ? [] : [prefix + path]));
  });
