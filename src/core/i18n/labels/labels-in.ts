import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LabelTable } from './labels.ts';

const tables = new Map(Object.entries({ en, fr, ar, de }));

/**
 * Returns the interface labels for a language tag: "fr-CA" uses French. Other languages use English, with a
 * language-neutral period.
 */
export function labelsIn(language: string): LabelTable {
  return tableOf(language) ?? neutral;
}

/* An English word inside a date in another language would be confusing. */
const neutral: LabelTable = { ...en, period: '{start} – {end}', present: '' };

/** Whether built-in labels exist for a language. */
export const hasLabels = (language: string): boolean => tableOf(language) !== undefined;

const tableOf = (language: string) => tables.get(language.toLowerCase().split('-')[0] as string);
