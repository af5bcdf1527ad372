import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type StarterTexts } from './en.ts';
import { fr } from './fr.ts';

const tables: Record<string, StarterTexts> = { en, fr, ar, de };

/** A text of a new site in every language. */
export const inEveryLanguage = (name: keyof StarterTexts): string[] =>
  Object.values(tables).map((table) => table[name]);

/** A text for a site in one language, or one for each of several. */
type Text = string | Record<string, string>;

/**
 * What a new site says in some languages, the first of which is its base. Of a country's kind of a language it is the
 * language ("fr-CA" is French); of a language that is not known there are no texts, and the base is English then.
 */
export function textsIn(languages: readonly string[]): Record<keyof StarterTexts, Text> {
  const [base = 'en'] = languages;
  const known = languages.flatMap((tag) => {
    const table = tables[tag.replace(/-.*/, '')] ?? (tag === base ? en : undefined);
    return table ? [[tag, table] as const] : [];
  });
  const textOf = (name: keyof StarterTexts): Text => {
    const texts = known.map(([tag, table]) => [tag, table[name]] as const);
    const [first = ''] = texts.map(([, text]) => text);
    // What reads the same everywhere is written once.
    return texts.every(([, text]) => text === first) ? first : Object.fromEntries(texts);
  };
  // The names of an object are those of its type.
  return Object.fromEntries((Object.keys(en) as (keyof StarterTexts)[]).map((name) => [name, textOf(name)])) as Record<
    keyof StarterTexts,
    Text
  >;
}

/** Whether a new site has texts in a language. */
export const speaks = (tag: string): boolean => Object.hasOwn(tables, tag.replace(/-.*/, ''));
