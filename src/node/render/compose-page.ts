import type { PageData } from '../../../schema/resolved.ts';
import { registry } from '../../blocks/registry.ts';
import { graphsOf } from '../../core/outputs/structured-data/graphs-of.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { withPlainText } from '../../shared/rich-text.ts';
import { specialOf } from '../../shared/special-page.ts';
import type { CalendarDate } from '../../shared/time.ts';
import type { LanguagePages } from '../language-pages.ts';
import type { Assets } from './assets.ts';
import type { Renderer } from './bundles.ts';
import type { DocumentPart } from './document.ts';
import {
  feedTags,
  fileTags,
  imagesOf,
  markdownTags,
  type PreviewsWithText,
  preloadTags,
  previewTags,
  resumeTags,
  verificationTags,
} from './head-tags.ts';
import { type Alternates, languageTags } from './language-tags.ts';

/** The options that all documents of a site share. */
export interface ComposeOptions {
  renderer: Renderer;
  assets: Pick<Assets, 'pageStyles' | 'printStyle'>;
  builtAt: CalendarDate;
  /** The base path of the site, without a trailing slash. */
  base: string;
  alternates: Alternates;
  /** Whether a link-preview image is generated. */
  isDrawn: boolean;
  /** The link-preview images with text. */
  withWords?: PreviewsWithText | undefined;
  /** The URL of the published site for link previews, on the dev server. */
  previewUrl?: string | undefined;
  /** The paths of the files besides the pages, with the prefixes of languages, in a build. */
  made?: ReadonlySet<string> | undefined;
  /** Whether feeds are available even without a site URL, as on the dev server. */
  servesFeeds?: boolean;
}

/**
 * Returns a function that composes the documents of a site in one language, for the build and for the dev server.
 * `page` is a page of the site, and `pageDataAddress` the URL of its data.
 */
export function pageComposer(
  { site, localized, paginated: { shell } }: Pick<LanguagePages, 'site' | 'localized' | 'paginated'>,
  { renderer, assets, builtAt, base, alternates, isDrawn, withWords, previewUrl, made, servesFeeds }: ComposeOptions,
): (page: PageData, pageDataAddress: string) => DocumentPart {
  const { prefix = '' } = site;
  const pageBase = base + prefix;
  const previews = { images: imagesOf(site), isDrawn, withWords, now: builtAt };
  const graphOf = graphsOf(registry, { site, localized });
  return (page, pageDataAddress) => {
    const head = withPlainText(page.head, builtAt);
    const isPage = !page.notFound && !head.isPrivate;
    const shared = page.notFound
      ? []
      : [
          ...previewTags(previewUrl === undefined ? site : { ...site, url: previewUrl }, page, head, previews),
          ...fileTags(site, page, pageBase, (path) => made?.has(prefix + path) ?? true),
        ];
    return {
      pageDataAddress,
      head,
      markup: renderer.render({ page, shell, builtAt, base: pageBase }),
      tags: isPage
        ? [
            ...preloadTags(page, base),
            ...shared,
            ...languageTags(page.path, site.language, alternates),
            ...verificationTags(site, page),
            ...resumeTags(site, page, pageBase),
            ...markdownTags(site, page, pageBase),
            ...feedTags(servesFeeds ? { ...site, url: site.url ?? '/' } : site, pageBase, builtAt),
          ]
        : ['<meta name="robots" content="noindex">', ...specialTags(page, assets, base), ...shared],
      structuredData: isPage ? graphOf({ page, shell, now: builtAt }) : null,
    };
  };
}

/* A page without blocks has its own style sheet, and the CV may start with a photo. */
function specialTags(page: PageData, { pageStyles, printStyle }: ComposeOptions['assets'], base: string): string[] {
  const name = specialOf(page);
  return [
    ...(name ? [`<link rel="stylesheet" href="${escapeHtml(`${base}/${pageStyles[name]}`)}">`] : []),
    // Visitors open the CV to print it.
    ...(page.cv ? [`<link rel="stylesheet" media="print" href="${escapeHtml(printStyle)}">`] : []),
    ...(page.cv ? preloadTags(page, base) : []),
  ];
}
