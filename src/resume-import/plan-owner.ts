import type { Site } from '../../schema/site.ts';
import { profiles } from '../core/outputs/resume/settings.ts';
import type { Change } from '../core/source/changes/change.ts';
import { locationText } from '../core/text/owner-text.ts';
import { isRecord } from '../shared/is-record.ts';
import { isSameText } from './is-same-text.ts';
import { hasSettings, type UnknownRecord } from './keep-unmapped.ts';
import { hasStreet, streetAudience } from './personal-data.ts';
import { isSameProfile } from './profile-links.ts';

/** The outcome for an imported field: it was added, it was already there, or the site has another value. */
export type ImportOutcome = 'taken' | 'there' | 'yours';

/**
 * Returns the changes that add imported data to the owner. `placeholders` are the values of a starter site, which are
 * replaced.
 */
export function planOwner(
  owner: Site['owner'],
  found: Partial<Site['owner']>,
  placeholders: UnknownRecord,
): { changes: Change[]; outcomes: [field: string, outcome: ImportOutcome][] } {
  const changes: Change[] = [];
  const outcomes = Object.entries(found).map(([field, value]): [string, ImportOutcome] => {
    const existing = (owner as UnknownRecord)[field];
    const at = ['owner', field];
    const isGap =
      placeholders[field] === existing && existing !== value && (field !== 'location' || isShownInText(found));
    if (existing === undefined || isGap) {
      changes.push({ kind: 'set', at, value });
      return [field, 'taken'];
    }
    const additions = field === 'profiles' ? addProfiles(existing, value, at) : addParts(existing, value, at);
    changes.push(...additions);
    if (additions.length > 0) return [field, 'taken'];
    return [field, isEqual(existing, value, field) ? 'there' : 'yours'];
  });
  return { changes: [...changes, ...streetChanges(owner, changes)], outcomes };
}

/* Publishes an imported street address. The audience of an existing one stays unchanged. */
function streetChanges({ location, for: audience }: Site['owner'], changes: readonly Change[]): Change[] {
  const isNew = changes.some((change) => {
    const {
      at: [, field, part],
      value,
    } = { value: undefined, ...change };
    return field === 'location' && (part === 'address' || part === 'postalCode' || hasStreet(value as typeof location));
  });
  if (!isNew || hasStreet(location) || audience?.address) return [];
  return [
    audience
      ? { kind: 'set', at: ['owner', 'for', 'address'], value: streetAudience }
      : { kind: 'set', at: ['owner', 'for'], value: { address: streetAudience } },
  ];
}

/* Whether a location has a text form. A street alone has none. */
const isShownInText = ({ location }: Partial<Site['owner']>): boolean => locationText(location, 'en') !== undefined;

/* Adds missing parts of an object, if all common parts are equal. */
function addParts(existing: unknown, found: unknown, at: string[]): Change[] {
  if (!hasSettings(existing) || !hasSettings(found)) return [];
  const isSame = Object.entries(found).every(
    ([name, value]) => !(name in existing) || isSameText(existing[name], value),
  );
  if (!isSame) return [];
  return Object.entries(found)
    .filter(([name]) => !(name in existing))
    .map(([name, value]) => ({ kind: 'set', at: [...at, name], value }));
}

function addProfiles(existing: unknown, found: unknown, at: string[]): Change[] {
  // Profiles are lists, in a valid site and in a résumé that was read.
  const known = (existing as UnknownRecord[]).filter(isRecord);
  return (found as UnknownRecord[])
    .filter((profile) => !known.some((each) => isSameProfile(each, profile)))
    .slice(0, Math.max(0, limit - known.length))
    .map((value) => ({ kind: 'append', at, value }));
}

const { maxEntries: limit } = profiles;

const isEqual = (existing: unknown, found: unknown, field: string): boolean =>
  field === 'profiles' ||
  (hasSettings(existing) && hasSettings(found)
    ? Object.entries(found).every(([name, value]) => isSameText(existing[name], value))
    : isSameText(existing, found));
