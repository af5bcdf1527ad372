import type { RichBlockOf } from '../../../../schema/block.ts';
import type { RichPage } from '../../../../schema/site.ts';
import { plainText } from '../../../shared/rich-text.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { isOnWeb } from '../visibility.ts';

type List = RichBlockOf<'page-list'>;
type Listed = Pick<RichPage, 'date' | 'tags' | 'path' | 'hidden'>;

/** The number of entries on each page of a paginated list. */
export const pageSize = 20;

/** Returns the pages that a list contains, latest first. Pages without a date come last, in the order of the file. */
export function listedPages<Each extends Listed>(
  registry: BlockRegistry,
  { tags, limit }: Pick<List, 'tags' | 'limit'>,
  pages: Each[],
): Each[] {
  const wanted = tags && new Set(tags.map((tag) => plainText(tag)));
  const matches = (page: Each) =>
    wanted ? page.tags?.some((tag) => wanted.has(plainText(tag))) : page.date !== undefined;
  return latestFirst(pages.filter((page) => isOnWeb(registry, page) && matches(page))).slice(0, limit);
}

/** Sorts pages by date, latest first. A month sorts after its days, and a year after its months. */
export const latestFirst = <Each extends Listed>(pages: Each[]): Each[] =>
  pages.toSorted(({ date: one = '' }, { date: other = '' }) => (one === other ? 0 : one < other ? 1 : -1));

/** Returns the index of the paginated list in the blocks of a page, or -1. A list with a limit isn't paginated. */
export const paginatedListIndex = (registry: BlockRegistry, { blocks }: Pick<RichPage, 'blocks'>): number =>
  blocks.findIndex((block) => block.type === 'page-list' && block.limit === undefined && isOnWeb(registry, block));

/** Returns the path of a page of a paginated list, by its number from 1. The first is the page with the list. */
export const listPagePath = (path: string, number: number): string =>
  number === 1 ? path : `${path === '/' ? '' : path}/${number}`;

/** Returns the paths of the further pages of the paginated list on a page. */
export function furtherListPaths(registry: BlockRegistry, page: RichPage, pages: RichPage[]): string[] {
  const block = page.blocks[paginatedListIndex(registry, page)];
  if (block?.type !== 'page-list') return [];
  const count = Math.ceil(listedPages(registry, block, pages).length / pageSize);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => listPagePath(page.path, index + 2));
}
