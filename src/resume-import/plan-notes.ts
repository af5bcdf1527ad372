import type { Site } from '../../schema/site.ts';
import type { Change } from '../core/source/changes/change.ts';
import { hasSettings, type UnknownRecord } from './keep-unmapped.ts';

/**
 * Returns the changes that add unmapped data to the notes. Existing notes stay unchanged, because they can be from
 * another résumé; only notes on single entries are added to.
 */
export function planNotes({ notes }: Site, unmapped: UnknownRecord): Change[] {
  if (Object.keys(unmapped).length === 0) return [];
  if (notes === undefined) return [{ kind: 'set', at: ['notes'], value: { jsonResume: unmapped } }];
  const { jsonResume } = notes;
  if (jsonResume === undefined) return [{ kind: 'set', at: ['notes', 'jsonResume'], value: unmapped }];
  return hasSettings(jsonResume) ? planMissing(jsonResume, unmapped, ['notes', 'jsonResume']) : [];
}

const planMissing = (notes: UnknownRecord, unmapped: UnknownRecord, at: readonly string[]): Change[] =>
  Object.entries(unmapped).flatMap(([name, value]): Change[] => {
    const [existing, steps] = [notes[name], [...at, name]];
    if (!Object.hasOwn(notes, name)) return [{ kind: 'set', at: steps, value }];
    if (!hasSettings(existing) || !hasSettings(value)) return [];
    const [known, found] = [existing.besideEntries, value.besideEntries];
    if (Array.isArray(known) && Array.isArray(found)) return planEntries(known, found, [...steps, 'besideEntries']);
    // `basics` contains the profiles.
    return name === 'basics' ? planMissing(existing, value, steps) : [];
  });

/* Entries with the same identity each keep their notes. */
function planEntries(known: readonly unknown[], found: readonly unknown[], at: readonly string[]): Change[] {
  const unmatched = known.map(identityOf);
  return found.flatMap((value): Change[] => {
    const place = unmatched.indexOf(identityOf(value));
    if (place < 0) return [{ kind: 'append', at, value }];
    unmatched.splice(place, 1);
    return [];
  });
}

const identityOf = (unmapped: unknown): string => JSON.stringify(hasSettings(unmapped) ? unmapped.of : null);
