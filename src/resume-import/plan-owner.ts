import type { Site } from '../../schema/site.ts';
import { profiles } from '../core/outputs/resume/settings.ts';
import type { Change } from '../core/source/changes/change.ts';
import { locationText } from '../core/text/owner-text.ts';
import { isRecord } from '../shared/is-record.ts';
import { hasSettings, type UnknownRecord } from './keep-unmapped.ts';
import { hasStreet, streetFor } from './personal.ts';
import { isSameProfile } from './profile-links.ts';
import { sameText } from './same-text.ts';

/** What became of something that was found: it fills a gap, it was there already, or the owner says something else. */
export type ImportOutcome = 'taken' | 'there' | 'yours';

/** What a résumé says of the owner and is not said yet. A value that stands for nothing, as that of a starter, is a gap. */
export function planOwner(
  owner: Site['owner'],
  found: Partial<Site['owner']>,
  nothing: UnknownRecord,
): { changes: Change[]; fates: [field: string, fate: ImportOutcome][] } {
  const changes: Change[] = [];
  const fates = Object.entries(found).map(([field, value]): [string, ImportOutcome] => {
    const here = (owner as UnknownRecord)[field];
    const at = ['owner', field];
    const isGap = nothing[field] === here && here !== value && (field !== 'location' || isLine(found));
    if (here === undefined || isGap) {
      changes.push({ kind: 'set', at, value });
      return [field, 'taken'];
    }
    const more = field === 'profiles' ? profilesTo(here, value, at) : partsTo(here, value, at);
    changes.push(...more);
    if (more.length > 0) return [field, 'taken'];
    return [field, isSaid(here, value, field) ? 'there' : 'yours'];
  });
  return { changes: [...changes, ...streetChanges(owner, changes)], fates };
}

/* A street that comes with an import is published. One that was there is left where it is. */
function streetChanges({ location, for: kept }: Site['owner'], changes: readonly Change[]): Change[] {
  const isNew = changes.some((change) => {
    const {
      at: [, field, part],
      value,
    } = { value: undefined, ...change };
    return (
      field === 'location' && (['address', 'postalCode'].includes(String(part)) || hasStreet(value as typeof location))
    );
  });
  if (!isNew || hasStreet(location) || kept?.address) return [];
  return [
    kept
      ? { kind: 'set', at: ['owner', 'for', 'address'], value: streetFor }
      : { kind: 'set', at: ['owner', 'for'], value: { address: streetFor } },
  ];
}

/* A place in whose stead texts can put something: a street alone is none. */
const isLine = ({ location }: Partial<Site['owner']>): boolean => locationText(location, 'en') !== undefined;

/* Parts of a place that are missing, where all that is said twice is the same. */
function partsTo(here: unknown, found: unknown, at: string[]): Change[] {
  if (!hasSettings(here) || !hasSettings(found)) return [];
  const isSame = Object.entries(found).every(([name, value]) => !(name in here) || sameText(here[name], value));
  if (!isSame) return [];
  return Object.entries(found)
    .filter(([name]) => !(name in here))
    .map(([name, value]) => ({ kind: 'set', at: [...at, name], value }));
}

function profilesTo(here: unknown, found: unknown, at: string[]): Change[] {
  const known = (here as UnknownRecord[]).filter(isRecord);
  return (found as UnknownRecord[])
    .filter((profile) => !known.some((each) => isSameProfile(each, profile)))
    .slice(0, Math.max(0, most - known.length))
    .map((value) => ({ kind: 'append', at, value }));
}

const { most } = profiles;

const isSaid = (here: unknown, found: unknown, field: string): boolean =>
  field === 'profiles' ||
  (hasSettings(here) && hasSettings(found)
    ? Object.entries(found).every(([name, value]) => sameText(here[name], value))
    : sameText(here, found));
