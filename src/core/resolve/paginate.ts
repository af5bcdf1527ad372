import { compiledLabels, pictureLabels, sendingLabels } from '../../../schema/labels.ts';
import type { AnyResolved, Head, Labels, PageData, Shell } from '../../../schema/resolved.ts';
import { concatTexts, withoutFormatting } from '../../shared/rich-text.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { languageLinks } from '../i18n/language-links.ts';
import { directionOf } from '../text/script-and-direction.ts';
import { breakpointOf } from './navigation-breakpoint.ts';
import { cvPath, hasCv } from './paths/cv-path.ts';
import { absoluteUrlOf, baseOf } from './paths/site-url.ts';
import type { ResolvedPage, ResolvedSite } from './resolved-site.ts';

export interface Paginated {
  shell: Shell;
  pages: PageData[];
  notFound: PageData;
}

/** Splits a site into the data of its pages, the page shell, and the 404 page. */
export function paginate(registry: BlockRegistry, site: ResolvedSite): Paginated {
  return {
    shell: shellOf(site),
    pages: site.pages.map((page) => ({
      path: page.path,
      head: headOf(page, site),
      h1: mainHeading(registry, page.blocks),
      blocks: page.blocks,
    })),
    notFound: {
      path: '/404',
      head: { title: concatTexts([withoutFormatting(site.notFound.title), ` – ${site.owner.name}`]) },
      h1: null,
      blocks: [],
      notFound: { ...site.notFound, artwork: { kind: site.theme?.artwork ?? 'door', name: site.owner.name } },
    },
  };
}

/**
 * Returns the data for the `<head>` of a page. A site without a URL has no canonical URLs. The summary is the fallback
 * for the description. The canonical URL of a mostly untranslated page is that of the page in the base language.
 */
export function headOf(
  page: Pick<ResolvedPage, 'path' | 'title' | 'description' | 'summary'>,
  { url, prefix, untranslated }: Pick<ResolvedSite, 'url' | 'prefix' | 'untranslated'>,
): Head {
  const pagePrefix = untranslated?.includes(page.path) ? '' : prefix;
  return {
    title: page.title,
    description: page.description ?? page.summary,
    canonical: url === undefined ? undefined : absoluteUrlOf(page.path, url, pagePrefix),
  };
}

function shellOf(site: ResolvedSite): Shell {
  const {
    language,
    owner,
    theme,
    navigation = [],
    footer = {},
    notifications,
    labels,
    prefix,
    url,
    absent,
    analytics = {},
  } = site;
  const { print, ...rest } = footer;
  return {
    language,
    direction: directionOf(language),
    name: owner.name,
    mode: theme?.mode ?? 'system',
    ...(theme?.switch === false && { isFixed: true }),
    navigation,
    breakpoint: breakpointOf(owner.name, navigation, (site.languages?.length ?? 0) > 1),
    footer: { ...rest, ...(print && { print: hasCv(site) ? { href: cvPath } : (true as const) }) },
    notifications: { visible: 3, duration: 4000, width: 356, gap: 14, ...notifications },
    labels: { ...labelsOf(labels), ...(prefix && { files: baseOf(url) }) },
    ...(Object.keys(analytics).length > 0 &&
      url !== undefined && { analytics: { ...analytics, home: absoluteUrlOf('/', url) } }),
    ...languageLinks(site, labels.language, absent),
  };
}

/*
 * The labels that every page needs. The labels of forms and of enlarged pictures are in the blocks that need them, and
 * compiled labels are in texts.
 */
const labelsOf = (labels: ResolvedSite['labels']) =>
  // Object.fromEntries loses the types of the keys.
  Object.fromEntries(Object.entries(labels).filter(([name]) => !elsewhere.has(name))) as Labels;

const elsewhere: ReadonlySet<string> = new Set([...sendingLabels, ...pictureLabels, ...compiledLabels]);

/** Returns the index of the block whose heading is the h1 of its page; null if no block has it. */
export function mainHeading(registry: BlockRegistry, blocks: readonly AnyResolved[]): number | null {
  const named = blocks.findIndex((block) => registry.definitionOf(block).namesPage);
  if (named >= 0) return named;
  const [first] = blocks;
  return first && 'heading' in first && first.heading !== undefined ? 0 : null;
}
