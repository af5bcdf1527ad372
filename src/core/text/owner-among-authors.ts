import { plainLatin } from './plain-latin.ts';

/**
 * Returns the indexes of the authors who are the owner: those with the owner's name, or else the only author whose name
 * may be the owner's. Accents, missing middle names, titles before the name or after a comma, and the order of names
 * don't matter, and names may be initials: "Berg, N." and "Dr. Nadia Berg".
 */
export function ownerIndexes(authors: readonly string[], owner: string): ReadonlySet<number> {
  const indexesOf = (isOwner: (author: string) => boolean) =>
    new Set(authors.flatMap((author, index) => (isOwner(author) ? index : [])));
  const same = indexesOf((author) => wordsOf(author).join('') === wordsOf(owner).join(''));
  if (same.size > 0) return same;
  const [first = '', ...others] = wordsOf(familyLast(owner));
  const similar = indexesOf((author) => {
    const ordered = familyLast(author);
    const words = wordsOf(ordered);
    // If the author's family name comes first, the owner's may too: "Nagy P." for "Nagy Péter".
    return namesMatch(words, [first, ...others]) || (ordered !== author && namesMatch(words, [...others, first]));
  });
  return similar.size === 1 ? similar : new Set();
}

/* Puts the family name last: "Berg, Nadia" and "Berg N.". What follows a comma may also be a title. */
const familyLast = (name: string): string =>
  name.replace(/^([^,،]+)[,،](.+)$/u, '$2 $1').replace(/^(.+?)\s((?:\p{Lu}\.?[\s-]?){1,3})$/u, '$2 $1');

/* The words of a name, without signs of notes such as * and ¹. Short words in capitals are initials, as in "JP Martin". */
const wordsOf = (name: string): string[] =>
  (name.normalize('NFC').match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [])
    .flatMap((word) => (/^\p{Lu}{2,3}$/u.test(word) ? [...word] : word))
    .map(plainLatin);

/* Whether the last words are equal, and the other words of the shorter name are in the longer one, or their initials. */
function namesMatch(author: readonly string[], owner: readonly string[]): boolean {
  const [shorter, longer] = author.length < owner.length ? [author, owner] : [owner, author];
  const family = shorter.at(-1) ?? '';
  if (shorter.length < 2 || family.length < 2 || family !== longer.at(-1)) return false;
  const given = longer.slice(0, -1);
  return shorter.slice(0, -1).every((word, position) => {
    const index = given.findIndex((each) => matchesWord(word, each));
    const [found = ''] = given.splice(0, index + 1).slice(-1);
    // "Karl N. Berg" isn't "Nadia Berg": in an author's name, only a whole first name may follow other words.
    const isWhole = word.length > 1 && found.length > 1;
    return index >= 0 && (index === 0 || position > 0 || isWhole || longer === owner);
  });
}

const matchesWord = (one: string, other: string): boolean =>
  one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));
