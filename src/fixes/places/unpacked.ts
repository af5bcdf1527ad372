import { together } from '../../core/diagnostics/wording.ts';
import { type Change, Copied, type JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggestNames } from '../names/candidates.ts';
import { synonymOf } from '../names/known-alias.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { needsOf } from './block-named.ts';
import { freeName } from './move-to-notes.ts';
import type { Offer } from './offer.ts';
import { valueAt } from './place.ts';

/**
 * What becomes of the settings of a block that stand in groups of it, as those of HugoBlox do: "content" and "design". What
 * such a block has is its own, and the rest is kept under "notes". Undefined where there are no such groups.
 */
export function unpacked(
  data: Record<string, unknown>,
  schema: Schema,
  way: JsonPath,
  site: unknown,
): { keys: string[]; names: string[]; offer: Offer } | undefined {
  const { properties = {} } = schema;
  const isInner = (key: string) => !Object.hasOwn(properties, key) && isGroup(data[key]);
  const keys = Object.keys(data).filter((key) => isInner(key) && around.test(key));
  const notes = valueAt(site, ['notes']) ?? {};
  if (keys.length === 0 || !isGroup(notes)) return undefined;
  const looks = Object.keys(data).filter((key) => isInner(key) && ofLooks.test(key));
  const here = { ...data };
  const changes: Change[] = [];
  const rest: Record<string, unknown> = {};
  const names: string[] = [];
  for (const key of keys)
    for (const [inner, value] of ownFirst(data[key] as Record<string, unknown>, properties)) {
      if (value === '' || value === null) continue;
      const name = neededBy(inner, { ...withInner(data), ...here }, schema) ?? inner;
      const own = Object.hasOwn(properties, name) && !Object.hasOwn(here, name) ? properties[name] : undefined;
      const fit = own && coerceValue(own, value, { key: inner, name: '' });
      const named = fit === undefined ? synonymOf(inner, { ...here, [inner]: value }, schema) : { name, value: fit };
      const copied = new Copied(pointerOf([...way, key, inner]));
      if (!named || 'areEntries' in named || Object.hasOwn(here, named.name)) {
        rest[inner] = copied;
        continue;
      }
      here[named.name] = named.value;
      names.push(named.name);
      changes.push({ kind: 'set', at: [...way, named.name], value: named.value === value ? copied : named.value });
    }
  for (const key of looks) rest[key] = new Copied(pointerOf([...way, key]));
  const all = [...keys, ...looks];
  const note = freeName(String(properties.type?.const), notes);
  const isKept = Object.keys(rest).length > 0;
  const kept: Change[] = !isKept
    ? []
    : Object.hasOwn(site as object, 'notes')
      ? [{ kind: 'set', at: ['notes', note], value: rest }]
      : [{ kind: 'set', at: ['notes'], value: { [note]: rest } }];
  const text = [
    ...(names.length > 0 ? [`move ${together(names)} out of ${together(keys)}`] : []),
    ...(isKept ? ['move the unsupported settings to "notes"'] : []),
  ].join(' and ');
  return {
    keys: all,
    names,
    offer: {
      text,
      changes: [...changes, ...all.map((key): Change => ({ kind: 'remove', at: [...way, key] })), ...kept],
    },
  };
}

/** What a block says, that in groups of its own among it. */
export const withInner = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.assign({}, ...Object.entries(data).map(([key, value]) => (isAround(key, value) ? value : {})), data);

/* What says something under the name that it has here is not in doubt. */
const ownFirst = (group: Record<string, unknown>, properties: Record<string, Schema>) => {
  const isOwn = (key: string) => Number(Object.hasOwn(properties, key));
  return Object.entries(group).sort(([one], [other]) => isOwn(other) - isOwn(one));
};

/* The title of a banner is its headline, where it says no other. */
const neededBy = (key: string, said: Record<string, unknown>, schema: Schema): string | undefined =>
  needsOf(schema).find(
    (name) => name !== key && !Object.hasOwn(said, name) && suggestNames(key, schema).includes(name),
  );

const isAround = (key: string, value: unknown): boolean => around.test(key) && isGroup(value);

const around = /^(?:content|props|attributes|attrs|params|fields|data|settings|config|options)$/i;
const ofLooks = /^(?:design|styles?|appearance|view)$/i;

const isGroup = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value);
