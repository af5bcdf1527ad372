import type { RichPage } from '../../../../schema/site.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { entriesOf, isVisibleTo } from '../../resolve/visibility.ts';

/** The maximum number of entries on a CV. More would fill hundreds of sheets, which phones can't lay out. */
export const maxCvEntries = 1000;

/**
 * Returns the pages whose entries fit on the CV: the first ones in the site file, and at least one. Also returns the
 * index of the first omitted page; undefined if there is none.
 */
export function recordPages<Any extends RichPage>(registry: BlockRegistry, { pages }: { pages: Any[] }) {
  let remaining = maxCvEntries;
  const firstOmitted = pages.findIndex((page, index) => {
    const entries = entriesOn(registry, page);
    remaining -= entries;
    return remaining < 0 && entries > 0 && index > 0;
  });
  return firstOmitted < 0
    ? { pages, firstOmitted: undefined }
    : { pages: pages.filter((page, index) => index < firstOmitted || isPost(page)), firstOmitted };
}

/** Whether a page is a post. Posts aren't part of the record. */
export const isPost = ({ date }: Pick<RichPage, 'date'>): boolean => date !== undefined;

const entriesOn = (registry: BlockRegistry, page: RichPage): number =>
  isPost(page) || !isVisibleTo(registry, 'cv', page)
    ? 0
    : page.blocks.reduce(
        (sum, block) =>
          sum + (isOnCv(registry, block) && isVisibleTo(registry, 'cv', block) ? entriesOf(registry, block) : 0),
        0,
      );

/* Whether a block is part of the record: only then can it be in variants of the CV. */
const isOnCv = (registry: BlockRegistry, block: RichPage['blocks'][number]): boolean =>
  'in' in registry.definitionOf(block).schema.properties;
