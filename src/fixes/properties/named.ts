import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/suggest.ts';
import { shown } from '../../core/diagnostics/wording.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { typesIn } from '../../core/validation/types-in.ts';
import { acceptsType } from '../matches-schema.ts';
import { isKnownWord, suggestNames } from '../names/candidates.ts';
import { type Alias, findAlias } from '../names/known-alias.ts';
import { isFact } from '../places/move-to-notes.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { type PropertyIssues, propertyNames } from './lack.ts';
import { rewriteProperty } from './rewritten.ts';

/** What a setting is called here, and what is written there then. */
export type Renaming = Alias & { isMisspelled?: true; isGuess?: true; others?: string[] };

/** The name that one slip of the pen makes a word of, which says nothing else: "pages" are those of a publication, not a "page". */
export function misspelledName(key: string, names: Iterable<string>, schema: Schema): string | undefined {
  const similar = isFact(key, schema) ? undefined : nearest(key, names);
  const isPlural = similar !== undefined && (`${similar}s` === key || similar === `${key}s`);
  return similar !== undefined && !isPlural && isKnownWord(key) ? undefined : similar;
}

/** What an unknown setting is called here, by its word; undefined where no name is meant. `taken` are those that are there. */
export function findRenaming(
  key: string,
  taken: Record<string, unknown>,
  { schema, data, missing }: PropertyIssues,
): Renaming | undefined {
  const free = propertyNames(schema).filter((name) => !Object.hasOwn(data, name));
  const alike = free.find((name) => isLike(key, name));
  const synonym = alike === undefined ? findAlias(key, { ...taken, [key]: data[key] }, schema) : undefined;
  if (synonym) return synonym;
  const similar = alike ?? misspelledName(key, missing, schema) ?? misspelledName(key, free, schema);
  const acceptsValue = similar !== undefined && acceptsType(schema.properties?.[similar], data[key]);
  // Of three letters one slip makes any other word.
  if (similar === undefined || (!acceptsValue && !alike && key.length === 3)) return undefined;
  // One thing where a list belongs is told with the name.
  const list =
    !acceptsValue && schema.properties?.[similar]?.type === 'array'
      ? coerceValue(schema.properties?.[similar] as Schema, data[key], { key, name: '' })
      : undefined;
  return { name: similar, value: list ?? data[key], isSure: acceptsValue, isMisspelled: true };
}

/** What can be called one thing only comes first: a "name" beside a "position" is that of the company. */
export const leastAmbiguousFirst = (unknown: string[], taken: Record<string, unknown>, schema: Schema) =>
  unknown.length === 1
    ? unknown
    : unknown
        .map((key) => {
          const names = suggestNames(key, schema).filter((name) => !Object.hasOwn(taken, name));
          return { key, count: new Set(names).size };
        })
        .sort((a, b) => a.count - b.count)
        .map(({ key }) => key);

/** Settings that are unknown and can stand for those that are missing, one for one: "chapters" for "sections". */
export function pairUnknownWithMissing(
  unknown: string[],
  missing: string[],
  data: Record<string, unknown>,
  { properties = {} }: Schema,
) {
  const typeOfValue = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  const pairs = new Map(missing.flatMap((name, index) => unknown.slice(index, index + 1).map((key) => [key, name])));
  const areSameTypes =
    unknown.length === missing.length &&
    [...pairs].every(([key, name]) => typesIn(properties[name]?.type).includes(typeOfValue(data[key])));
  return areSameTypes ? pairs : new Map<string, string>();
}

/** The fix that gives a setting the name that is meant. `isRival` where another one is called so too. */
export function renameFix(
  key: string,
  { name, value, isNewEntries: areEntries, isMisspelled, isGuess, isSure, others }: Renaming,
  { data, schema }: PropertyIssues,
  steps: JsonPath,
  isRival: boolean,
): Fix {
  if (areEntries) {
    const entries = value as unknown[];
    const changes: Change[] = [
      { kind: 'remove', at: [...steps, key] },
      ...entries.map((entry): Change => ({ kind: 'append', at: [...steps, name], value: entry })),
    ];
    const text = `add to "${name}": ${entries.map(shown).join(', ')}`;
    return { text, certain: false, edits: changes };
  }
  if (value !== data[key]) return rewriteProperty(steps, key, name, value, others);
  const fix = didYouMean({ pointer: pointerOf([...steps, key]), part: 'key' }, key, name);
  // What is only the one text that is left may not be for visitors.
  if (isGuess && typeof value === 'string' && schema.title !== 'Period') return { ...fix, certain: false, edits: [] };
  // No rename where two settings fit one name, or where the value does not fit it.
  return { ...fix, certain: isSure && !isRival && (!isMisspelled || fix.certain) };
}
