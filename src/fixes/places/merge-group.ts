import { joinNames } from '../../core/diagnostics/wording.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isPrivate, suggestNames } from '../names/candidates.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { valueIn } from './find-place.ts';
import type { FixProposal } from './fix-proposal.ts';
import { moveToNotes } from './move-to-notes.ts';

/**
 * Merges an object at the top level into the setting that it duplicates: "basics" into "owner", "social" into its
 * "profiles". Adds what is missing there, and moves the rest to the notes.
 */
export function mergeGroup(key: string, steps: JsonPath, site: unknown, schema: Schema): FixProposal | undefined {
  const value = valueIn(site, [key]);
  if (steps.length > 0 || !isRecord(value)) return undefined;
  const suggestion = suggestNames(key, schema).find((name) => isGroup(valueIn(site, [name])));
  if (suggestion !== undefined && isGroup(value)) return mergeInto(suggestion, key, value, site, schema, suggestion);
  const { owner } = schema.properties as Record<string, Schema>;
  const isOfOwner = isGroup(valueIn(site, ['owner'])) && owner && suggestNames(key, owner).includes('profiles');
  return isOfOwner ? mergeInto('owner', key, { [key]: value }, site, schema) : undefined;
}

const isGroup = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value);

function mergeInto(
  part: string,
  key: string,
  given: Record<string, unknown>,
  site: unknown,
  schema: Schema,
  alias?: string,
): FixProposal {
  // The part is a property of the schema, and the site has an object there.
  const merged = { ...(valueIn(site, [part]) as Record<string, unknown>) };
  const inPart = (schema.properties as Record<string, Schema>)[part] as Schema;
  const { properties = {} } = inPart;
  const changes: Change[] = [];
  const names = new Set<string>();
  const leftovers = Object.entries(given).map(([inner, value]) => {
    const known = Object.hasOwn(properties, inner)
      ? [inner]
      : isPrivate(inner, inPart)
        ? []
        : suggestNames(inner, inPart);
    for (const name of known) {
      const fit = coerceValue(properties[name] as Schema, value, { key: inner, name: '' });
      const existing = merged[name];
      if (fit === undefined) continue;
      if (existing === undefined) {
        changes.push({ kind: 'set', at: [part, name], value: fit });
        merged[name] = fit;
        names.add(name);
        return false;
      }
      if (JSON.stringify(existing) === JSON.stringify(fit)) return false;
      if (!Array.isArray(existing) || existing.length === 0 || !Array.isArray(fit)) continue;
      for (const entry of fit) {
        if (existing.some((each) => isSame(each, entry))) continue;
        changes.push({ kind: 'append', at: [part, name], value: entry });
        names.add(name);
      }
      return false;
    }
    return true;
  });
  // Values that differ stay unchanged in both places.
  if (names.size === 0 && leftovers.includes(true)) return moveToNotes(key, [], site, schema, alias);
  if (names.size === 0)
    return { text: `remove it: "${part}" already has this`, changes: [{ kind: 'remove', at: [key] }] };
  const notes = leftovers.includes(true) ? moveToNotes(key, [], site, schema).changes : undefined;
  return {
    text: `move it to "${part}", as ${joinNames([...names])}`,
    changes: [...(notes ?? [{ kind: 'remove', at: [key] } as const]), ...changes],
  };
}

/* Links with the same URL are equal, whatever their labels. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) ||
  (isRecord(one) && isRecord(other) && one.href !== undefined && one.href === other.href);
