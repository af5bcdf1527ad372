import { formatExample } from '../../core/validation/example.ts';
import { isRecord } from '../../shared/is-record.ts';
import { matchesSchema } from '../matches-schema.ts';
import { parseSpokenLanguage } from '../values/suggest-language.ts';

/** A language that somebody speaks, as the facts of a card grid have it. */
export interface Spoken {
  name: string;
  level?: string;
}

/** The languages that a list, a text or a group says, "French": "B2"; undefined where it is anything else, or says more. */
export function parseSpokenLanguages(value: unknown): Spoken[] | undefined {
  const all =
    typeof value === 'string' ? value.split(/[,;\n]/).map((each) => parseSpokenLanguage(each.trim())) : inGroups(value);
  return all.length > 0 && all.every((each): each is Spoken => matchesSchema(language, each)) ? all : undefined;
}

/** A fact that says the languages. */
export const languagesFact = (languages: Spoken[], label = 'Languages') => ({ label, languages });

/** Where the languages are said that somebody speaks: their own, as far as they are known. */
export const languagesSpoken = (languages: Spoken[] = [{ name: 'French', level: 'B2' }], label?: string): string =>
  `add the languages that you speak to "facts" in a card-grid: ${formatExample(languagesFact(languages, label))}`;

const text = { type: 'string', minLength: 1, maxLength: 120 };
const language = { type: 'object', properties: { name: text, level: text }, required: ['name'] };

function inGroups(value: unknown): (object | undefined)[] {
  if (!isRecord(value)) return [];
  return Array.isArray(value) ? value.map(spokenOf) : Object.entries(value).map(pairOf);
}

function spokenOf(entry: unknown): object | undefined {
  if (!isRecord(entry)) return typeof entry === 'string' ? parseSpokenLanguage(entry) : undefined;
  const { language: called, name = called, fluency, proficiency = fluency, level = proficiency, ...others } = entry;
  return Object.keys(others).length > 0 ? undefined : pairOf([String(name), level]);
}

const pairOf = ([name, level]: [string, unknown]): object => (level === undefined ? { name } : { name, level });
