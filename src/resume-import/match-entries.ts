import type { UnknownRecord } from './keep-unmapped.ts';
import { plain } from './same-text.ts';
import { startOf, timeInCommon } from './same-time.ts';

/** What tells one entry from another, beside when it was. */
export interface Identity {
  /** Settings of which both entries say the same, or neither says anything. */
  must: readonly string[];
  /** Settings of which both say the same, or one says nothing. */
  may?: readonly string[];
}

/** What became of an entry that was found: it is new, it is there, or it is there and may fill gaps of the entry at `place`. */
export type Match = 'new' | 'there' | { place: number };

/**
 * Finds the entries of a résumé among those of a site. Each entry of the site is one of the résumé at most: what is there
 * once and found twice is new once. Those that have most in common go first. An entry fills gaps only where no other could
 * be meant.
 */
export function matchEntries(
  identity: Identity,
  known: readonly UnknownRecord[],
  found: readonly UnknownRecord[],
): Match[] {
  const [here, there] = [known.map(saidIn), found.map(saidIn)];
  const pairs = there.flatMap((said, index) =>
    here.flatMap((other, place): Pair[] =>
      isAlike(identity, other, said) ? [{ index, place, rank: rankOf(identity, other, said) }] : [],
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
    const isUnclear = pairs.some(
      (pair) =>
        pair.index === index &&
        !taken.has(pair.place) &&
        String(pair.rank.slice(0, 2)) === String(match.rank.slice(0, 2)) &&
        JSON.stringify(known[pair.place]) !== JSON.stringify(known[match.place]),
    );
    return isUnclear ? 'there' : { place: match.place };
  });
}

/* An entry of the résumé and one of the site that may be the same, and how much speaks for it. */
interface Pair {
  index: number;
  place: number;
  rank: number[];
}

const compareRanks = (one: Pair, other: Pair): number => {
  const differing = one.rank.findIndex((points, index) => points !== other.rank[index]);
  return differing < 0 ? 0 : Number(other.rank[differing]) - Number(one.rank[differing]);
};

/* An entry, and its texts without what makes no difference. */
interface Said {
  entry: UnknownRecord;
  texts: Record<string, string>;
}

const saidIn = (entry: UnknownRecord): Said => ({
  entry,
  texts: Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, textOf(name, value)])),
});

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string') return plain(JSON.stringify(value));
  return name === 'text' ? withoutQuotes(plain(value)) : plain(value);
}

const withoutQuotes = (text: string): string => text.replace(/^[\s"'“”„«»‘’‚‹›]+|[\s"'“”„«»‘’‚‹›]+$/g, '');

function isAlike({ must, may = [] }: Identity, here: Said, found: Said): boolean {
  const isSame = (name: string) => here.texts[name] === found.texts[name];
  const isOpen = (name: string) => here.texts[name] === undefined || found.texts[name] === undefined;
  if (!must.every(isSame) || !may.every((name) => isSame(name) || isOpen(name))) return false;
  const time = timeInCommon(here.entry, found.entry);
  // An end may have changed since; but then all else must say that it is the same.
  return time === 'all' || (time === 'start' && may.every(isSame));
}

/*
 * First what says who, what and when; then all else. Where that is the same, the entry of which least is missing here goes
 * first, to the entry of the site that says least besides.
 */
function rankOf({ must, may = [] }: Identity, here: Said, found: Said): number[] {
  const same = Object.keys(found.texts).filter((name) => here.texts[name] === found.texts[name]);
  const telling = [...must, ...may, 'period', 'date'];
  const known = same.filter((name) => telling.includes(name)).length;
  // A year and a month in it agree too.
  const dated = startOf(here.entry) !== '' && startOf(found.entry) !== '' ? 1 : 0;
  return [
    known + dated,
    same.length - known,
    same.length - Object.keys(found.texts).length,
    same.length - Object.keys(here.texts).length,
  ];
}
