import type { AllLabels, AnyResolved, ListedPage, PagesBeside, Resolved } from '../../../../schema/resolved.ts';
import type { RichPage } from '../../../../schema/site.ts';
import { fillLabel } from '../../../shared/fill-label.ts';
import { concatTexts, withLanguageOnly } from '../../../shared/rich-text.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { formatDate } from '../../text/dates.ts';
import { inSiteDigits, type Writing } from '../../text/digits.ts';
import { withVisibleCharacters } from '../../text/isolate.ts';
import type { ResolvedPage } from '../resolved-site.ts';
import type { About } from './about.ts';
import type { DetailPage } from './detail-page.ts';
import { detailPages } from './detail-pages.ts';
import { goingOn, latestFirst, listedPages, partPath, perPart } from './listed-pages.ts';
import { pageName, shownName } from './page-name.ts';
import { readingTime } from './reading-time.ts';

/** What has to be known of a site to connect its pages. `filled` are the pages with their texts filled in. */
interface Around {
  filled: RichPage[];
  labels: AllLabels;
  language: string;
  digits?: Writing['digits'];
}

interface Connected {
  pages: ResolvedPage[];
  /** What is said of posts, and of pages that tell of one thing; absent where there are none. */
  about?: About[];
}

/**
 * Puts into pages what only all of them together know: what lists of pages have, the parts of long lists as pages of their
 * own, and from a post or a page that tells of one thing the ways to where it is listed and to its neighbours there.
 */
export function connectPages(registry: BlockRegistry, pages: ResolvedPage[], around: Around): Connected {
  const { filled } = around;
  const told = detailPages(registry, filled);
  const posts = latestFirst(filled.filter(({ date }) => date !== undefined));
  const hasLists = filled.some(({ blocks }) => blocks.some(({ type }) => type === 'page-list'));
  // Most sites have nothing of the kind.
  if (told.size === 0 && posts.length === 0 && !hasLists) return { pages };

  const resolved = new Map(pages.map((page) => [page.path, page]));
  const listed = listing(registry, resolved, around);
  const places = placesOf(registry, posts, around);
  const connected = pages.map((page, index): ResolvedPage[] => {
    const written = filled[index] as RichPage;
    const lists = withLists(registry, page, written, around, listed);
    const [first, ...parts] = lists;
    const teller = told.get(page.path);
    const beside = teller ? besideTold(teller, around) : places.get(page.path);
    const article = withByline(registry, first as ResolvedPage, written, beside, around);
    const shown: ResolvedPage = beside
      ? { ...article, blocks: [...article.blocks, { type: 'page-list', years: [], beside }] }
      : article;
    const image = written.image ?? teller?.picture ?? pictureOf(written);
    return [{ ...shown, ...(image && (teller || written.date !== undefined) && { image }) }, ...parts];
  });
  const about = filled.flatMap((page) => aboutOf(registry, page, told.get(page.path)) ?? []);
  return { pages: connected.flat(), ...(about.length > 0 && { about }) };
}

/* The picture of the article that a page has. */
const pictureOf = ({ blocks }: RichPage) =>
  blocks.flatMap((block) => (block.type === 'hero' && block.kind === 'article' && block.picture) || [])[0];

function aboutOf(registry: BlockRegistry, page: RichPage, told: DetailPage | undefined): About | undefined {
  const { path, date, updated, tags, image, description } = page;
  if (!told && date === undefined) return undefined;
  const summary = page.summary ?? description;
  const picture = image ?? told?.picture ?? pictureOf(page);
  return {
    path,
    name: pageName(registry, page),
    ...(summary !== undefined && { summary: withVisibleCharacters(summary) }),
    ...(date !== undefined && { date }),
    ...(updated !== undefined && { updated }),
    ...(tags && { tags }),
    ...(picture && { picture }),
    ...(told?.card && { card: told.card }),
    ...(told?.publication && { publication: told.publication }),
  };
}

type Listing = (page: RichPage) => ListedPage;

/* Makes what a list says of a page, once for all lists. */
function listing(registry: BlockRegistry, resolved: Map<string, ResolvedPage>, { labels, ...site }: Around): Listing {
  const known = new Map<string, ListedPage>();
  return (page) => {
    const { path, date, draft, tags = [] } = page;
    const summary = page.summary ?? page.description;
    const made: ListedPage = known.get(path) ?? {
      title: shownName(registry, page),
      href: path,
      ...(date !== undefined && { date: formatDate(date, site) }),
      ...(summary !== undefined && { summary }),
      details: [
        ...(draft ? [labels.draft] : []),
        // Every page that is written is resolved too.
        fillLabel(labels.readingTime, { minutes: readingTime(registry, (resolved.get(path) as ResolvedPage).blocks) }),
      ],
      ...(tags.length > 0 && { tags }),
    };
    known.set(path, made);
    return made;
  };
}

