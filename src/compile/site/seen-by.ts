import type { Site } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { mapEntries, mapValues } from './map-values.ts';

/** Where something of a site may be seen: on its pages, or on the page of the CV. */
export type Audience = 'web' | 'cv';

/** Whether something that may be hidden, or kept for somewhere else, is seen there. */
export const isSeenBy = (audience: Audience, part: { hidden?: boolean | undefined; for?: unknown }): boolean =>
  !part.hidden && (!Array.isArray(part.for) || part.for.includes(audience)) && !isEmptied(audience, part);

/* A block says nothing when nothing is seen of what it lists. Only cards have something beside them that may do alone. */
function isEmptied(audience: Audience, part: Record<string, unknown>): boolean {
  const hasMore = part.facts ?? part.tags ?? (part.layout !== 'projects' && part.intro);
  const list = lists.map((name) => part[name]).find(Array.isArray) ?? (hasMore ? undefined : part.cards);
  return Array.isArray(list) && list.length > 0 && list.every((entry) => isRecord(entry) && !isSeenBy(audience, entry));
}

const lists = ['entries', 'groups', 'credentials', 'publications', 'quotes', 'interests', 'courses'];

/** Whether something is seen on the pages of the site. */
export const isOnWeb = (part: { hidden?: boolean | undefined; for?: unknown }): boolean => isSeenBy('web', part);

/** A site as it is seen there: without what is hidden, and what is kept for somewhere else. Equal parts are not copied. */
export function seenBy(audience: Audience, { owner, ...site }: Site): Site {
  const { notes: _, ...rest } = site;
  return { ...without(audience, rest), owner: ownerSeenBy(audience, owner) };
}

/* Everything that is not seen goes, wherever it stands in a list. */
function without<Value>(audience: Audience, value: Value): Value {
  if (Array.isArray(value)) {
    const isSeen = (entry: unknown) => typeof entry !== 'object' || isSeenBy(audience, entry as object);
    const seen = value.every(isSeen) ? value : value.filter(isSeen);
    // What is left has the type of what was there.
    return mapEntries(seen, (entry) => without(audience, entry)) as Value;
  }
  if (typeof value !== 'object') return value;
  // The same holds for the settings of an object.
  return mapValues(value as Record<string, unknown>, (inner) => without(audience, inner)) as Value;
}

/* What the owner keeps for somewhere else is not known there at all. */
function ownerSeenBy(audience: Audience, { for: kept = {}, ...owner }: Site['owner']): Site['owner'] {
  const isKept = (field: string) => {
    const where = kept[field as keyof typeof kept];
    return where !== undefined && !where.includes(audience);
  };
  const seen = Object.fromEntries(Object.entries(owner).filter(([field]) => !isKept(field))) as typeof owner;
  if (typeof seen.location !== 'object' || !isKept('address')) return seen;
  const { address: _, postalCode: __, ...location } = seen.location;
  return { ...seen, location };
}
