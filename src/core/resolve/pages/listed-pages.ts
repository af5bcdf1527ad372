import type { RichBlockOf } from '../../../../schema/block.ts';
import type { RichPage } from '../../../../schema/site.ts';
import { plainText } from '../../../shared/rich-text.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { isOnWeb } from '../visibility.ts';

type List = RichBlockOf<'page-list'>;
type Listed = Pick<RichPage, 'date' | 'tags' | 'path' | 'hidden'>;

/** So many pages stand on one part of a long list. */
export const perPart = 20;

/** The pages that a list has, the latest first; those without a date come last, as the file has them. */
export function listedPages<Each extends Listed>(
  registry: BlockRegistry,
  { tags, limit }: Pick<List, 'tags' | 'limit'>,
  pages: Each[],
): Each[] {
  const wanted = tags && new Set(tags.map((tag) => plainText(tag)));
  const isMeant = (page: Each) =>
    wanted ? page.tags?.some((tag) => wanted.has(plainText(tag))) : page.date !== undefined;
  return latestFirst(pages.filter((page) => isOnWeb(registry, page) && isMeant(page))).slice(0, limit);
}

/** Pages by their dates, the latest first. A month comes after its days, and a year after its months. */
export const latestFirst = <Each extends Listed>(pages: Each[]): Each[] =>
  pages.toSorted(({ date: one = '' }, { date: other = '' }) => (one === other ? 0 : one < other ? 1 : -1));

/** The place of the list on a page that goes on at addresses of its own where it is long; -1 where there is none. */
export const goingOn = (registry: BlockRegistry, { blocks }: Pick<RichPage, 'blocks'>): number =>
  blocks.findIndex((block) => block.type === 'page-list' && block.limit === undefined && isOnWeb(registry, block));

/** The address of a part of a list; the first is the page itself. */
export const partPath = (path: string, part: number): string =>
  part === 1 ? path : `${path === '/' ? '' : path}/${part}`;

/** The addresses at which the list of a page goes on, behind its own. */
export function furtherPaths(registry: BlockRegistry, page: RichPage, pages: RichPage[]): string[] {
  const block = page.blocks[goingOn(registry, page)];
  if (block?.type !== 'page-list') return [];
  const parts = Math.ceil(listedPages(registry, block, pages).length / perPart);
  return Array.from({ length: Math.max(0, parts - 1) }, (_, index) => partPath(page.path, index + 2));
}