/* A page with what its lists have, and the further parts of the one that goes on. */
function withLists(
  registry: BlockRegistry,
  page: ResolvedPage,
  written: RichPage,
  { filled, labels, ...site }: Around,
  listed: Listing,
): ResolvedPage[] {
  const place = goingOn(registry, written);
  const further: ResolvedPage[] = [];
  const blocks = page.blocks.map((block, index): AnyResolved => {
    const list = written.blocks[index];
    if (block.type !== 'page-list' || list?.type !== 'page-list') return block;
    const all = listedPages(registry, list, filled);
    if (all.length === 0) return { ...block, empty: labels.noPages };
    if (index !== place || all.length <= perPart) return { ...block, years: byYear(all, listed, site) };
    const count = Math.ceil(all.length / perPart);
    const partOf = (part: number): Resolved<'page-list'> => ({
      ...block,
      years: byYear(all.slice((part - 1) * perPart, part * perPart), listed, site),
      pager: {
        words: fillLabel(labels.pageOf, { page: part, pages: count }),
        ...(part > 1 && { newer: { label: labels.newer, href: partPath(page.path, part - 1) } }),
        ...(part < count && { older: { label: labels.older, href: partPath(page.path, part + 1) } }),
      },
    });
    for (let part = 2; part <= count; part++) {
      const { intro: _, ...rest } = partOf(part);
      const { summary: __, date: ___, ...head } = page;
      const description = page.description ?? page.summary;
      further.push({
        ...head,
        path: partPath(page.path, part),
        title: concatTexts([page.title, ` – ${rest.pager?.words}`]),
        ...(description !== undefined && { description: concatTexts([description, ` – ${rest.pager?.words}`]) }),
        blocks: [rest],
      });
    }
    return partOf(1);
  });
  return [{ ...page, blocks }, ...further];
}

/* Pages by their years, in the order in which they are. */
function byYear(pages: RichPage[], listed: Listing, site: Writing): Resolved<'page-list'>['years'] {
  const years: Resolved<'page-list'>['years'] = [];
  for (const page of pages) {
    const year = page.date && inSiteDigits(page.date.slice(0, 4), site);
    const last = years.at(-1);
    if (last && last.year === year) last.pages.push(listed(page));
    else years.push({ ...(year !== undefined && { year }), pages: [listed(page)] });
  }
  return years;
}

const besideTold = ({ back, next }: DetailPage, { labels }: Around): PagesBeside => ({
  label: labels.beside,
  back,
  ...(next && { next: { words: labels.next, title: next.label, href: next.href } }),
});

/* Where each post stands: in the first list that goes on and has it, or among all posts. */
function placesOf(registry: BlockRegistry, posts: RichPage[], { filled, labels }: Around): Map<string, PagesBeside> {
  const places = new Map<string, PagesBeside>();
  const stand = (pages: RichPage[], back?: PagesBeside['back']) => {
    for (const [index, { path, date }] of pages.entries()) {
      if (date === undefined || places.has(path)) continue;
      const [newer, older] = [pages[index - 1], pages[index + 1]];
      if (!back && !newer && !older) continue;
      places.set(path, {
        label: labels.beside,
        ...(back && { back }),
        ...(older && { previous: { words: labels.previous, title: shownName(registry, older), href: older.path } }),
        ...(newer && { next: { words: labels.next, title: shownName(registry, newer), href: newer.path } }),
      });
    }
  };
  for (const page of filled) {
    const block = page.blocks[goingOn(registry, page)];
    if (block?.type !== 'page-list') continue;
    stand(listedPages(registry, block, filled), {
      label: block.heading === undefined ? shownName(registry, page) : withLanguageOnly(block.heading),
      href: page.path,
    });
  }
  stand(posts);
  return places;
}

/* An article says when it was written, how long it takes to read, what it is about, and where it is listed. */
function withByline(
  registry: BlockRegistry,
  page: ResolvedPage,
  written: RichPage,
  beside: PagesBeside | undefined,
  { labels, ...site }: Around,
): ResolvedPage {
  const place = written.blocks.findIndex((block) => block.type === 'hero' && block.kind === 'article');
  const [block, hero] = [page.blocks[place], written.blocks[place]];
  if (block?.type !== 'hero' || hero?.type !== 'hero') return page;
  const { date, updated, tags = [], draft } = written;
  const isPost = date !== undefined;
  const byline = [
    ...(draft ? [labels.draft] : []),
    ...(isPost && hero.date === undefined ? [formatDate(date, site)] : []),
    ...(block.byline ?? []),
    ...(updated === undefined ? [] : [fillLabel(labels.updatedOn, { date: formatDate(updated, site) })]),
    ...(isPost ? [fillLabel(labels.readingTime, { minutes: readingTime(registry, page.blocks) })] : []),
  ];
  const article: Resolved<'hero'> = {
    ...block,
    ...(byline.length > 0 && { byline }),
    ...(tags.length > 0 && { tags }),
    ...(beside?.back && { back: beside.back }),
  };
  return { ...page, blocks: page.blocks.with(place, article) };
}
