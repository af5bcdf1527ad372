import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { isLanguage } from '../../core/text/language-tags.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';

/** Translations of a text in separate settings: "headline_fr" next to "headline". */
interface LanguageVariants {
  name: string;
  /** The settings with the translations; the first is unknown. */
  keys: string[];
  /** The text by language. */
  value: Record<string, unknown>;
}

/** Finds unknown settings that contain translations of a supported setting. */
export function languageVariants(
  unknown: readonly string[],
  data: Record<string, unknown>,
  { properties = {} }: Schema,
  site: unknown,
): LanguageVariants[] {
  const tags = tagsOf(site);
  const [base = ''] = tags;
  const found = new Map<string, LanguageVariants>();
  for (const key of unknown)
    for (const tag of new Set([...tags, ...tagAfter(key)])) {
      const name = nameBefore(key, tag);
      const schema = properties[name];
      if (!schema || !(isTranslatable(schema) || isTranslatableList(schema))) continue;
      const variants = found.get(name) ?? { name, keys: [], value: byBaseLanguage(data[name], tags) };
      found.set(name, { name, keys: [...variants.keys, key], value: { ...variants.value, [tag]: data[key] } });
    }
  // A text by language requires the main language.
  return [...found.values()].filter(({ value }) => Object.hasOwn(value, base));
}

/* Returns a language that isn't among the site's languages yet. */
function tagAfter(key: string): string[] {
  const [, tag = 'id'] = /[_-]([a-z]{2})$/.exec(key) ?? [];
  return tag !== 'id' && isLanguage(tag) ? [tag] : [];
}

const tagsOf = (site: unknown): string[] => {
  // Only sites have unknown settings.
  const { language, languages } = site as Record<string, unknown>;
  return (Array.isArray(languages) ? languages : [language]).filter((tag) => typeof tag === 'string');
};

/* Returns "headline" for "headline_fr", "headline-fr", "headlineFr" and "headline[fr]". */
function nameBefore(key: string, tag: string): string {
  const capital = tag.charAt(0).toUpperCase() + tag.slice(1);
  const suffixes = [...['_', '-', '.', ':', '@'].map((sign) => sign + tag), `[${tag}]`, capital];
  const suffix = suffixes.find((each) => key.endsWith(each)) ?? key;
  return key.slice(0, -suffix.length);
}

const byBaseLanguage = (text: unknown, [base = '']: string[]): Record<string, unknown> =>
  isRecord(text) && !Array.isArray(text) ? text : text === undefined ? {} : { [base]: text };
