import type { Page, RichSite } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isRich } from '../../shared/rich-text.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Audience, audienceOf, isKeptFor, type Kept, pointWords, type Viewer } from './audience.ts';
import { mapEntries, mapValues } from './map-values.ts';

/** Whether something that may be hidden, or kept for somewhere else, is seen there. */
export const isSeenBy = (registry: BlockRegistry, viewer: Viewer, part: Kept): boolean =>
  isKeptFor(viewer, part) && !isEmptied(registry, viewer, part);

/* A block says nothing when nothing is seen of what it lists. */
function isEmptied(registry: BlockRegistry, viewer: Viewer, part: Kept & Record<string, unknown>): boolean {
  // A course has a title, and words of its own for its type.
  const lists = ('title' in part ? [] : registry.listsOf(part))
    // Above projects, an introduction stands beside the heading; above other cards it says something by itself.
    .filter((name) => name !== 'intro' || part.layout !== 'projects');
  const isSeen = (entry: unknown) => !isRecord(entry) || isSeenBy(registry, viewer, entry);
  return lists.length > 0 && !lists.some((name) => entriesIn(part[name]).some(isSeen));
}

/** How many entries a block lists. */
export function entriesOf(registry: BlockRegistry, block: Record<string, unknown>): number {
  const lists = registry.listsOf(block);
  return Math.max(0, ...lists.map((name) => entriesIn(block[name]).length));
}

/* Badges stand under a heading of their own. */
function entriesIn(list: unknown): unknown[] {
  const entries: unknown = isRecord(list) && 'items' in list ? list.items : list;
  return Array.isArray(entries) ? entries : [];
}

/** Whether something is seen on the pages of the site. */
export const isOnWeb = (registry: BlockRegistry, part: Kept): boolean => isSeenBy(registry, 'web', part);

/** A page as it is seen there. */
export const pageSeenBy = (registry: BlockRegistry, viewer: Viewer, page: Page): Page =>
  without(registry, viewer, page);

/** A site as it is seen there: without what is hidden, and what is kept for somewhere else. Equal parts are not copied. */
export function forAudience<Any extends RichSite>(registry: BlockRegistry, viewer: Viewer, site: Any): Any {
  const { notes: _, owner, ...rest } = site;
  // What is left of a site has its type.
  return { ...without(registry, viewer, rest), owner: ownerSeenBy(audienceOf(viewer), owner) } as Any;
}

/* Everything that is not seen goes, wherever it stands in a list. */
function without<Value>(registry: BlockRegistry, viewer: Viewer, value: Value): Value {
  if (Array.isArray(value)) {
    const isSeen = (entry: unknown) => typeof entry !== 'object' || isSeenBy(registry, viewer, entry as object);
    const seen = value.every(isSeen) ? value : value.filter(isSeen);
    // What is left has the type of what was there.
    return mapEntries(seen, (entry) => without(registry, viewer, entry)) as Value;
  }
  if (typeof value !== 'object') return value;
  // The same holds for the settings of an object.
  const part = withoutWords(viewer, value as Record<string, unknown>);
  return mapValues(part, (inner) => without(registry, viewer, inner)) as Value;
}

/*
 * Removes the words for variants of the CV, because they are private, and the points that aren't in a variant.
 */
function withoutWords(viewer: Viewer, part: Record<string, unknown>): Record<string, unknown> {
  const { in: words, [pointWords]: wordsOfPoints, achievements: points } = part;
  if (!Array.isArray(words) && !Array.isArray(wordsOfPoints)) return part;
  const { in: _, [pointWords]: __, ...rest } = part;
  if (!Array.isArray(wordsOfPoints) || !Array.isArray(points)) return rest;
  const seen = points.filter((_point, index) => isKeptFor(viewer, { in: wordsOfPoints[index] }));
  return { ...rest, achievements: seen };
}

/* No page shows the facts, and nothing shows the street unless the owner says where. */
const alwaysKept = ({ address = [] }: NonNullable<RichSite['owner']['for']>) => ({ facts: ['cv'], address });

/* What the owner keeps for somewhere else is not known there at all. */
function ownerSeenBy(audience: Audience, { for: kept = {}, ...owner }: RichSite['owner']): RichSite['owner'] {
  const isKept = (field: string) => {
    const where = { ...kept, ...alwaysKept(kept) }[field as keyof typeof kept];
    return where !== undefined && !where.includes(audience);
  };
  const seen = Object.fromEntries(Object.entries(owner).filter(([field]) => !isKept(field))) as typeof owner;
  if (typeof seen.location !== 'object' || isRich(seen.location) || !isKept('address')) return seen;
  const { address: _, postalCode: __, ...location } = seen.location;
  return { ...seen, location };
}
