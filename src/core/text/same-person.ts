import { plainLatin } from './plain-latin.ts';

/**
 * Which of some authors are the owner, by their places: those with the owner's name, or else the only one whose name may
 * be it. Titles, accents and the order of names don't count, and names may be initials: "Berg, N." and "Dr. Nadia Berg".
 */
export function ownerIndexes(authors: readonly string[], owner: string): ReadonlySet<number> {
  const places = (counts: (author: string) => boolean) =>
    authors.flatMap((author, place) => (counts(author) ? place : []));
  const same = places((author) => spelled(author) === spelled(owner));
  if (same.length > 0) return new Set(same);
  const known = readingsOf(owner);
  const alike = places((author) => readingsOf(author).some((one) => known.some((other) => mayBe(one, other))));
  return new Set(alike.length === 1 ? alike : []);
}

/* A name as it is written, however its letters are encoded. */
const spelled = (name: string): string => cleaned(name).trim().replace(/\s+/g, ' ').toLowerCase();

const cleaned = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[’ʼ`´]/g, "'");

/** A name by its words in the order in which most are written: the one of the family last. */
interface Reading {
  words: string[];
  /** Whether it is written first in the name. */
  isFamilyFirst: boolean;
}

function mayBe({ words, isFamilyFirst }: Reading, owner: Reading): boolean {
  const [first = '', ...others] = owner.words;
  // Where the family's name comes first in one of the two, it may in the other.
  return (
    words.join('') === owner.words.join('') ||
    fits(words, owner.words) ||
    (isFamilyFirst && fits(words, [...others, first]))
  );
}

/* The same last name and the same first one, or its initial; what is between them may be left out of one of the two. */
function fits(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  const [first = '', last = ''] = [few[0], few.at(-1)];
  if (few.length < 2 || last.length < 2 || last !== many.at(-1) || !isLike(first, String(many[0]))) return false;
  const between = many.slice(1, -1);
  return few.slice(1, -1).every((word) => {
    const place = between.findIndex((each) => isLike(word, each));
    between.splice(0, place + 1);
    return place >= 0;
  });
}

const isLike = (one: string, other: string): boolean =>
  one === other ||
  (/^.\p{M}*$/u.test(one) && other.startsWith(one)) ||
  (/^.\p{M}*$/u.test(other) && one.startsWith(other));

/* A name with its titles and without: "M. Nadia Berg" may be two things. */
function readingsOf(name: string): Reading[] {
  const [family = [], ...given] = cleaned(name)
    .replace(/\.(?=\p{Lu}\p{Ll}{2})/gu, '. ')
    .split(/[,،、;]/)
    .map((part) => part.trim().split(/\s+/))
    .filter((part, place) => place === 0 || !part.every(isTitleBehind));
  const words = [...given.flat(), ...family];
  return [words, withoutTitles(words)].map((each) => readingOf(each, given.length > 0));
}

function readingOf(words: string[], isTurned: boolean): Reading {
  const behind = words.length - 1 - words.findLastIndex((word) => !initials.test(word));
  // "Berg J.-P."; nothing is turned where all are initials.
  const isFamilyFirst = isTurned || (behind > 0 && behind < words.length);
  const ordered = isTurned || !isFamilyFirst ? words : [...words.slice(-behind), ...words.slice(0, -behind)];
  const plain = ordered.flatMap((word) => word.match(initials.test(word) ? /\p{L}\p{M}*/gu : /[^-‐‑.]+/g) ?? []);
  return { words: plain.map(plainLatin), isFamilyFirst };
}

/* "N.", "J.-P.", "JP": letters that stand for names. */
const initials = /^(?:(?:\p{L}\p{M}*\.-?)*\p{L}\p{M}*\.?|\p{Lu}\p{M}*-?\p{Lu}\p{M}*)$/u;

/* A name of two words is left at least. */
function withoutTitles(words: string[]): string[] {
  const rest = [...words];
  while (rest.length > 2 && before.has(bare(String(rest[0])))) rest.shift();
  // Without a full stop, "Ma" is a name.
  while (rest.length > 2 && isTitleBehind(String(rest.at(-1))) && !isName(String(rest.at(-1)))) rest.pop();
  return rest;
}

const isTitleBehind = (word: string): boolean => behind.has(bare(word)) || short.has(bare(word));
const isName = (word: string): boolean => short.has(bare(word)) && !word.includes('.');
const bare = (word: string): string => plainLatin(word).replace(/[.'-]/g, '');

const before = new Set(
  `dr drs dra dring drmed drrer rer nat med phil jur habil prof professor professeur pd privdoz doz mr mrs ms miss mx sir
  dame rev hon ing dipling dipl diplom mag herr frau m mme mlle me sr sra srta don dona doc mudr phdr judr rndr mgr bc hc
  ب أ ا د م السيد السيدة الأستاذ الأستاذة الدكتور الدكتورة المهندس المهندسة دكتور دكتورة مهندس مهندسة`.split(/\s+/),
);
const behind = new Set(
  `phd dphil msc bsc meng beng mba mphil llm llb dds dvm frs frsc facm fieee esq csc drsc mres mfa bfa edd psyd pharmd
  ceng peng cpa rn pmp`.split(/\s+/),
);
const short = new Set('ma ba md do ms bs bc be pe'.split(' '));
