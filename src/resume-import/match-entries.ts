import { compareTimes, startOf } from './compare-times.ts';
import { normalizeText } from './is-same-text.ts';
import type { UnknownRecord } from './keep-unmapped.ts';

/** The settings that identify an entry, apart from its dates. */
export interface Identity {
  /** Settings that must be equal, or missing in both entries. */
  required: readonly string[];
  /** Settings that must be equal, or missing in one entry. */
  optional?: readonly string[];
}

/** Whether an imported entry is new, exists, or matches the entry at `place` and can fill its gaps. */
type Match = 'new' | 'there' | { place: number };

/**
 * Matches entries of a résumé with those of a site, one to one and the most similar first: an entry that the site has
 * once and the résumé twice is new once. An entry fills gaps only if the match is unambiguous.
 */
export function matchEntries(
  identity: Identity,
  known: readonly UnknownRecord[],
  found: readonly UnknownRecord[],
): Match[] {
  const [existing, imported] = [known.map(comparableOf), found.map(comparableOf)];
  const pairs = imported.flatMap((comparable, index) =>
    existing.flatMap((other, place): Pair[] =>
      isMatch(identity, other, comparable) ? [{ index, place, rank: rankOf(identity, other, comparable) }] : [],
    ),
  );
  const matches = new Map<number, Pair>();
  const taken = new Set<number>();
  for (const pair of pairs.toSorted(compareRanks)) {
    if (matches.has(pair.index) || taken.has(pair.place)) continue;
    matches.set(pair.index, pair);
    taken.add(pair.place);
  }
  return found.map((_, index) => {
    const match = matches.get(index);
    if (!match) return 'new';
    const isAmbiguous = pairs.some(
      (pair) =>
        pair.index === index &&
        !taken.has(pair.place) &&
        String(pair.rank.slice(0, 2)) === String(match.rank.slice(0, 2)) &&
        JSON.stringify(known[pair.place]) !== JSON.stringify(known[match.place]),
    );
    return isAmbiguous ? 'there' : { place: match.place };
  });
}

/* A possible match and its similarity. */
interface Pair {
  index: number;
  place: number;
  rank: number[];
}

const compareRanks = (one: Pair, other: Pair): number => {
  const differing = one.rank.findIndex((points, index) => points !== other.rank[index]);
  return differing < 0 ? 0 : Number(other.rank[differing]) - Number(one.rank[differing]);
};

/* An entry and its normalized texts. */
interface Comparable {
  entry: UnknownRecord;
  texts: Record<string, string>;
}

const comparableOf = (entry: UnknownRecord): Comparable => ({
  entry,
  texts: Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, textOf(name, value)])),
});

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string') return normalizeText(JSON.stringify(value));
  return name === 'text' ? withoutQuotes(normalizeText(value)) : normalizeText(value);
}

const withoutQuotes = (text: string): string => text.replace(/^[\s"'“”„«»‘’‚‹›]+|[\s"'“”„«»‘’‚‹›]+$/g, '');

function isMatch({ required, optional = [] }: Identity, existing: Comparable, found: Comparable): boolean {
  const isSame = (name: string) => existing.texts[name] === found.texts[name];
  const isMissing = (name: string) => existing.texts[name] === undefined || found.texts[name] === undefined;
  if (!required.every(isSame) || !optional.every((name) => isSame(name) || isMissing(name))) return false;
  const time = compareTimes(existing.entry, found.entry);
  // The end can have changed since, if everything else is equal.
  return time === 'all' || (time === 'start' && optional.every(isSame));
}

/*
 * Ranks by the number of equal identifying settings, then by the other equal settings, then by the fewest missing
 * settings in either entry.
 */
function rankOf({ required, optional = [] }: Identity, existing: Comparable, found: Comparable): number[] {
  const same = Object.keys(found.texts).filter((name) => existing.texts[name] === found.texts[name]);
  const identifying = [...required, ...optional, 'period', 'date'];
  const known = same.filter((name) => identifying.includes(name)).length;
  // A year and a month of that year also match.
  const dated = startOf(existing.entry) !== '' && startOf(found.entry) !== '' ? 1 : 0;
  return [
    known + dated,
    same.length - known,
    same.length - Object.keys(found.texts).length,
    same.length - Object.keys(existing.texts).length,
  ];
}
