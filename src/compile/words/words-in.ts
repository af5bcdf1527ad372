import { ar } from './ar.ts';
import { de } from './de.ts';
import { fr } from './fr.ts';
import { en, type Words } from './words.ts';

const tables: Readonly<Record<string, Words>> = { en, fr, ar, de };

/** The words of the interface in a language: those of its country are the same. English where there are none. */
export function wordsIn(language: string): Words {
  const [primary = ''] = language.split('-');
  return Object.hasOwn(tables, primary) ? (tables[primary] as Words) : en;
}
