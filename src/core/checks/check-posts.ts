import type { BlockOf } from '../../../schema/block.ts';
import type { Page, Site } from '../../../schema/site.ts';
import type { CalendarDate } from '../../shared/time.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { fixToNearest } from '../diagnostics/did-you-mean.ts';
import { joinList } from '../diagnostics/wording.ts';
import { furtherListPaths } from '../resolve/pages/listed-pages.ts';
import { isScheduled } from '../resolve/pages/published.ts';
import { isReservedPath } from '../resolve/reserved-names.ts';
import { isOnWeb } from '../resolve/visibility.ts';
import { compareDates, startsAfter } from '../text/dates-and-periods.ts';
import { dayIn } from '../text/day-in-time-zone.ts';
import { checkDays } from './check-days-and-order.ts';
import { checkClash } from './files/reserved-files.ts';

/** Reports wrong dates of pages, wrong page lists, and paths that the further parts of long lists need. */
export function checkPosts({ pages, timeZone }: Site, host: CompilerHost): Problem[] {
  const today = host.now && dayIn(host.now, timeZone);
  const tags = knownTags(host.blocks, pages);
  const indexByPath = new Map(
    pages.flatMap((page, index) => (isOnWeb(host.blocks, page) ? [[page.path, index] as const] : [])),
  );
  return pages.flatMap((page, index) => {
    if (page.hidden) return [];
    const at = `/pages/${index}`;
    return [
      ...checkDatesOfPage(page, at, today),
      ...checkLists(host.blocks, page, at, tags),
      ...checkFurtherPaths(page, at, pages, indexByPath, host),
    ];
  });
}

interface KnownTags {
  all: Set<string>;
  /** The tags for a message. */
  list: string;
  /** How many tags were compared for suggestions. */
  compared: number;
}

/* The maximum number of tags to compare for suggestions. */
const maxCompared = 100_000;

function knownTags(registry: BlockRegistry, pages: Page[]): KnownTags {
  const all = new Set(pages.filter((page) => isOnWeb(registry, page)).flatMap((page) => page.tags ?? []));
  return { all, list: joinList([...all]) || 'none yet', compared: 0 };
}

function checkDatesOfPage(page: Page, at: string, today?: CalendarDate): Problem[] {
  const { date, updated } = page;
  const problems = checkDays({ date, updated }, at);
  if (problems.length > 0 || updated === undefined) return problems;
  if (date !== undefined && compareDates(updated, date) < 0)
    return [{ code: 'OF241', at: valueAt(`${at}/updated`), details: { date, updated } }];
  // A scheduled post may already have the dates of its day of publication.
  return today && startsAfter(updated, today) && !isScheduled(page, today)
    ? [{ code: 'OF270', at: valueAt(`${at}/updated`), details: { found: updated } }]
    : [];
}

function checkLists(registry: BlockRegistry, { blocks }: Page, at: string, known: KnownTags): Problem[] {
  const lists = blocks.flatMap((block, index) =>
    block.type === 'page-list' && isOnWeb(registry, block) ? [{ block, pointer: `${at}/blocks/${index}` }] : [],
  );
  const [, ...others] = lists.filter(({ block }) => block.limit === undefined);
  return [
    ...others.map(({ pointer }): Problem => ({ code: 'OF244', at: valueAt(`${pointer}/type`) })),
    ...lists.flatMap(({ block, pointer }) => checkTags(block, pointer, known)),
  ];
}

function checkTags({ tags = [] }: BlockOf<'page-list'>, pointer: string, known: KnownTags): Problem[] {
  return tags.flatMap((found, index): Problem[] => {
    if (known.all.has(found)) return [];
    const at = valueAt(`${pointer}/tags/${index}`);
    known.compared += known.all.size;
    const candidates = known.compared > maxCompared ? [] : known.all;
    return [{ code: 'OF245', at, details: { found, known: known.list }, ...fixToNearest(at, found, candidates) }];
  });
}

function checkFurtherPaths(
  page: Page,
  at: string,
  pages: Page[],
  indexByPath: Map<string, number>,
  host: CompilerHost,
): Problem[] {
  const paths = furtherListPaths(host.blocks, page, pages);
  // All parts of a list on "/assets" are reserved.
  const found = paths.find(isReservedPath);
  if (found !== undefined) return [{ code: 'OF342', at: valueAt(`${at}/path`), details: { found } }];
  return paths.flatMap((path) => {
    const other = indexByPath.get(path);
    if (other !== undefined)
      return [{ code: 'OF243', at: valueAt(`/pages/${other}/path`), details: { found: path, list: page.path } }];
    return checkClash({ path }, `${at}/path`, host);
  });
}
