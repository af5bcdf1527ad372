import type { Loose } from './keep.ts';
import { plain } from './same-text.ts';

/** What became of an entry that was found: it is new, it is there, or it is there and may fill gaps of the entry at `place`. */
export type Match = 'new' | 'there' | { place: number };

/**
 * Finds the entries of a résumé among those of a site, by the settings that tell one from another. Those that say the same
 * of all of them come first; then those of which one says nothing of when it was, or of who gave it. An entry fills gaps
 * only where no other could be meant.
 */
export function matchEntries(identity: readonly string[], known: readonly Loose[], found: readonly Loose[]): Match[] {
  const keyOf = (entry: Loose) => JSON.stringify(identity.map((name) => textOf(entry, name)));
  const [here, there] = [known.map(keyOf), found.map(keyOf)];
  const open = new Set(known.keys());
  const exact = there.map((key): Match => {
    const place = here.indexOf(key);
    if (place < 0) return 'new';
    for (const [each, other] of here.entries()) if (other === key) open.delete(each);
    return isOnlyOne(here, key) && isOnlyOne(there, key) ? { place } : 'there';
  });
  return exact.map((match, index) => {
    if (match !== 'new') return match;
    const alike = [...open].filter((place) => isAlike(identity, known[place] as Loose, found[index] as Loose));
    const [place] = alike;
    if (place === undefined) return 'new';
    if (alike.length > 1) return 'there';
    open.delete(place);
    return { place };
  });
}

const isOnlyOne = (keys: string[], key: string): boolean => keys.indexOf(key) === keys.lastIndexOf(key);

/** When an entry began, or was; an empty text where nobody says. */
export const startOf = ({ period, date }: Loose): string =>
  (period as { start: string } | undefined)?.start ?? String(date ?? '');

/* What happened at the same place in the same role is another entry where it began at another time. */
const textOf = (entry: Loose, name: string): string => {
  if (name === 'when') return yearOf(startOf(entry));
  return name === 'text' ? withoutQuotes(plain(entry[name])) : plain(entry[name]);
};

function isAlike(identity: readonly string[], one: Loose, other: Loose): boolean {
  return identity.every((name) => {
    const [first, second] = [textOf(one, name), textOf(other, name)];
    if (first === second) return true;
    if (name === 'when') return first === '' || second === '' || endsThen(one, other) || endsThen(other, one);
    return name === 'issuer' && (first === '' || second === '');
  });
}

/* A date may be the end of a period whose start was not known. */
const endsThen = ({ date }: Loose, { period }: Loose): boolean =>
  date !== undefined && yearOf(String(date)) === yearOf(String((period as { end?: string } | undefined)?.end));

const yearOf = (date: string): string => date.slice(0, 4);

const withoutQuotes = (text: string): string => text.replace(/^[\s"'“”„«»‘’‚‹›]+|[\s"'“”„«»‘’‚‹›]+$/g, '');
