import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/did-you-mean.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { joinNames, shown } from '../../core/diagnostics/wording.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { type Schema, typesIn } from '../../core/validation/schema.ts';
import { acceptsType } from '../matches-schema.ts';
import { isKnownWord, suggestNames } from '../names/candidates.ts';
import { type Alias, findAlias } from '../names/find-alias.ts';
import { isFact } from '../places/move-to-notes.ts';
import { shorten } from '../shorten.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { type PropertyIssues, propertyNames } from './property-issues.ts';

/** The supported name of an unknown setting, and its value under that name. */
export type Renaming = Alias & { isMisspelled?: true; isGuess?: true; others?: string[] };

/**
 * Returns the name that a key misspells; undefined if the key is a known word, such as "pages" of a publication, which
 * isn't "page".
 */
export function misspelledName(key: string, names: Iterable<string>, schema: Schema): string | undefined {
  const similar = isFact(key, schema) ? undefined : nearest(key, names);
  const isPlural = similar !== undefined && (`${similar}s` === key || similar === `${key}s`);
  return similar !== undefined && !isPlural && isKnownWord(key) ? undefined : similar;
}

/** Finds the supported name of an unknown setting; undefined if there is none. `taken` are the existing settings. */
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
  // Every word of three letters is near others.
  if (similar === undefined || (!acceptsValue && !alike && key.length === 3)) return undefined;
  // A single value for a list is wrapped together with the renaming.
  const list =
    !acceptsValue && schema.properties?.[similar]?.type === 'array'
      ? coerceValue(schema.properties?.[similar] as Schema, data[key], { key, name: '' })
      : undefined;
  return { name: similar, value: list ?? data[key], isSure: acceptsValue, isMisspelled: true };
}

/** Sorts unknown settings by their number of meanings: "position" is the role, so "name" is the company. */
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

/** Pairs unknown settings with missing ones of the same type, if there are as many: "chapters" with "sections". */
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

/** Returns the fix that renames a setting. `isRival` if another setting has the same suggestion. */
export function renameFix(
  key: string,
  { name, value, isNewEntries: areEntries, isMisspelled, isGuess, isSure, others }: Renaming,
  { data, schema }: PropertyIssues,
  steps: JsonPath,
  isRival: boolean,
): Fix {
  if (areEntries) {
    // New entries are a list.
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
  // The only remaining text may be private.
  if (isGuess && typeof value === 'string' && schema.title !== 'Period') return { ...fix, certain: false, edits: [] };
  // Not certain if two settings have this name, or if the value doesn't match.
  return { ...fix, certain: isSure && !isRival && (!isMisspelled || fix.certain) };
}

/**
 * Returns the fix that writes a setting with another name and value, and replaces `others` and any setting that already
 * has the name.
 */
export function rewriteProperty(
  steps: JsonPath,
  key: string,
  name: string,
  value: unknown,
  others: string[] = [],
  data: Record<string, unknown> = {},
): Fix {
  const at = [...steps, key];
  const hasName = Object.hasOwn(data, name);
  const replaced = [...(hasName ? [name] : []), key, ...others];
  const written = `"${name}": ${shorten(value)}`;
  return {
    text: replaced.length > 1 ? `replace ${joinNames(replaced)} with ${written}` : `write ${written}`,
    certain: false,
    edits: [
      ...(hasName
        ? ([
            { kind: 'remove', at },
            { kind: 'set', at: [...steps, name], value },
          ] satisfies Change[])
        : ([
            { kind: 'rename', at, name },
            { kind: 'set', at, value },
          ] satisfies Change[])),
      ...others.map((other): Change => ({ kind: 'remove', at: [...steps, other] })),
    ],
  };
}
