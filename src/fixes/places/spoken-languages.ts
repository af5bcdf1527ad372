import { formatExample } from '../../core/validation/example.ts';
import { isRecord } from '../../shared/is-record.ts';
import { matchesSchema } from '../matches-schema.ts';
import { parseSpokenLanguage } from '../values/suggest-language.ts';

/** A spoken language, in the format of a card grid's facts. */
interface SpokenLanguage {
  name: string;
  level?: string;
}

/**
 * Reads spoken languages from an array, a string or an object such as { "French": "B2" }. Undefined if the value
 * contains anything else.
 */
export function parseSpokenLanguages(value: unknown): SpokenLanguage[] | undefined {
  const all =
    typeof value === 'string'
      ? value.split(/[,;\n]/).map((each) => parseSpokenLanguage(each.trim()))
      : languagesOf(value);
  return all.length > 0 && all.every((each): each is SpokenLanguage => matchesSchema(language, each)) ? all : undefined;
}

/** Returns a fact with these languages. */
export const languagesFact = (languages: SpokenLanguage[], label = 'Languages') => ({ label, languages });

/** Explains where spoken languages belong, with these languages as the example. */
export const adviseOnLanguages = (
  languages: SpokenLanguage[] = [{ name: 'French', level: 'B2' }],
  label?: string,
): string =>
  `add the languages that you speak to "facts" in a card-grid: ${formatExample(languagesFact(languages, label))}`;

const text = { type: 'string', minLength: 1, maxLength: 120 };
const language = { type: 'object', properties: { name: text, level: text }, required: ['name'] };

function languagesOf(value: unknown): (object | undefined)[] {
  if (!isRecord(value)) return [];
  return Array.isArray(value) ? value.map(languageOf) : Object.entries(value).map(pairOf);
}

function languageOf(entry: unknown): object | undefined {
  if (!isRecord(entry)) return typeof entry === 'string' ? parseSpokenLanguage(entry) : undefined;
  const {
    language: languageName,
    name = languageName,
    fluency,
    proficiency = fluency,
    level = proficiency,
    ...others
  } = entry;
  return Object.keys(others).length > 0 ? undefined : pairOf([String(name), level]);
}

const pairOf = ([name, level]: [string, unknown]): object => (level === undefined ? { name } : { name, level });
