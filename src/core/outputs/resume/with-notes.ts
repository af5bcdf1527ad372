import { isObject, isRecord } from '../../../shared/is-record.ts';
import type { Resume, UnknownRecord } from './resume-sections.ts';

/**
 * Adds data that an import kept in the notes of the site to a résumé. Data of an entry is only added to that entry: if
 * the entry is missing or hidden, the data stays out too.
 */
export function withNotes(resume: Resume, kept: unknown): Resume {
  if (!isRecord(kept) || Array.isArray(kept)) return resume;
  return merge(resume, kept);
}

function merge(target: UnknownRecord, kept: UnknownRecord): UnknownRecord {
  const additions = Object.entries(kept).flatMap(([name, value]): [string, unknown][] => {
    if (!Object.hasOwn(target, name)) return hasEntryNotes(value) ? [] : [[name, value]];
    const existing = target[name];
    if (hasEntryNotes(value) && Array.isArray(existing)) return [[name, withEntries(existing, value.besideEntries)]];
    return isObject(existing) && isObject(value) ? [[name, merge(existing, value)]] : [];
  });
  return { ...target, ...Object.fromEntries(additions) };
}

/** The kept data of list entries, with the properties that identify each entry. */
export interface EntriesWithNotes {
  besideEntries: { of: UnknownRecord; kept: UnknownRecord }[];
}

const hasEntryNotes = (value: unknown): value is EntriesWithNotes =>
  isObject(value) && Object.keys(value).length === 1 && Array.isArray(value.besideEntries);

/* Each of two equal entries gets its own data. */
function withEntries(list: UnknownRecord[], kept: unknown[]): UnknownRecord[] {
  const unused = kept.filter(
    (each) => isObject(each) && isObject(each.of) && isObject(each.kept),
  ) as EntriesWithNotes['besideEntries'];
  return list.map((entry) => {
    const place = unused.findIndex(({ of }) =>
      Object.entries(of).every(([name, value]) => JSON.stringify(entry[name]) === JSON.stringify(value)),
    );
    const [found] = place < 0 ? [] : unused.splice(place, 1);
    return found ? merge(entry, found.kept) : entry;
  });
}
