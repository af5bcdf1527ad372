import { isRecord } from '../../../shared/is-record.ts';
import type { Resume } from './resume.ts';
import type { UnknownRecord } from './write-entry.ts';

/**
 * A résumé with what an import found besides and kept in the notes of the site. What is kept of an entry is written only
 * beside that entry: where it is gone, or not shown, what is kept of it is not shown either.
 */
export function withNotes(resume: Resume, kept: unknown): Resume {
  if (!isRecord(kept) || Array.isArray(kept)) return resume;
  return merged(resume, kept);
}

function merged(known: UnknownRecord, kept: UnknownRecord): UnknownRecord {
  const additions = Object.entries(kept).flatMap(([name, value]): [string, unknown][] => {
    if (!Object.hasOwn(known, name)) return isOfEntries(value) ? [] : [[name, value]];
    const there = known[name];
    if (isOfEntries(value) && Array.isArray(there)) return [[name, withEntries(there, value.besideEntries)]];
    return isPlain(there) && isPlain(value) ? [[name, merged(there, value)]] : [];
  });
  return { ...known, ...Object.fromEntries(additions) };
}

/** What is kept of the entries of a list: which entry it was, by some of its settings, and what else it said. */
export interface EntriesWithNotes {
  besideEntries: { of: UnknownRecord; kept: UnknownRecord }[];
}

const isOfEntries = (value: unknown): value is EntriesWithNotes =>
  isPlain(value) && Object.keys(value).length === 1 && Array.isArray(value.besideEntries);

/* Of two entries that say the same, each gets its own. */
function withEntries(list: UnknownRecord[], kept: unknown[]): UnknownRecord[] {
  const open = kept.filter(
    (each) => isPlain(each) && isPlain(each.of) && isPlain(each.kept),
  ) as EntriesWithNotes['besideEntries'];
  return list.map((entry) => {
    const place = open.findIndex(({ of }) =>
      Object.entries(of).every(([name, value]) => JSON.stringify(entry[name]) === JSON.stringify(value)),
    );
    const [found] = place < 0 ? [] : open.splice(place, 1);
    return found ? merged(entry, found.kept) : entry;
  });
}

const isPlain = (value: unknown): value is UnknownRecord => isRecord(value) && !Array.isArray(value);
