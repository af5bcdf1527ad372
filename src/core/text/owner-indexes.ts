import { plainLatin } from './plain-latin.ts';

/**
 * Returns the indexes of the authors who are the owner: those with the owner's exact name, or else the only author
 * whose name may be the owner's. Titles, accents and the order of names don't matter, and names may be initials: "Berg,
 * N." and "Dr. Nadia Berg".
 */
export function ownerIndexes(authors: readonly string[], owner: string): ReadonlySet<number> {
  const indexesOf = (counts: (author: string) => boolean) =>
    authors.flatMap((author, index) => (counts(author) ? index : []));
  const same = indexesOf((author) => normalizedName(author) === normalizedName(owner));
  if (same.length > 0) return new Set(same);
  const ownerReadings = readingsOf(owner);
  const similar = indexesOf((author) =>
    readingsOf(author).some((one) => ownerReadings.some((other) => mightMatch(one, other))),
  );
  return new Set(similar.length === 1 ? similar : []);
}

/* A name in a normalized encoding. */
const normalizedName = (name: string): string => withStandardCharacters(name).trim().replace(/\s+/g, ' ').toLowerCase();

const withStandardCharacters = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[’ʼ`´]/g, "'");

/** One interpretation of a name: its words, with the family name last. */
interface Reading {
  words: string[];
  /** Whether the family name comes first in the original. */
  isFamilyFirst: boolean;
}

function mightMatch({ words, isFamilyFirst }: Reading, owner: Reading): boolean {
  const [first = '', ...others] = owner.words;
  // If one of the names puts the family name first, the other may too.
  return (
    words.join('') === owner.words.join('') ||
    namesMatch(words, owner.words) ||
    (isFamilyFirst && namesMatch(words, [...others, first]))
  );
}

/*
 * Whether the last names are equal, and the first names equal or initials of each other. Either name may omit middle
 * names.
 */
function namesMatch(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const [first = '', last = '', longerFirst = ''] = [shorter[0], shorter.at(-1), longer[0]];
  if (shorter.length < 2 || last.length < 2 || last !== longer.at(-1) || !matchesWord(first, longerFirst)) return false;
  const between = longer.slice(1, -1);
  return shorter.slice(1, -1).every((word) => {
    const index = between.findIndex((each) => matchesWord(word, each));
    between.splice(0, index + 1);
    return index >= 0;
  });
}

const matchesWord = (one: string, other: string): boolean =>
  one === other ||
  (/^.\p{M}*$/u.test(one) && other.startsWith(one)) ||
  (/^.\p{M}*$/u.test(other) && one.startsWith(other));

/* Returns a name with and without its titles: the "M." of "M. Nadia Berg" may be a title or an initial. */
function readingsOf(name: string): Reading[] {
  const [family = [], ...given] = withStandardCharacters(name)
    .replace(/\.(?=\p{Lu}\p{Ll}{2})/gu, '. ')
    .split(/[,،、;]/)
    .map((part) => part.trim().split(/\s+/))
    .filter((part, index) => index === 0 || !part.every(isTitleAfterName));
  const words = [...given.flat(), ...family];
  return [words, withoutTitles(words)].map((each) => readingOf(each, given.length > 0));
}

function readingOf(words: string[], hasComma: boolean): Reading {
  const titlesAfter = words.length - 1 - words.findLastIndex((word) => !initials.test(word));
  // "Berg J.-P."; a name of initials only keeps its order.
  const isFamilyFirst = hasComma || (titlesAfter > 0 && titlesAfter < words.length);
  const ordered = hasComma || !isFamilyFirst ? words : [...words.slice(-titlesAfter), ...words.slice(0, -titlesAfter)];
  const plain = ordered.flatMap((word) => word.match(initials.test(word) ? /\p{L}\p{M}*/gu : /[^-‐‑.]+/g) ?? []);
  return { words: plain.map(plainLatin), isFamilyFirst };
}

/* Initials: "N.", "J.-P.", "JP". */
const initials = /^(?:(?:\p{L}\p{M}*\.-?)*\p{L}\p{M}*\.?|\p{Lu}\p{M}*-?\p{Lu}\p{M}*)$/u;

/* Keeps at least two words. */
function withoutTitles(words: string[]): string[] {
  if (words.length <= 2) return words;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (titlesBefore.has(withoutPunctuation(first))) return withoutTitles(words.slice(1));
  // Without a period, "Ma" is a name.
  if (isTitleAfterName(last) && !isName(last)) return withoutTitles(words.slice(0, -1));
  return words;
}

const isTitleAfterName = (word: string): boolean =>
  titlesAfter.has(withoutPunctuation(word)) || ambiguousTitles.has(withoutPunctuation(word));
const isName = (word: string): boolean => ambiguousTitles.has(withoutPunctuation(word)) && !word.includes('.');
const withoutPunctuation = (word: string): string => plainLatin(word).replace(/[.'-]/g, '');

const titlesBefore = new Set(
  `dr drs dra dring drmed drrer rer nat med phil jur habil prof professor professeur pd privdoz doz mr mrs ms miss mx sir
  dame rev hon ing dipling dipl diplom mag herr frau m mme mlle me sr sra srta don dona doc mudr phdr judr rndr mgr bc hc
  ب أ ا د م السيد السيدة الأستاذ الأستاذة الدكتور الدكتورة المهندس المهندسة دكتور دكتورة مهندس مهندسة`.split(/\s+/),
);
const titlesAfter = new Set(
  `phd dphil msc bsc meng beng mba mphil llm llb dds dvm frs frsc facm fieee esq csc drsc mres mfa bfa edd psyd pharmd
  ceng peng cpa rn pmp`.split(/\s+/),
);
const ambiguousTitles = new Set('ma ba md do ms bs bc be pe'.split(' '));
