import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { isLanguage } from '../../core/i18n/tags.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';

/** A text that is written once for each language, in settings of their own: "headline_fr" beside "headline". */
export interface LanguageVariants {
  name: string;
  /** The settings that it is made of, the first of which is unknown. */
  keys: string[];
  /** The text by language. */
  value: Record<string, unknown>;
}

/** Those among the unknown settings of an object of a site that say a text in one of its languages. */
export function languageVariants(
  unknown: readonly string[],
  data: Record<string, unknown>,
  { properties = {} }: Schema,
  site: unknown,
): LanguageVariants[] {
  const tags = tagsOf(site);
  const found = new Map<string, LanguageVariants>();
  for (const key of unknown)
    for (const tag of new Set([...tags, ...tagAfter(key)])) {
      const name = nameBefore(key, tag);
      const schema = properties[name];
      if (!schema || !(isTranslatable(schema) || isTranslatableList(schema))) continue;
      const variants = found.get(name) ?? { name, keys: [], value: byBaseLanguage(data[name], tags) };
      found.set(name, { name, keys: [...variants.keys, key], value: { ...variants.value, [tag]: data[key] } });
    }
  // Without the first language it would be no text yet.
  return [...found.values()].filter(({ value }) => Object.hasOwn(value, String(tags[0])));
}

/* A language that the site does not name yet. */
function tagAfter(key: string): string[] {
  const [, tag = 'id'] = /[_-]([a-z]{2})$/.exec(key) ?? [];
  return tag !== 'id' && isLanguage(tag) ? [tag] : [];
}

const tagsOf = (site: unknown): string[] => {
  // What has settings that are not known is in a site.
  const { language, languages } = site as Record<string, unknown>;
  return (Array.isArray(languages) ? languages : [language]).filter((tag) => typeof tag === 'string');
};

/* The "headline" of "headline_fr", "headline-fr", "headlineFr" and "headline[fr]". */
function nameBefore(key: string, tag: string): string {
  const capital = tag.charAt(0).toUpperCase() + tag.slice(1);
  const suffixes = [...['_', '-', '.', ':', '@'].map((sign) => sign + tag), `[${tag}]`, capital];
  const suffix = suffixes.find((each) => key.endsWith(each)) ?? key;
  return key.slice(0, -suffix.length);
}

const byBaseLanguage = (text: unknown, [base = '']: string[]): Record<string, unknown> =>
  isRecord(text) && !Array.isArray(text) ? text : text === undefined ? {} : { [base]: text };
