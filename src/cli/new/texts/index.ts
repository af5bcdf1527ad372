import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type StarterTexts } from './en.ts';
import { fr } from './fr.ts';

const tables: Record<string, StarterTexts> = { en, fr, ar, de };

/** Returns a text in every language. */
export const inEveryLanguage = (name: keyof StarterTexts): string[] =>
  Object.values(tables).map((table) => table[name]);

/** A text, or its translations by language. */
type Text = string | Record<string, string>;

/**
 * Returns the texts of a new site in these languages, the main one first. Regional variants use the texts of their
 * language ("fr-CA" is French). If the main language has no texts, they are English.
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
    // Texts that are equal in all languages are written once.
    return texts.every(([, text]) => text === first) ? first : Object.fromEntries(texts);
  };
  // Object.keys loses the type of the keys.
  return Object.fromEntries((Object.keys(en) as (keyof StarterTexts)[]).map((name) => [name, textOf(name)])) as Record<
    keyof StarterTexts,
    Text
  >;
}

export const hasStarterTexts = (tag: string): boolean => Object.hasOwn(tables, tag.replace(/-.*/, ''));
