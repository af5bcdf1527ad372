import type { AllLabels, AnyResolved, ListedPage, PagesBeside, Resolved } from '../../../../schema/resolved.ts';
import type { RichPage } from '../../../../schema/site.ts';
import { fillLabel } from '../../../shared/fill-label.ts';
import { concatTexts, withLanguageOnly } from '../../../shared/rich-text.ts';
import { readingTime } from '../../article/blocks-to-article.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { withVisibleCharacters } from '../../text/bidi.ts';
import { formatDate } from '../../text/dates-and-periods.ts';
import { inSiteDigits, type Writing } from '../../text/digits.ts';
import type { DetailPage, PageMetadata, ResolvedPage, ResolvedSite } from '../resolved-site.ts';
import { detailPages, displayName, pageName } from './detail-pages.ts';
import { latestFirst, listedPages, listPagePath, pageSize, paginatedListIndex } from './listed-pages.ts';

/* The site data that connected pages need. */
interface SiteContext {
  /** The pages with placeholders filled in, in the order of the resolved pages. */
  filled: RichPage[];
  labels: AllLabels;
  language: string;
  digits?: Writing['digits'];
}

/**
 * Adds the data to pages that depends on other pages: the entries of page lists, the further pages of paginated lists,
 * and the back, previous and next links of posts and detail pages. Also returns the metadata of posts and detail pages,
 * if there are any.
 */
export function connectPages(
  registry: BlockRegistry,
  pages: ResolvedPage[],
  context: SiteContext,
): Pick<ResolvedSite, 'pages' | 'metadata'> {
  const { filled } = context;
  const details = detailPages(registry, filled);
  const posts = latestFirst(filled.filter(({ date }) => date !== undefined));
  const hasLists = filled.some(({ blocks }) => blocks.some(({ type }) => type === 'page-list'));
  // Most sites have no posts, page lists or detail pages.
  if (details.size === 0 && posts.length === 0 && !hasLists) return { pages };

  const resolved = new Map(pages.map((page) => [page.path, page]));
  const toListed = createListing(registry, resolved, context);
  const postLinks = siblingLinksOfPosts(registry, posts, context);
  const connected = pages.map((page, index): ResolvedPage[] => {
    // Both lists have the same pages, and a page with lists becomes at least one page.
    const written = filled[index] as RichPage;
    const [first, ...furtherPages] = withLists(registry, page, written, context, toListed);
    const detail = details.get(page.path);
    const siblings = detail ? siblingLinksOf(detail, context) : postLinks.get(page.path);
    const article = withByline(registry, first as ResolvedPage, written, siblings, context);
    const shown: ResolvedPage = siblings
      ? { ...article, blocks: [...article.blocks, { type: 'page-list', years: [], beside: siblings }] }
      : article;
    const image = written.image ?? detail?.picture ?? pictureOf(written);
    return [{ ...shown, ...(image && (detail || written.date !== undefined) && { image }) }, ...furtherPages];
  });
  const metadata = filled.flatMap((page) => metadataOf(registry, page, details.get(page.path)) ?? []);
  return { pages: connected.flat(), ...(metadata.length > 0 && { metadata }) };
}

/* The picture of the article hero of a page. */
const pictureOf = ({ blocks }: RichPage) =>
  blocks.flatMap((block) => (block.type === 'hero' && block.kind === 'article' && block.picture) || [])[0];

function metadataOf(registry: BlockRegistry, page: RichPage, detail: DetailPage | undefined): PageMetadata | undefined {
  const { path, date, updated, tags, image, description } = page;
  if (!detail && date === undefined) return undefined;
  const summary = page.summary ?? description;
  const picture = image ?? detail?.picture ?? pictureOf(page);
  return {
    path,
    name: pageName(registry, page),
    ...(summary !== undefined && { summary: withVisibleCharacters(summary) }),
    ...(date !== undefined && { date }),
    ...(updated !== undefined && { updated }),
    ...(tags && { tags }),
    ...(picture && { picture }),
    ...(detail?.card && { card: detail.card }),
    ...(detail?.publication && { publication: detail.publication }),
  };
}

type ToListed = (page: RichPage) => ListedPage;

/* Returns a function that converts a page to an entry of a page list, with a cache that all lists share. */
function createListing(registry: BlockRegistry, resolved: Map<string, ResolvedPage>, context: SiteContext): ToListed {
  const { labels } = context;
  const cache = new Map<string, ListedPage>();
  return (page) => {
    const { path, date, draft, tags = [] } = page;
    const summary = page.summary ?? page.description;
    const entry: ListedPage = cache.get(path) ?? {
      title: displayName(registry, page),
      href: path,
      ...(date !== undefined && { date: formatDate(date, context) }),
      ...(summary !== undefined && { summary }),
      details: [
        ...(draft ? [labels.draft] : []),
        // There is a resolved page for each written page.
        fillLabel(labels.readingTime, {
          minutes: readingTime(registry, (resolved.get(path) as ResolvedPage).blocks, context),
        }),
      ],
      ...(tags.length > 0 && { tags }),
    };
    cache.set(path, entry);
    return entry;
  };
}

