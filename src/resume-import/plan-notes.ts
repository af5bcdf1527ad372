import type { Site } from '../../schema/site.ts';
import type { Change } from '../core/source/changes/change.ts';
import { hasSettings, type UnknownRecord } from './keep-unmapped.ts';

/**
 * What a site has no place for, as its notes keep it. What is kept already stays: it may be from another résumé. Only what
 * is kept of single entries is added to.
 */
export function planNotes({ notes }: Site, kept: UnknownRecord): Change[] {
  if (Object.keys(kept).length === 0) return [];
  if (notes === undefined) return [{ kind: 'set', at: ['notes'], value: { jsonResume: kept } }];
  const { jsonResume } = notes;
  if (jsonResume === undefined) return [{ kind: 'set', at: ['notes', 'jsonResume'], value: kept }];
  return hasSettings(jsonResume) ? planKept(jsonResume, kept, ['notes', 'jsonResume']) : [];
}

const planKept = (here: UnknownRecord, kept: UnknownRecord, at: readonly string[]): Change[] =>
  Object.entries(kept).flatMap(([name, value]): Change[] => {
    const [there, steps] = [here[name], [...at, name]];
    if (!Object.hasOwn(here, name)) return [{ kind: 'set', at: steps, value }];
    if (!hasSettings(there) || !hasSettings(value)) return [];
    const [known, found] = [there.besideEntries, value.besideEntries];
    if (Array.isArray(known) && Array.isArray(found)) return planEntries(known, found, [...steps, 'besideEntries']);
    // The profiles are in there.
    return name === 'basics' ? planKept(there, value, steps) : [];
  });

/* Of two entries that say the same of themselves, each keeps its own. */
function planEntries(known: readonly unknown[], found: readonly unknown[], at: readonly string[]): Change[] {
  const open = known.map(entryOf);
  return found.flatMap((value): Change[] => {
    const place = open.indexOf(entryOf(value));
    if (place < 0) return [{ kind: 'append', at, value }];
    open.splice(place, 1);
    return [];
  });
}

const entryOf = (kept: unknown): string => JSON.stringify(hasSettings(kept) ? kept.of : null);
