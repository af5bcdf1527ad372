import { labelLanguages } from '../../../../schema/label-languages.ts';
import type { BlockHost } from '../../block-host.ts';
import { en } from './en.ts';
import type { LabelTable } from './label-table.ts';

/**
 * Returns the built-in interface labels for a language tag: "fr-CH" uses French. Other languages use English, with a
 * language-neutral period.
 */
export function labelsIn(language: string, { labelsOf }: Pick<BlockHost, 'labelsOf'>): LabelTable {
  const built = builtInLanguage(language);
  if (built === 'en') return en;
  return (built === undefined ? undefined : labelsOf?.(built)) ?? neutral;
}

/* An English word inside a date in another language would be confusing. */
const neutral: LabelTable = { ...en, period: '{start} – {end}', present: '' };

/** Whether built-in labels exist for a language. */
export const hasLabels = (language: string): boolean => builtInLanguage(language) !== undefined;

/**
 * Returns the tag of the built-in labels for a language tag: "zh-Hant" for "zh-TW", "nb" for "no". The script decides
 * before the language, because readers of one script may not read another. Undefined for other languages.
 */
export function builtInLanguage(tag: string): string | undefined {
  const locale = localeOf(tag);
  if (!locale) return undefined;
  const { language, script, region } = locale.maximize();
  const usual = norwegian.has(language) ? 'nb' : language;
  const isUsualScript = new Intl.Locale(usual).maximize().script === script;
  const tags = [locale.toString(), `${usual}-${region}`, `${usual}-${script}`, ...(isUsualScript ? [usual] : [])];
  return tags.find((each) => known.has(each));
}

/* Norwegian without a written form, and Nynorsk: both get the labels in Bokmål. */
const norwegian = new Set(['no', 'nn']);

const known = new Set<string>(labelLanguages);

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
