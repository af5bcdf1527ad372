import type { Schema } from '../../core/resolve/walk.ts';
import { byPart, certain, everywhere, ofFacts, ofTypes } from './property-aliases.ts';

/** The settings of a part that a word may mean, the likeliest first. */
export function suggestNames(word: string, { title = '', properties = {} }: Schema): string[] {
  const key = plain(word);
  // What a page says is none of what is said of it.
  const others = title === 'Page' && isTextOfPage(word) ? [] : (tableOf('').get(key) ?? []);
  const all = [...(tableOf(title).get(key) ?? []), ...others];
  return all.filter((name) => Object.hasOwn(properties, name));
}

/** Whether a word is one for the text of a page, which Markdown files and other programs have beside its title. */
export const isTextOfPage = (word: string): boolean =>
  /^(?:page[-_]?)?(?:contents?|body|paragraphs|markdown|md|text|html|article|prose|copy)$/i.test(word);

/** Whether a word means one thing and no other. */
export const isCertainWord = (word: string): boolean => certain.split(' ').includes(plain(word));

/** Whether a word has a meaning of its own in a site or elsewhere, so that it is no misspelling of another one. */
export function isKnownWord(word: string): boolean {
  if (knownWords.size === 0)
    for (const each of [everywhere, ...Object.values(byPart), ofTypes, ofFacts, ofPages].join(' ').split(/[\s:]+/))
      knownWords.add(plain(each));
  knownWords.delete('');
  return knownWords.has(plain(word));
}

const knownWords = new Set<string>();

/* What pages have in other programs. */
const ofPages =
  'math mathjax katex layout template weight order toc comments series sitemap robots params parent css script scripts class style font fonts logo width height margin padding size status badge unit currency team client menu order draft cv pdf print';

/** The type of a block that a word is or means; of several the likeliest. */
export const suggestType = (word: string): string | undefined => suggestTypes(word)[0];

/** The types of blocks that a word is or may mean, the likeliest first. */
export const suggestTypes = (word: string): string[] => {
  const table = tableOf('type');
  return table.get(plain(word)) ?? table.get(bareWord(word)) ?? [];
};

/** What is left of a word for a type: "HeroSection" is the name of a component, "resume-hero-3" that of a block of HugoBlox. */
export const bareWord = (word: string): string =>
  plain(word).replace(/^resume(?=.)|(?:section|block|component|\d+)$/g, '');

/* As the tables write a word. Whose it is says nothing: "mySkills". */
const plain = (word: string): string =>
  word.length > 40
    ? ''
    : word
        .replace(/^(?:[Mm]y|[Oo]ur)(?:[-_ ]+|(?=\p{Lu}))/u, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');

/* Each is read when a word is first looked up in it: a file without mistakes needs none. */
const tables = new Map<string, Map<string, string[]>>();

function tableOf(title: string): Map<string, string[]> {
  const known = tables.get(title);
  if (known) return known;
  const table = new Map<string, string[]>();
  const written =
    title === '' ? everywhere : title === 'type' ? ofTypes : Object.hasOwn(byPart, title) ? byPart[title] : '';
  for (const line of String(written).split('\n').filter(Boolean)) {
    const [targets, words = ''] = line.split(': ') as [string, string?];
    if (title === 'type') table.set(plain(targets), [targets]);
    for (const word of words.split(' ').filter(Boolean))
      table.set(word, [...(table.get(word) ?? []), ...targets.split(' ')]);
  }
  tables.set(title, table);
  return table;
}
