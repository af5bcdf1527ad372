import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LabelTable } from './labels.ts';

const tables = new Map(Object.entries({ en, fr, ar, de }));

/** What the site says by itself to readers of a language, by its tag: "fr-CA" is French. English for those without a table, where a period needs no words. */
export function labelsIn(language: string): LabelTable {
  return tableOf(language) ?? neutral;
}

/* A date in another language, with English in it, would be of none. */
const neutral: LabelTable = { ...en, period: '{start} – {end}', present: '' };

/** Whether the site has words of its own for a language. */
export const hasLabels = (language: string): boolean => tableOf(language) !== undefined;

const tableOf = (language: string) => tables.get(language.toLowerCase().split('-')[0] as string);
