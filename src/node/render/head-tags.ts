import type { PageData } from '../../../schema/resolved.ts';
import { registry } from '../../blocks/registry.ts';
import {
  contactPath,
  docxType,
  feedPaths,
  feedTitle,
  isOn,
  isTurnedOn,
  markdownPath,
  type OutputName,
  resumePath,
} from '../../core/resolve/paths/output-paths.ts';
import { absoluteUrlOf } from '../../core/resolve/paths/site-url.ts';
import { firstPicture } from '../../core/resolve/pictures/first-picture.ts';
import type { ResolvedPage, ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { plainText } from '../../shared/rich-text.ts';
import type { CalendarDate } from '../../shared/time.ts';
import type { PlainHead } from './document.ts';
import { faviconAddress } from './theme/favicon.ts';
import { previewSize } from './theme/textless-link-preview.ts';

/** The path of the generated link-preview image, for a site without a custom one. */
export const previewFile = '/link-preview.png';

/** The folder of the generated link-preview images with text, relative to the published folder. */
export const previewsFolder = 'assets/previews/';

/**
 * The link-preview tags of a page. Images need an absolute URL, so a site without `url` has none. `previews` are the
 * available images.
 */
export function previewTags(site: ResolvedSite, page: PageData, head: PlainHead, previews: Previews): string[] {
  // A CV has no picture of its own.
  const path = page.cv ? '/' : page.path;
  const customImage = previews.images.get(path) ?? site.image;
  const withWords = customImage ? undefined : previews.withWords?.get(path);
  const isDrawn = !customImage && (withWords !== undefined || previews.isDrawn);
  const { url } = site;
  const metadata = site.metadata?.find(({ path }) => path === page.path);
  const properties: [string, string | number | undefined][] = [
    ['og:type', path === '/' ? 'profile' : metadata ? 'article' : 'website'],
    ['article:published_time', metadata?.date],
    ['article:modified_time', metadata?.updated],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:site_name', site.owner.name],
    ['og:locale', site.language.replace('-', '_')],
    ['og:url', head.canonical],
    [
      'og:image',
      url && (customImage || isDrawn)
        ? absoluteUrlOf(customImage?.src ?? withWords?.address ?? previewFile, url)
        : undefined,
    ],
    [
      'og:image:alt',
      url && customImage && !customImage.decorative
        ? plainText(customImage.alt ?? '', previews.now)
        : url && withWords?.alt,
    ],
    ['og:image:width', url && isDrawn ? previewSize.width : undefined],
    ['og:image:height', url && isDrawn ? previewSize.height : undefined],
  ];
  const tags = properties.flatMap(([name, content]) =>
    content === undefined || content === ''
      ? []
      : [`<meta property="${name}" content="${escapeHtml(String(content))}">`],
  );
  return [
    ...tags,
    `<meta name="twitter:card" content="${url && (customImage || isDrawn) ? 'summary_large_image' : 'summary'}">`,
  ];
}

/**
 * The images for link previews: `images` is the result of `imagesOf`, computed once for all pages; `isDrawn` means that
 * the site has a generated one.
 */
interface Previews {
  images: Images;
  isDrawn: boolean;
  /** The generated images with text, by the path of their page. */
  withWords?: PreviewsWithText | undefined;
  /** The date for texts with times. */
  now: CalendarDate;
}

/** The generated images with text in one language, by the path of their page. */
export type PreviewsWithText = ReadonlyMap<string, { address: string; alt: string }>;

type Images = ReadonlyMap<string, ResolvedPage['image']>;

/** The custom link-preview images of pages, by path. */
export const imagesOf = ({ pages }: ResolvedSite): Images => new Map(pages.map(({ path, image }) => [path, image]));

/** The link to the JSON Resume on the home page, if the site has one. */
export const resumeTags = (site: ResolvedSite, page: PageData, base: string): string[] =>
  page.path === '/' && isOn('resume', site) ? [alternate('application/json', base + resumePath, 'JSON Resume')] : [];

/** The tags on the home page that prove to other services that the site is the owner's. */
export function verificationTags(
  { verify: { google, bing, me = [] } = {} }: ResolvedSite,
  { path }: Pick<PageData, 'path'>,
): string[] {
  if (path !== '/') return [];
  const codes = [
    ['google-site-verification', google],
    ['msvalidate.01', bing],
  ] as const;
  return [
    ...codes.flatMap(([name, code]) =>
      code === undefined ? [] : [`<meta name="${name}" content="${escapeHtml(code)}">`],
    ),
    ...me.map((href) => `<link rel="me" href="${escapeHtml(href)}">`),
  ];
}

/** The link to a page as Markdown, if the site has it. */
export const markdownTags = (site: ResolvedSite, { path }: Pick<PageData, 'path'>, base: string): string[] =>
  isOn('markdown', site) ? [alternate('text/markdown', base + markdownPath(path))] : [];

const alternate = (type: string, href: string, title?: string): string =>
  `<link rel="alternate" type="${type}"${title === undefined ? '' : ` title="${escapeHtml(title)}"`} href="${escapeHtml(href)}">`;

/** The links from the CV or a variant of it to its files, and from the home page to the contact card, if `has` the file. */
export function fileTags(site: ResolvedSite, page: PageData, base: string, has: (path: string) => boolean): string[] {
  const files: [name: OutputName, path: string, type: string][] = page.cv
    ? [
        ['pdf', `${page.path}.pdf`, 'application/pdf'],
        ['docx', `${page.path}.docx`, docxType],
        ['txt', `${page.path}.txt`, 'text/plain'],
      ]
    : page.path === '/'
      ? [['contact', contactPath, 'text/vcard']]
      : [];
  return files.flatMap(([name, path, type]) => (isOn(name, site) && has(path) ? [alternate(type, base + path)] : []));
}

/** The links to the site's feeds; empty if the site has no `url` or no posts. */
export function feedTags(site: ResolvedSite, base: string, now: CalendarDate): string[] {
  const hasPosts =
    isTurnedOn('feed', site) && site.url !== undefined && site.metadata?.some(({ date }) => date !== undefined);
  if (!hasPosts) return [];
  const title = plainText(feedTitle(site), now);
  return [
    alternate('application/atom+xml', base + feedPaths.atom, title),
    alternate('application/feed+json', base + feedPaths.json, title),
  ];
}

/** The favicon: the owner's or the generated one. */
export function iconTag(site: ResolvedSite, base: string): string {
  if (site.favicon === undefined) return `<link rel="icon" href="${escapeHtml(faviconAddress(site.theme))}">`;
  const href = base + site.favicon;
  const extension = href.split('.').at(-1)?.toLowerCase() ?? '';
  const type = Object.hasOwn(iconTypes, extension) ? iconTypes[extension] : undefined;
  return `<link rel="icon" href="${escapeHtml(href)}"${type ? ` type="${type}"` : ''}>`;
}

const iconTypes: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };

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
