import type { Change, JsonPath } from '../../core/diagnostics/change.ts';
import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/did-you-mean.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { cutShort, shown } from '../../core/diagnostics/wording.ts';
import type { WrongSettings } from '../../core/problem-cause.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { typesIn } from '../../core/validation/schema.ts';
import { formatExample } from '../../core/validation/schema-example.ts';
import { isRecord } from '../../shared/is-record.ts';
import { convertEntry, convertValue } from '../values/convert-value.ts';
import { iconOfNetwork } from '../values/icon-of-network.ts';
import { isAmong, isKnownWord, suggestNames } from './aliases.ts';

/** The supported name of an unknown setting, and its value under that name. */
interface Renaming {
  name: string;
  /** The value to write: the original, or an equivalent one. */
  value: unknown;
  /** Whether `value` contains new entries for an existing list. */
  isNewEntries?: true;
  isMisspelled?: true;
  isSure: boolean;
}

/** Finds the supported name of an unknown setting; undefined if there is none. `taken` are the existing settings. */
export function findRenaming(
  key: string,
  taken: Record<string, unknown>,
  { schema, data, missing }: Pick<WrongSettings, 'schema' | 'data'> & { missing: Iterable<string> },
): Renaming | undefined {
  const free = Object.keys({ ...schema.properties }).filter((name) => !Object.hasOwn(data, name));
  const alike = free.find((name) => isLike(key, name));
  const alias = alike === undefined ? findAlias(key, { ...taken, [key]: data[key] }, schema) : undefined;
  if (alias) return alias;
  const name = alike ?? misspelledName(key, missing, schema) ?? misspelledName(key, free, schema);
  const setting = name === undefined ? undefined : schema.properties?.[name];
  const isSure = acceptsType(setting, data[key]);
  // Every word of three letters is near others.
  if (name === undefined || (!isSure && !alike && key.length === 3)) return undefined;
  // A single value for a list is wrapped together with the renaming.
  const list = !isSure && setting?.type === 'array' ? convertValue(setting, data[key], { key }) : undefined;
  return { name, value: list ?? data[key], isSure, isMisspelled: true };
}

/**
 * Returns the name that a key misspells; undefined if the key is a known word, such as "pages" of a publication, which
 * isn't "page".
 */
export function misspelledName(key: string, names: Iterable<string>, { properties = {} }: Schema): string | undefined {
  const similar = properties.facts && isAmong(key, 'facts') ? undefined : nearest(key, names);
  const isPlural = similar !== undefined && (`${similar}s` === key || similar === `${key}s`);
  return similar !== undefined && !isPlural && isKnownWord(key) ? undefined : similar;
}

/** Finds the supported setting for an alias, and the value to write; undefined if there is none. */
export function findAlias(key: string, data: Record<string, unknown>, schema: Schema): Renaming | undefined {
  const { properties = {} } = schema;
  const value = data[key];
  if (value === null || value === undefined) return undefined;
  const candidates = suggestNames(key, schema);
  const free = candidates.filter((name) => isFree(name, data, schema));
  // The picture in a hero is usually a portrait. A description beside it mustn't get lost.
  const hasAlt = Object.keys(data).some(isAltText);
  const context = { key, name: hasAlt ? '' : schema.title === 'Hero' ? '{name}' : nameOf(data) };
  // Candidates are names of the schema.
  const fits = free.flatMap((name): Renaming[] => {
    const fit = convertValue(properties[name] as Schema, value, context);
    return fit === undefined ? [] : [{ name, value: fit, isSure: fit === value && isAmong(key, 'certain') }];
  });
  const [first] = fits;
  // A date read from a text omits some of its words, so a text that is valid as it is comes first.
  const unchanged = typeof first?.value === 'string' ? fits.find((each) => each.value === value) : undefined;
  if (first) return unchanged ?? first;
  for (const name of candidates) {
    const { items } = properties[name] as Schema;
    const entry = items && Array.isArray(data[name]) && !Array.isArray(value) && convertEntry(items, value, context);
    if (isRecord(entry)) return { name, value: [entry], isNewEntries: true, isSure: false };
  }
  // Other problems of the value are reported after the renaming, which must not lose the name of a network.
  const acceptable = (iconOfNetwork(key) ? [] : free).find(
    (name) => acceptsType(properties[name], value) || (!isRecord(value) && acceptsScalars(properties[name])),
  );
  return acceptable === undefined ? undefined : { name: acceptable, value, isSure: false };
}

/** Whether a name is one for alternative text: "alt", "image_alt", "altText". */
export const isAltText = (key: string): boolean => /alt(?:[-_ ]?text)?$/i.test(key);

/** Whether a setting can be added to these settings. An entry has either a date or a period. */
export function isFree(name: string, data: object, { properties = {} }: Schema): boolean {
  const other = { date: 'period', period: 'date' }[name] ?? name;
  return ![name, other].some((each) => Object.hasOwn(properties, each) && Object.hasOwn(data, each));
}

/* Whether a setting accepts this type of value. A string may contain a number or a boolean. */
function acceptsType({ type, items }: Schema = {}, value: unknown): boolean {
  const types = typesIn(type);
  const isBlocks = Array.isArray(value) && items?.title === 'Block';
  if (isBlocks && !value.every(isRecord)) return false;
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const isText =
    kind === 'string' && types.some((each) => each === 'boolean' || each === 'number' || each === 'integer');
  return types.length === 0 || types.includes(kind) || (kind === 'number' && types.includes('integer')) || isText;
}

const acceptsScalars = (schema: Schema | undefined) => acceptsType(schema, '') || acceptsType(schema, true);

/* Returns the name of an object; "" if it has none. */
const nameOf = ({ title, name, headline, heading }: Record<string, unknown>): string =>
  [name, title, headline, heading].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';

/** Sorts unknown settings by their number of meanings: "position" is the role, so "name" is the company. */
export function leastAmbiguousFirst(unknown: readonly string[], taken: object, schema: Schema): readonly string[] {
  const countOf = (key: string) =>
    new Set(suggestNames(key, schema).filter((name) => !Object.hasOwn(taken, name))).size;
  const counts = new Map(unknown.map((key) => [key, countOf(key)]));
  return unknown.toSorted((a, b) => Number(counts.get(a)) - Number(counts.get(b)));
}

/** Returns the fix that renames a setting. `isRival` if another setting has the same suggestion. */
export function renameFix(
  key: string,
  { name, value, isNewEntries, isMisspelled, isSure }: Renaming,
  data: Record<string, unknown>,
  steps: JsonPath,
  isRival: boolean,
): Fix {
  const at = [...steps, key];
  if (isNewEntries) {
    // New entries are a list.
    const entries = value as unknown[];
    const changes = entries.map((entry): Change => ({ kind: 'append', at: [...steps, name], value: entry }));
    // A list that another setting becomes doesn't exist yet.
    const edits: Change[] = Array.isArray(data[name]) ? [{ kind: 'remove', at }, ...changes] : [];
    return { text: `add to "${name}": ${entries.map(shown).join(', ')}`, certain: false, edits };
  }
  if (value !== data[key]) {
    const text = `write "${name}": ${cutShort(formatExample(value))}`;
    const edits: Change[] = [
      { kind: 'rename', at, name },
      { kind: 'set', at, value },
    ];
    return { text, certain: false, edits };
  }
  const fix = didYouMean({ pointer: pointerOf(at), part: 'key' }, key, name);
  // Not certain if two settings have this name, or if the value doesn't match.
  return { ...fix, certain: isSure && !isRival && (!isMisspelled || fix.certain) };
}
