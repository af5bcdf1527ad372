import type { Schema } from '../../core/validation/schema.ts';
import { blockTypes } from '../tables/block-types.ts';
import { networks } from '../tables/networks.ts';
import { certainNames, commonNames, factNames, namesByObject, pageNames } from '../tables/property-names.ts';

/** Returns the settings that a word can mean in an object, the likeliest first. */
export function suggestNames(word: string, { title = '', properties = {} }: Schema): string[] {
  const key = normalizeName(word);
  // Names for the text of a page have no other meaning there.
  const common = title === 'Page' && isTextOfPage(word) ? [] : (tableOf('').get(key) ?? []);
  const all = [...(tableOf(title).get(key) ?? []), ...common];
  return all.filter((name) => Object.hasOwn(properties, name));
}

/** Whether a word means the text of a page, as in Markdown files and other generators. */
export const isTextOfPage = (word: string): boolean =>
  /^(?:page[-_]?)?(?:contents?|body|paragraphs|markdown|md|text|html|article|prose|copy)$/i.test(word);

/** Whether a word has only one meaning. */
export const isCertainWord = (word: string): boolean => certainNames.split(' ').includes(normalizeName(word));

/** Whether a word is known as a name or an alias, so that it isn't a misspelling. */
export function isKnownWord(word: string): boolean {
  if (knownWords.size === 0)
    for (const table of [
      commonNames,
      networkNames,
      ...Object.values(namesByObject),
      blockTypes,
      { '': `${factNames} ${pageNames}` },
    ])
      for (const each of Object.entries(table)
        .join(' ')
        .split(/[\s,]+/))
        knownWords.add(normalizeName(each));
  knownWords.delete('');
  return knownWords.has(normalizeName(word));
}

const knownWords = new Set<string>();

/* Links are also named after their network. */
const networkNames = { 'links profiles href': [...Object.keys(networks), 'bsky', 'devto'].join(' ') };

/** Returns the likeliest block type for a word. */
export const suggestType = (word: string): string | undefined => suggestTypes(word)[0];

/** Returns the block types that a word can mean, the likeliest first. */
export const suggestTypes = (word: string): string[] => {
  const table = tableOf('type');
  return table.get(normalizeName(word)) ?? table.get(baseWord(word)) ?? [];
};

/** Removes common prefixes and suffixes: "HeroSection" is a component, "resume-hero-3" a HugoBlox block. */
export const baseWord = (word: string): string =>
  normalizeName(word).replace(/^resume(?=.)|(?:section|block|component|\d+)$/g, '');

/** Whether a name is one of these names, which are separated by spaces. An asterisk stands for any characters. */
export const isOneOf = (name: string, names: string): boolean => {
  const normalized = normalizeName(name);
  return names.split(' ').some((each) => new RegExp(`^${each.replaceAll('*', '.*')}$`, 'u').test(normalized));
};

/* Normalizes a word as in the tables. Removes "my" and "our": "mySkills". */
const normalizeName = (word: string): string =>
  word.length > 40
    ? ''
    : word
        .replace(/^(?:[Mm]y|[Oo]ur)(?:[-_ ]+|(?=\p{Lu}))/u, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');

/* Created on first use: a valid site needs none. */
const tables = new Map<string, Map<string, string[]>>();

function tableOf(title: string): Map<string, string[]> {
  const known = tables.get(title);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const [targets, words] of Object.entries(tableFor(title))) {
    if (title === 'type') table.set(normalizeName(targets), [targets]);
    for (const word of words.split(' ')) table.set(word, [...(table.get(word) ?? []), ...targets.split(' ')]);
  }
  tables.set(title, table);
  return table;
}

function tableFor(title: string): Readonly<Record<string, string>> {
  if (title === '') return { ...commonNames, ...networkNames };
  if (title === 'type') return blockTypes;
  return (Object.hasOwn(namesByObject, title) && namesByObject[title]) || {};
}

/** Whether a setting is a private note: "_comment", "//", "internalNote", "todo". */
export const isPrivate = (key: string, schema: Schema): boolean =>
  /^[_/#]/.test(key) || (privateNames.test(key) && suggestNames(key, schema).length === 0);

const privateNames =
  /^(?:(?:[Ii]nternal|[Pp]rivate|[Ss]ecret)(?![a-z])|INTERNAL|PRIVATE|SECRET)|^(?:fixme|memo|FIXME|MEMO)$|(?:[Nn]ote|[Cc]omment|[Tt]odo|[Rr]eminder|[Rr]emark|NOTE|COMMENT|TODO|REMINDER|REMARK)[Ss]?$/;
