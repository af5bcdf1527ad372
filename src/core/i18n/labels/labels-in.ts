import { labelLanguages } from '../../../../schema/label-languages.ts';
import type { BlockHost } from '../../block-host.ts';
import { en } from './en.ts';
import type { LabelTable } from './label-table.ts';

/**
 * Returns the built-in interface labels for a language tag: "fr-CH" uses French. Other languages use English, with a
 * language-neutral period.
 */
export function labelsIn(language: string, { labelsOf }: Pick<BlockHost, 'labelsOf'>): LabelTable {
  const tag = builtInLanguage(language);
  if (tag === 'en') return en;
  return (tag === undefined ? undefined : labelsOf?.(tag)) ?? neutral;
}

/* An English word in a date of another language would be confusing. */
const neutral: LabelTable = { ...en, period: '{start} – {end}', present: '' };

/** Whether built-in labels exist for a language. */
export const hasLabels = (language: string): boolean => builtInLanguage(language) !== undefined;

/**
 * Returns the tag of the built-in labels for a language tag: "zh-Hant" for "zh-TW", "nb" for "no". The script takes
 * precedence over the language, because readers of one script may not read another. Undefined for other languages.
 */
export function builtInLanguage(tag: string): string | undefined {
  const locale = localeOf(tag);
  if (!locale) return undefined;
  const { language, script, region } = locale.maximize();
  const main = norwegian.has(language) ? 'nb' : language;
  const isDefaultScript = new Intl.Locale(main).maximize().script === script;
  const tags = [locale.toString(), `${main}-${region}`, `${main}-${script}`, ...(isDefaultScript ? [main] : [])];
  return tags.find((each) => builtInTags.has(each));
}

/* Unspecified Norwegian and Nynorsk use the labels in Bokmål. */
const norwegian = new Set(['no', 'nn']);

const builtInTags = new Set<string>(labelLanguages);

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
