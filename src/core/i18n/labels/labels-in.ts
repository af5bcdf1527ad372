import { labelLanguages } from '../../../../schema/label-languages.ts';
import type { WrittenSite } from '../../../../schema/site.ts';
import { isRecord } from '../../../shared/is-record.ts';
import type { BlockHost } from '../../block-host.ts';
import { en, type LabelTable } from './en.ts';

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

/**
 * Returns the custom labels of a site, without those that lack a translation in a language with built-in labels: the
 * built-in label is better than one in another language.
 */
export function customLabelsIn(
  { labels, notFound }: Pick<WrittenSite, 'labels' | 'notFound'>,
  language: string,
): Pick<WrittenSite, 'labels' | 'notFound'> {
  if (!hasLabels(language)) return {};
  return {
    ...(labels && { labels: writtenIn(language, labels) }),
    ...(notFound && { notFound: writtenIn(language, notFound) }),
  };
}

/* The action of the 404 page is a link, not a label. */
const writtenIn = <Labels extends object>(language: string, labels: Labels): Labels =>
  Object.fromEntries(
    Object.entries(labels).filter(
      ([name, text]) => name === 'action' || !isRecord(text) || Object.hasOwn(text, language),
    ),
    // Object.fromEntries loses the type of the keys.
  ) as Labels;
