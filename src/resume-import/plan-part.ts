import type { Block, BlockOf } from '../../schema/block.ts';
import type { Page, Site } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import { anchorsOf } from '../core/resolve/sections.ts';
import type { Change } from '../core/source/changes/change.ts';
import { compareDates } from '../core/text/dates.ts';
import { startOf } from './compare-times.ts';
import { fillGaps } from './fill-gaps.ts';
import { groupByCategory, maxItemsOf } from './group-by-category.ts';
import type { UnknownRecord } from './keep-unmapped.ts';
import { matchEntries } from './match-entries.ts';
import { createBlock, isHome, limitOf, parts, type ResumePart } from './parts.ts';

type ListPath = (string | number)[];

/** The changes for a part, the number of added entries, and the added block, if any. */
interface PartPlan {
  changes: Change[];
  added: number;
  /** The number of entries above the limit. */
  surplus: number;
  block?: { id: string; at: ListPath };
}

/**
 * Adds new entries of a part to the block that has such entries, or to a new block. Fills the gaps of existing entries.
 */
export function planPart(registry: BlockRegistry, site: Site, part: ResumePart, entries: UnknownRecord[]): PartPlan {
  const existingLists = findLists(site, part);
  const existing = existingLists.flatMap(({ at, steps, list }) =>
    list.map((entry, index) => ({ entry, at: [...at, ...steps, index] })),
  );
  const all = [...existing.map(({ entry }) => entry), ...badgesAsEntries(site, part)];
  const matches = matchEntries(part.identity, all, entries);
  const filledEntries = new Map<UnknownRecord, UnknownRecord>();
  const gapChanges = matches.flatMap((match, index) => {
    // Badges aren't changed.
    const same = typeof match === 'object' ? existing[match.place] : undefined;
    if (!same) return [];
    filledEntries.set(same.entry, { ...entries[index], ...same.entry });
    // Each match belongs to an entry.
    return fillGaps(same.entry, entries[index] as UnknownRecord, same.at);
  });
  const after = existingLists.map((place) => ({
    ...place,
    list: place.list.map((entry) => filledEntries.get(entry) ?? entry),
  }));
  const newEntries = entries.filter((_, index) => matches[index] === 'new');
  const { changes, ...plan } = planNewEntries(registry, site, part, newEntries, after);
  // Gaps are filled first, because insertions move other entries.
  return { ...plan, changes: [...gapChanges, ...changes] };
}

function planNewEntries(
  registry: BlockRegistry,
  site: Site,
  part: ResumePart,
  newEntries: UnknownRecord[],
  existingLists: ExistingList[],
): PartPlan {
  if (newEntries.length === 0) return { changes: [], added: 0, surplus: 0 };
  const place = existingLists.find(({ isShown }) => isShown) ?? existingLists[0];
  if (place) return planList(registry, place, part, newEntries);
  return part.id === 'about'
    ? (planFact(registry, site, newEntries) ?? planBlock(registry, site, part, newEntries))
    : planBlock(registry, site, part, newEntries);
}

/* Adds the languages as a fact to a card grid with facts. */
function planFact(registry: BlockRegistry, { pages }: Site, languages: UnknownRecord[]): PartPlan | undefined {
  for (const [index, page] of pages.entries())
    for (const [position, block] of page.blocks.entries()) {
      if (
        block.type !== 'card-grid' ||
        !block.facts ||
        block.facts.length >= maxItemsOf(registry, 'facts') ||
        !isShown(page, block)
      )
        continue;
      const at = ['pages', index, 'blocks', position, 'facts'];
      const value = { label: 'Languages', languages };
      return { changes: [{ kind: 'append', at, value }], added: languages.length, surplus: 0 };
    }
  return undefined;
}

const isShown = (page: Site['pages'][number], block: Block): boolean =>
  !page.hidden && !block.hidden && !('for' in block);

interface ExistingList {
  block: Block;
  /** The path to the block, and from there to the list. */
  at: ListPath;
  steps: ListPath;
  list: UnknownRecord[];
  isShown: boolean;
}

