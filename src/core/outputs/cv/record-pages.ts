import type { Page, Site } from '../../../../schema/site.ts';
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
export function recordPages({ pages }: Pick<Site, 'pages'>): RecordPages {
  let room = mostOfCv;
  const leftOut = pages.findIndex((page, index) => {
    const entries = entriesOn(page);
    room -= entries;
    return room < 0 && entries > 0 && index > 0;
  });
  return leftOut < 0
    ? { pages, leftOut: undefined }
    : { pages: pages.filter((page, index) => index < leftOut || isPost(page)), leftOut };
}

/** A post is read as a post. */
export const isPost = ({ date }: Pick<Page, 'date'>): boolean => date !== undefined;

const entriesOn = (page: Page): number =>
  isPost(page) || !isSeenBy('cv', page)
    ? 0
    : page.blocks.reduce((sum, block) => sum + (isOfRecord(block) && isSeenBy('cv', block) ? entriesOf(block) : 0), 0);
