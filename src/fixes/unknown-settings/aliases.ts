import type { Schema } from '../../core/validation/schema.ts';
import blockTypes from '../tables/block-types.json';
import hints from '../tables/hints.json';
import implied from '../tables/implied-settings.json';
import networks from '../tables/networks.json';
import otherNames from '../tables/other-names.json';
import settingNames from '../tables/setting-names.json';
import { networkLabel } from '../values/network-address.ts';

/*
 * In the tables, a setting, a block type or several of them, the likeliest first, have a list of other names: in lower
 * case, without hyphens, underscores and spaces. `any` contains the names in any object, and the titles of schemas those
 * in one kind of object, which come first. In a hint, an asterisk stands for any characters.
 */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...settingNames,
  // Links are also named after their network.
  any: { ...settingNames.any, 'links profiles href': [...Object.keys(networks), 'bsky', 'devto'].join(' ') },
  Block: blockTypes,
};

/** Returns the settings that a word can mean in an object, the likeliest first. */
export function suggestNames(word: string, { title = '', properties = {} }: Schema): string[] {
  const key = normalizeName(word);
  // The text of a page has no other meaning there.
  const anywhere = hintFor(word, title) === undefined ? (tableOf('any').get(key) ?? []) : [];
  return [...(tableOf(title).get(key) ?? []), ...anywhere].filter((name) => Object.hasOwn(properties, name));
}

/** Whether objects of this kind have a setting of this name, or one that it means only there. */
export const isOwnName = (word: string, { title = '', properties = {} }: Schema): boolean =>
  Object.hasOwn(properties, word) || tableOf(title).has(normalizeName(word));

/** Returns the block types that a word can mean, the likeliest first. */
export function suggestTypes(word: string): string[] {
  const table = tableOf('Block');
  return table.get(normalizeName(word)) ?? table.get(baseWord(word)) ?? [];
}

/* Removes common prefixes and suffixes: "HeroSection" is a component, "resume-hero-3" a HugoBlox block. */
const baseWord = (word: string): string =>
  normalizeName(word).replace(/^resume(?=.)|(?:section|block|component|\d+)$/g, '');

/** Returns advice for a setting of an object with this title; for a block type if the title is "Block". */
export const hintFor = (word: string, title: string | undefined): string | undefined =>
  hints.find(([object, names]) => title === object && isOneOf(title === 'Block' ? baseWord(word) : word, names))?.[2];

/** Returns the setting that a type name implies in a block of that type: "education" is a timeline of that kind. */
export function impliedSetting(word: string, type: string): readonly [name: string, value: string] | undefined {
  const [, , name, value] = implied.find(([each, names]) => each === type && isOneOf(baseWord(word), names)) ?? [];
  return name === undefined || value === undefined ? undefined : [name, value];
}

/** Whether a word is in one of these lists of names: for example, it has only one meaning. */
export const isAmong = (word: string, list: keyof typeof otherNames): boolean => isOneOf(word, otherNames[list]);

/** Whether a word is known as a name or an alias, so that it isn't a misspelling. */
export function isKnownWord(word: string): boolean {
  if (knownWords.size === 0)
    for (const table of [...Object.values(tables), { '': `${otherNames.facts} ${otherNames.pages}` }])
      for (const each of Object.entries(table)
        .join(' ')
        .split(/[\s,]+/))
        knownWords.add(normalizeName(each));
  knownWords.delete('');
  return knownWords.has(normalizeName(word));
}

const knownWords = new Set<string>();

function isOneOf(word: string, names = ''): boolean {
  const pattern = patterns.get(names) ?? new RegExp(`^(?:${names.replaceAll('*', '.*').replaceAll(' ', '|')})$`, 'u');
  patterns.set(names, pattern);
  return pattern.test(normalizeName(word));
}

const patterns = new Map<string, RegExp>();

/* Normalizes a word as in the tables. Removes "my" and "our": "mySkills". */
const normalizeName = (word: string): string =>
  word.length > 40
    ? ''
    : word
        .replace(/^(?:[Mm]y|[Oo]ur)(?:[-_ ]+|(?=\p{Lu}))/u, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');

/* Created on first use: a valid site needs none. */
const namesByWord = new Map<string, Map<string, string[]>>();

function tableOf(title: string): Map<string, string[]> {
  const known = namesByWord.get(title);
  if (known) return known;
  const names = new Map<string, string[]>();
  for (const [targets, words] of Object.entries((Object.hasOwn(tables, title) && tables[title]) || {}))
    for (const word of [...(title === 'Block' ? [normalizeName(targets)] : []), ...words.split(' ')])
      names.set(word, [...(names.get(word) ?? []), ...targets.split(' ')]);
  namesByWord.set(title, names);
  return names;
}

/** Whether a setting is a private note: "_comment", "//", "internalNote", "todo". */
export const isPrivate = (key: string, schema: Schema): boolean =>
  /^[_/#]/.test(key) || (privateNames.test(key) && suggestNames(key, schema).length === 0);

const privateNames =
  /^(?:(?:[Ii]nternal|[Pp]rivate|[Ss]ecret)(?![a-z])|INTERNAL|PRIVATE|SECRET)|^(?:fixme|memo|FIXME|MEMO)$|(?:[Nn]ote|[Cc]omment|[Tt]odo|[Rr]eminder|[Rr]emark|NOTE|COMMENT|TODO|REMINDER|REMARK)[Ss]?$/;

/** Converts a name to a label: "Job title" for "jobTitle". Networks keep their official spelling. */
export function humanize(key: string): string {
  const words = key
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[-_\s]+/g, ' ')
    .trim();
  if (/^(?:pdf|cv|faq|url|api|doi|isbn|gpa)$/i.test(words)) return words.toUpperCase();
  return networkLabel(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
