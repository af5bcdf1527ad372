import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { joinNames } from '../../core/diagnostics/wording.ts';
import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggestNames } from '../names/candidates.ts';
import { findAlias } from '../names/find-alias.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { requiredSettings } from './block-schema.ts';
import { valueIn } from './find-place.ts';
import type { FixProposal } from './fix-proposal.ts';
import { freeName } from './move-to-notes.ts';

/**
 * Moves settings out of wrapper objects in a block, such as "content" and "design" in HugoBlox. Moves unsupported
 * settings to "notes". Undefined if there are no wrappers.
 */
export function unwrapGroups(
  data: Record<string, unknown>,
  schema: Schema,
  steps: JsonPath,
  site: unknown,
): { keys: string[]; names: string[]; proposal: FixProposal } | undefined {
  const { properties = {} } = schema;
  const isUnknownGroup = (key: string) => !Object.hasOwn(properties, key) && isGroup(data[key]);
  const keys = Object.keys(data).filter((key) => isUnknownGroup(key) && wrapperNames.test(key));
  const notes = valueIn(site, ['notes']) ?? {};
  if (keys.length === 0 || !isGroup(notes)) return undefined;
  const appearanceKeys = Object.keys(data).filter((key) => isUnknownGroup(key) && appearanceNames.test(key));
  const current = { ...data };
  const changes: Change[] = [];
  const leftovers: Record<string, unknown> = {};
  const names: string[] = [];
  for (const key of keys)
    for (const [inner, value] of knownFirst(data[key] as Record<string, unknown>, properties)) {
      if (value === '' || value === null) continue;
      const name = requiredAlias(inner, { ...withInnerSettings(data), ...current }, schema) ?? inner;
      const own = Object.hasOwn(properties, name) && !Object.hasOwn(current, name) ? properties[name] : undefined;
      const fit = own && coerceValue(own, value, { key: inner, name: '' });
      const named = fit === undefined ? findAlias(inner, { ...current, [inner]: value }, schema) : { name, value: fit };
      const copied = new Copied(pointerOf([...steps, key, inner]));
      if (!named || 'areEntries' in named || Object.hasOwn(current, named.name)) {
        leftovers[inner] = copied;
        continue;
      }
      current[named.name] = named.value;
      names.push(named.name);
      changes.push({ kind: 'set', at: [...steps, named.name], value: named.value === value ? copied : named.value });
    }
  for (const key of appearanceKeys) leftovers[key] = new Copied(pointerOf([...steps, key]));
  const all = [...keys, ...appearanceKeys];
  const note = freeName(String(properties.type?.const), notes);
  const hasLeftovers = Object.keys(leftovers).length > 0;
  const noteChanges: Change[] = !hasLeftovers
    ? []
    : Object.hasOwn(site as object, 'notes')
      ? [{ kind: 'set', at: ['notes', note], value: leftovers }]
      : [{ kind: 'set', at: ['notes'], value: { [note]: leftovers } }];
  const text = [
    ...(names.length > 0 ? [`move ${joinNames(names)} out of ${joinNames(keys)}`] : []),
    ...(hasLeftovers ? ['move the unsupported settings to "notes"'] : []),
  ].join(' and ');
  return {
    keys: all,
    names,
    proposal: {
      text,
      changes: [...changes, ...all.map((key): Change => ({ kind: 'remove', at: [...steps, key] })), ...noteChanges],
    },
  };
}

/** Returns the settings of a block, including those in wrappers. */
export const withInnerSettings = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.assign({}, ...Object.entries(data).map(([key, value]) => (isWrapper(key, value) ? value : {})), data);

/* Settings with supported names come before aliases. */
const knownFirst = (group: Record<string, unknown>, properties: Record<string, Schema>) => {
  const isKnown = (key: string) => Number(Object.hasOwn(properties, key));
  return Object.entries(group).sort(([one], [other]) => isKnown(other) - isKnown(one));
};

/* The title of a hero is its headline, unless it has one. */
const requiredAlias = (key: string, data: Record<string, unknown>, schema: Schema): string | undefined =>
  requiredSettings(schema).find(
    (name) => name !== key && !Object.hasOwn(data, name) && suggestNames(key, schema).includes(name),
  );

const isWrapper = (key: string, value: unknown): boolean => wrapperNames.test(key) && isGroup(value);

const wrapperNames = /^(?:content|props|attributes|attrs|params|fields|data|settings|config|options)$/i;
const appearanceNames = /^(?:design|styles?|appearance|view)$/i;

const isGroup = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value);
