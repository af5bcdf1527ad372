import type { Page, Site } from '../../../../schema/site.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { entriesOf, isSeenBy } from '../../resolve/visibility.ts';
import { isOfRecord } from './sections.ts';

/** How many entries a CV has room for: more would be hundreds of sheets, which no phone lays out. */
export const mostOfCv = 1000;

interface RecordPages {
  /** The pages of the site without those whose record is left out. */
  pages: Page[];
  /** The place of the first of those; undefined where there is none. */
  leftOut: number | undefined;
}

/** The pages whose record the CV has room for: those that come first in the site file, and one at least. */
export function recordPages(registry: BlockRegistry, { pages }: Pick<Site, 'pages'>): RecordPages {
  let room = mostOfCv;
  const leftOut = pages.findIndex((page, index) => {
    const entries = entriesOn(registry, page);
    room -= entries;
    return room < 0 && entries > 0 && index > 0;
  });
  return leftOut < 0
    ? { pages, leftOut: undefined }
    : { pages: pages.filter((page, index) => index < leftOut || isPost(page)), leftOut };
}

/** A post is read as a post. */
export const isPost = ({ date }: Pick<Page, 'date'>): boolean => date !== undefined;

const entriesOn = (registry: BlockRegistry, page: Page): number =>
  isPost(page) || !isSeenBy(registry, 'cv', page)
    ? 0
    : page.blocks.reduce(
        (sum, block) =>
          sum + (isOfRecord(registry, block) && isSeenBy(registry, 'cv', block) ? entriesOf(registry, block) : 0),
        0,
      );