function findLists({ pages }: Site, part: ResumePart): ExistingList[] {
  return pages.flatMap((page, index) =>
    page.blocks.flatMap((block, position) => {
      const at = ['pages', index, 'blocks', position];
      return part.lists(block).map((steps) => ({
        block,
        at,
        steps,
        list: valueAt(block, steps) as UnknownRecord[],
        isShown: isShown(page, block),
      }));
    }),
  );
}

const valueAt = (value: unknown, steps: ListPath): unknown =>
  steps.reduce((here, step) => (here as UnknownRecord)[step], value);

/* Badges also count as certificates. */
const badgesAsEntries = ({ pages }: Site, part: ResumePart): UnknownRecord[] =>
  part.id === 'certificates'
    ? pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.type === 'skill-group'
            ? (block.badges?.items ?? []).map(({ name, issuer }) => ({ title: name, issuer }))
            : [],
        ),
      )
    : [];

function planList(
  registry: BlockRegistry,
  { block, at, steps, list }: ExistingList,
  part: ResumePart,
  newEntries: UnknownRecord[],
): PartPlan {
  const room = Math.max(0, limitOf(registry, part) - list.length);
  const added = newEntries.slice(0, room);
  const listAt = [...at, ...steps];
  const { changes, entries } = withCategoryKeys(registry, block, at, added);
  return {
    changes: [
      ...changes,
      ...(block.type === 'timeline'
        ? insertByDate(list, entries, listAt)
        : entries.map((value) => ({ kind: 'append' as const, at: listAt, value }))),
    ],
    added: added.length,
    surplus: newEntries.length - added.length,
  };
}

/* In a block without categories, a category would add a badge to every card. */
function withCategoryKeys(
  registry: BlockRegistry,
  block: Block,
  at: ListPath,
  entries: UnknownRecord[],
): { changes: Change[]; entries: UnknownRecord[] } {
  if (block.type !== 'card-grid') return { changes: [], entries };
  const existing: NonNullable<BlockOf<'card-grid'>['categories']> = block.categories ?? [];
  if (existing.length === 0) return { changes: [], entries: entries.map(({ category: _, ...card }) => card) };
  const { categories = [], cards } = groupByCategory(registry, entries, existing);
  const changes = categories
    .slice(existing.length)
    .map((value): Change => ({ kind: 'append', at: [...at, 'categories'], value }));
  return { changes, entries: cards };
}

/* Inserts entries by date, the latest first. */
function insertByDate(list: UnknownRecord[], entries: UnknownRecord[], steps: ListPath): Change[] {
  const starts = list.map(startOf);
  return entries.map((value): Change => {
    const start = startOf(value);
    const place = start === '' ? -1 : starts.findIndex((each) => each !== '' && compareDates(each, start) < 0);
    if (place < 0) {
      starts.push(start);
      return { kind: 'append', at: steps, value };
    }
    starts.splice(place, 0, start);
    return { kind: 'insert', at: [...steps, place], value };
  });
}

/* Adds a block to the home page, before the blocks that usually follow it. */
function planBlock(registry: BlockRegistry, { pages }: Site, part: ResumePart, newEntries: UnknownRecord[]): PartPlan {
  const index = pages.findIndex(isHome);
  // A site without errors has a home page.
  const page = pages[index] as Page;
  const taken = [...anchorsOf(registry, page, {}), ...page.blocks.map(({ id }) => id)];
  let id = part.id;
  for (let number = 2; taken.includes(id); number++) id = `${part.id}-${number}`;
  const value = createBlock(registry, part, newEntries.slice(0, limitOf(registry, part)), id);
  const position = page.blocks.findIndex((block) => rankOf(block) > parts.indexOf(part));
  const at: ListPath = ['pages', index, 'blocks'];
  const change: Change =
    position < 0 ? { kind: 'append', at, value } : { kind: 'insert', at: [...at, position], value };
  const added = Math.min(newEntries.length, limitOf(registry, part));
  return { changes: [change], added, surplus: newEntries.length - added, block: { id, at } };
}

/* Returns the position of a block among the parts: -1 for other blocks; forms and legal texts come last. */
function rankOf(block: Block): number {
  if (block.type === 'form' || block.type === 'legal-text') return parts.length;
  return parts.findIndex((part) => part.lists(block).length > 0);
}
