import type { Block, BlockOf } from '../../schema/block.ts';
import type { Page, Site } from '../../schema/site.ts';
import { schemaOf } from '../blocks/schema-of.ts';
import { anchorsOf } from '../core/resolve/sections.ts';
import type { Change } from '../core/source/changes/change.ts';
import { compareDates } from '../core/text/dates.ts';
import { fillGaps } from './fill-gaps.ts';
import { groupByCategory } from './group-by-category.ts';
import type { UnknownRecord } from './keep-unmapped.ts';
import { matchEntries } from './match-entries.ts';
import { blockOf, isHome, type Part, parts } from './parts.ts';
import { startOf } from './same-time.ts';

type Way = (string | number)[];

/** What is to be done for a part: the changes, how many entries they add, and the id of a block that they add. */
export interface PartPlan {
  changes: Change[];
  added: number;
  /** How many there is no room for. */
  surplus: number;
  block?: { id: string; at: Way };
}

/**
 * Adds the entries of a part that a site does not have yet: to the block that has such entries, or as one more block. Those
 * that it has get what they do not say.
 */
export function planPart(site: Site, part: Part, entries: UnknownRecord[]): PartPlan {
  const places = placesOf(site, part);
  const known = places.flatMap(({ at, way, list }) =>
    list.map((entry, index) => ({ entry, at: [...at, ...way, index] })),
  );
  const all = [...known.map(({ entry }) => entry), ...badgesFor(site, part)];
  const matches = matchEntries(part.identity, all, entries);
  const filled = new Map<UnknownRecord, UnknownRecord>();
  const fills = matches.flatMap((match, index) => {
    // A badge stays as it is.
    const same = typeof match === 'object' ? known[match.place] : undefined;
    if (!same) return [];
    filled.set(same.entry, { ...entries[index], ...same.entry });
    return fillGaps(same.entry, entries[index] as UnknownRecord, same.at);
  });
  const after = places.map((place) => ({ ...place, list: place.list.map((entry) => filled.get(entry) ?? entry) }));
  const news = entries.filter((_, index) => matches[index] === 'new');
  const { changes, ...plan } = planNews(site, part, news, after);
  // What is filled must come first: what is added moves other entries.
  return { ...plan, changes: [...fills, ...changes] };
}

function planNews(site: Site, part: Part, news: UnknownRecord[], places: Place[]): PartPlan {
  if (news.length === 0) return { changes: [], added: 0, surplus: 0 };
  const place = places.find(({ isShown }) => isShown) ?? places[0];
  if (place) return planList(place, part, news);
  return part.id === 'about' ? (planFact(site, news) ?? planBlock(site, part, news)) : planBlock(site, part, news);
}

/* Languages are one more fact where there are others. */
function planFact({ pages }: Site, languages: UnknownRecord[]): PartPlan | undefined {
  for (const [index, page] of pages.entries())
    for (const [position, block] of page.blocks.entries()) {
      if (block.type !== 'card-grid' || !block.facts || block.facts.length >= mostFacts || !isShown(page, block))
        continue;
      const at = ['pages', index, 'blocks', position, 'facts'];
      const value = { label: 'Languages', languages };
      return { changes: [{ kind: 'append', at, value }], added: languages.length, surplus: 0 };
    }
  return undefined;
}

const { maxItems: mostFacts } = schemaOf('card-grid').properties.facts;

const isShown = (page: Site['pages'][number], block: Block): boolean =>
  !page.hidden && !block.hidden && !('for' in block);

interface Place {
  block: Block;
  /** The steps to the block, and to the list in it. */
  at: Way;
  way: Way;
  list: UnknownRecord[];
  isShown: boolean;
}

function placesOf({ pages }: Site, part: Part): Place[] {
  return pages.flatMap((page, index) =>
    page.blocks.flatMap((block, position) => {
      const at = ['pages', index, 'blocks', position];
      return part.lists(block).map((way) => ({
        block,
        at,
        way,
        list: valueAt(block, way) as UnknownRecord[],
        isShown: isShown(page, block),
      }));
    }),
  );
}

const valueAt = (value: unknown, way: Way): unknown => way.reduce((here, step) => (here as UnknownRecord)[step], value);

/* Badges are certificates too. */
const badgesFor = ({ pages }: Site, part: Part): UnknownRecord[] =>
  part.id === 'certificates'
    ? pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.type === 'skill-group'
            ? (block.badges?.items ?? []).map(({ name, issuer }) => ({ title: name, issuer }))
            : [],
        ),
      )
    : [];

function planList({ block, at, way, list }: Place, part: Part, news: UnknownRecord[]): PartPlan {
  const room = Math.max(0, part.most - list.length);
  const kept = news.slice(0, room);
  const steps = [...at, ...way];
  const { changes, entries } = keyed(block, at, kept);
  return {
    changes: [
      ...changes,
      ...(block.type === 'timeline'
        ? inOrder(list, entries, steps)
        : entries.map((value) => ({ kind: 'append' as const, at: steps, value }))),
    ],
    added: kept.length,
    surplus: news.length - kept.length,
  };
}

/* The cards of a block without categories stay without: with one, all others would get a badge that nobody asked for. */
function keyed(block: Block, at: Way, entries: UnknownRecord[]): { changes: Change[]; entries: UnknownRecord[] } {
  if (block.type !== 'card-grid') return { changes: [], entries };
  const known: NonNullable<BlockOf<'card-grid'>['categories']> = block.categories ?? [];
  if (known.length === 0) return { changes: [], entries: entries.map(({ category: _, ...card }) => card) };
  const { categories = [], cards } = groupByCategory(entries, known);
  const changes = categories
    .slice(known.length)
    .map((value): Change => ({ kind: 'append', at: [...at, 'categories'], value }));
  return { changes, entries: cards };
}

/* The latest first: before the first entry that began earlier. */
function inOrder(list: UnknownRecord[], entries: UnknownRecord[], steps: Way): Change[] {
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

/* One more block on the home page, before what a person would put after it. */
function planBlock({ pages }: Site, part: Part, news: UnknownRecord[]): PartPlan {
  const index = pages.findIndex(isHome);
  // There is one: the site has no errors.
  const page = pages[index] as Page;
  const taken = [...anchorsOf(page, {}), ...page.blocks.map(({ id }) => id)];
  let id = part.id;
  for (let number = 2; taken.includes(id); number++) id = `${part.id}-${number}`;
  const value = blockOf(part, news.slice(0, part.most), id);
  const position = page.blocks.findIndex((block) => rankOf(block) > parts.indexOf(part));
  const at: Way = ['pages', index, 'blocks'];
  const change: Change =
    position < 0 ? { kind: 'append', at, value } : { kind: 'insert', at: [...at, position], value };
  const added = Math.min(news.length, part.most);
  return { changes: [change], added, surplus: news.length - added, block: { id, at } };
}

/* Where a block stands among the parts; what is none of them stays where it is, and forms and legal texts come last. */
function rankOf(block: Block): number {
  if (block.type === 'form' || block.type === 'legal-text') return parts.length;
  return parts.findIndex((part) => part.lists(block).length > 0);
}