/* Returns a page with the entries of its lists, followed by the further pages of its paginated list. */
function withLists(
  registry: BlockRegistry,
  page: ResolvedPage,
  written: RichPage,
  { filled, labels, ...site }: SiteContext,
  toListed: ToListed,
): ResolvedPage[] {
  const paginated = paginatedListIndex(registry, written);
  const furtherPages: ResolvedPage[] = [];
  const blocks = page.blocks.map((block, index): AnyResolved => {
    const list = written.blocks[index];
    if (block.type !== 'page-list' || list?.type !== 'page-list') return block;
    const all = listedPages(registry, list, filled);
    if (all.length === 0) return { ...block, empty: labels.noPages };
    if (index !== paginated || all.length <= pageSize) return { ...block, years: groupByYear(all, toListed, site) };
    const count = Math.ceil(all.length / pageSize);
    const listPage = (number: number): Resolved<'page-list'> => ({
      ...block,
      years: groupByYear(all.slice((number - 1) * pageSize, number * pageSize), toListed, site),
      pager: {
        words: fillLabel(labels.pageOf, { page: number, pages: count }),
        ...(number > 1 && { newer: { label: labels.newer, href: listPagePath(page.path, number - 1) } }),
        ...(number < count && { older: { label: labels.older, href: listPagePath(page.path, number + 1) } }),
      },
    });
    for (let number = 2; number <= count; number++) {
      const { intro: _, ...rest } = listPage(number);
      const { summary: __, date: ___, ...head } = page;
      const description = page.description ?? page.summary;
      furtherPages.push({
        ...head,
        path: listPagePath(page.path, number),
        title: concatTexts([page.title, ` – ${rest.pager?.words}`]),
        ...(description !== undefined && { description: concatTexts([description, ` – ${rest.pager?.words}`]) }),
        blocks: [rest],
      });
    }
    return listPage(1);
  });
  return [{ ...page, blocks }, ...furtherPages];
}

/* Groups consecutive pages of the same year. */
function groupByYear(pages: RichPage[], toListed: ToListed, site: Writing): Resolved<'page-list'>['years'] {
  const years: Resolved<'page-list'>['years'] = [];
  for (const page of pages) {
    const year = page.date && inSiteDigits(page.date.slice(0, 4), site);
    const last = years.at(-1);
    if (last && last.year === year) last.pages.push(toListed(page));
    else years.push({ ...(year !== undefined && { year }), pages: [toListed(page)] });
  }
  return years;
}

const siblingLinksOf = ({ back, next }: DetailPage, { labels }: SiteContext): PagesBeside => ({
  label: labels.beside,
  back,
  ...(next && { next: { words: labels.next, title: next.label, href: next.href } }),
});

/*
 * Returns the links of each post to its siblings, by path. Siblings are the posts of the first paginated list that
 * contains the post, or else all posts.
 */
function siblingLinksOfPosts(
  registry: BlockRegistry,
  posts: RichPage[],
  { filled, labels }: SiteContext,
): Map<string, PagesBeside> {
  const links = new Map<string, PagesBeside>();
  const addLinks = (pages: RichPage[], back?: PagesBeside['back']) => {
    for (const [index, { path, date }] of pages.entries()) {
      if (date === undefined || links.has(path)) continue;
      const [newer, older] = [pages[index - 1], pages[index + 1]];
      if (!back && !newer && !older) continue;
      links.set(path, {
        label: labels.beside,
        ...(back && { back }),
        ...(older && { previous: { words: labels.previous, title: displayName(registry, older), href: older.path } }),
        ...(newer && { next: { words: labels.next, title: displayName(registry, newer), href: newer.path } }),
      });
    }
  };
  for (const page of filled) {
    const block = page.blocks[paginatedListIndex(registry, page)];
    if (block?.type !== 'page-list') continue;
    addLinks(listedPages(registry, block, filled), {
      label: block.heading === undefined ? displayName(registry, page) : withLanguageOnly(block.heading),
      href: page.path,
    });
  }
  addLinks(posts);
  return links;
}

/* Adds the date, the reading time, the tags and the back link to the article hero of a page. */
function withByline(
  registry: BlockRegistry,
  page: ResolvedPage,
  written: RichPage,
  siblings: PagesBeside | undefined,
  context: SiteContext,
): ResolvedPage {
  const { labels } = context;
  const index = written.blocks.findIndex((block) => block.type === 'hero' && block.kind === 'article');
  const [block, hero] = [page.blocks[index], written.blocks[index]];
  if (block?.type !== 'hero' || hero?.type !== 'hero') return page;
  const { date, updated, tags = [], draft } = written;
  const isPost = date !== undefined;
  const byline = [
    ...(draft ? [labels.draft] : []),
    ...(isPost && hero.date === undefined ? [formatDate(date, context)] : []),
    ...(block.byline ?? []),
    ...(updated === undefined ? [] : [fillLabel(labels.updatedOn, { date: formatDate(updated, context) })]),
    ...(isPost ? [fillLabel(labels.readingTime, { minutes: readingTime(registry, page.blocks, context) })] : []),
  ];
  const article: Resolved<'hero'> = {
    ...block,
    ...(byline.length > 0 && { byline }),
    ...(tags.length > 0 && { tags }),
    ...(siblings?.back && { back: siblings.back }),
  };
  return { ...page, blocks: page.blocks.with(index, article) };
}
