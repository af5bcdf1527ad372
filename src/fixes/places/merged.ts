import { together } from '../../core/diagnostics/wording.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isPrivate, suggestNames } from '../names/candidates.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { moveToNotes } from './move-to-notes.ts';
import type { Offer } from './offer.ts';
import { valueAt } from './place.ts';

/**
 * What becomes of a group at the top of the file that stands beside the part that it means: "basics" beside "owner",
 * "social" beside its "profiles". What is missing there goes there, and the rest to the notes.
 */
export function merged(key: string, way: JsonPath, site: unknown, schema: Schema): Offer | undefined {
  const value = valueAt(site, [key]);
  if (way.length > 0 || !isRecord(value)) return undefined;
  const meant = suggestNames(key, schema).find((name) => isGroup(valueAt(site, [name])));
  if (meant !== undefined && isGroup(value)) return into(meant, key, value, site, schema, meant);
  const { owner } = schema.properties as Record<string, Schema>;
  const isOwners = isGroup(valueAt(site, ['owner'])) && owner && suggestNames(key, owner).includes('profiles');
  return isOwners ? into('owner', key, { [key]: value }, site, schema) : undefined;
}

const isGroup = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value);

function into(
  part: string,
  key: string,
  given: Record<string, unknown>,
  site: unknown,
  schema: Schema,
  like?: string,
): Offer {
  const here = { ...(valueAt(site, [part]) as Record<string, unknown>) };
  const inPart = (schema.properties as Record<string, Schema>)[part] as Schema;
  const { properties = {} } = inPart;
  const changes: Change[] = [];
  const names = new Set<string>();
  const isLeft = Object.entries(given).map(([inner, value]) => {
    const known = Object.hasOwn(properties, inner)
      ? [inner]
      : isPrivate(inner, inPart)
        ? []
        : suggestNames(inner, inPart);
    for (const name of known) {
      const fit = coerceValue(properties[name] as Schema, value, { key: inner, name: '' });
      const there = here[name];
      if (fit === undefined) continue;
      if (there === undefined) {
        changes.push({ kind: 'set', at: [part, name], value: fit });
        here[name] = fit;
        names.add(name);
        return false;
      }
      if (JSON.stringify(there) === JSON.stringify(fit)) return false;
      if (!Array.isArray(there) || there.length === 0 || !Array.isArray(fit)) continue;
      for (const entry of fit) {
        if (there.some((each) => isSame(each, entry))) continue;
        changes.push({ kind: 'append', at: [part, name], value: entry });
        names.add(name);
      }
      return false;
    }
    return true;
  });
  // What the part says otherwise is kept as it is.
  if (names.size === 0 && isLeft.includes(true)) return moveToNotes(key, [], site, schema, like);
  if (names.size === 0)
    return { text: `remove it: "${part}" already has this`, changes: [{ kind: 'remove', at: [key] }] };
  const notes = isLeft.includes(true) ? moveToNotes(key, [], site, schema).changes : undefined;
  return {
    text: `move it to "${part}", as ${together([...names])}`,
    changes: [...(notes ?? [{ kind: 'remove', at: [key] } as const]), ...changes],
  };
}

/* Links are the same that lead to the same address, whatever they are called. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) ||
  (isRecord(one) && isRecord(other) && one.href !== undefined && one.href === other.href);
