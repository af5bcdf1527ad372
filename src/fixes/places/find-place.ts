import type { BlockRegistry } from '../../core/block-registry.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { schemaAt } from '../../core/validation/schema-visitor.ts';
import { isRecord } from '../../shared/is-record.ts';
import { findAlias } from '../names/find-alias.ts';
import { coerceValue } from '../values/coerce-value.ts';
import type { FixProposal } from './fix-proposal.ts';
import { moveChanges, newEntry } from './move-changes.ts';

/**
 * Finds where a setting belongs that the object at `steps` doesn't support: in a child or an ancestor of the object.
 * Undefined if nowhere.
 */
export function findPlace(
  registry: BlockRegistry,
  key: string,
  steps: JsonPath,
  site: unknown,
): FixProposal | undefined {
  const from = [...steps, key];
  const value = valueIn(site, from);
  const isTop = steps.length === 0;
  const inner = inPart(registry, key, steps, site, isTop ? ['owner', 'theme'] : []);
  if (inner) return placed(registry, site, from, inner);
  if (ownEverywhere.has(key)) return undefined;
  for (let depth = steps.length - 1; depth >= 0; depth--) {
    const at = steps.slice(0, depth);
    const target = valueIn(site, at);
    if (!isRecord(target) || Array.isArray(target)) continue;
    const setting = schemaAt(registry, site, at.map(String)).properties?.[key];
    const fit = setting && coerceValue(setting, value, { key, name: '' });
    if (fit === undefined) continue;
    if (!Object.hasOwn(target, key)) {
      return placed(registry, site, from, { parent: at, name: key, ...(fit !== value && { value: fit }) });
    }
    if (depth === 0) return { text: `keep only one: "${key}" is already set at the top of the file` };
  }
  const other = isTop ? undefined : inPart(registry, key, [], site, [], value);
  return other && placed(registry, site, from, other);
}

interface Place {
  /** The object that gets the setting. */
  parent: JsonPath;
  name: string;
  /** Whether the value becomes an entry of the list of this name. */
  isNewEntry?: boolean;
  /** The converted value, if it isn't the one that moves. */
  value?: unknown;
}

/* Many objects have these settings, with different meanings. */
const ownEverywhere = new Set(
  'id hidden for languages title name label heading description intro summary text date period picture pictures image video facts href page icon links items tags type value level width gap visible duration'.split(
    ' ',
  ),
);

/*
 * Finds a child that supports the setting, and either exists or requires nothing else. Children in `known` also match
 * its aliases.
 */
function inPart(
  registry: BlockRegistry,
  key: string,
  steps: JsonPath,
  site: unknown,
  known: string[],
  given?: unknown,
): Place | undefined {
  // The steps lead to an object, and the schema of an object has properties.
  const target = valueIn(site, steps) as Record<string, unknown>;
  const value = given ?? target[key];
  for (const [name, part] of Object.entries(
    schemaAt(registry, site, steps.map(String)).properties as Record<string, Schema>,
  )) {
    const inside = Object.hasOwn(target, name) ? target[name] : {};
    if (part.properties === undefined || !isRecord(inside) || Array.isArray(inside) || needsContext.has(name)) continue;
    const needs = [...(part.required ?? []), ...(part.else?.required ?? [])];
    const suggestion = matchIn(part, key, value, inside, known.includes(name));
    const isWhole = Object.hasOwn(target, name) || name === 'owner' || needs.every((each) => each === suggestion?.name);
    // New entries are a list.
    const [only, ...others] = suggestion?.isNewEntries ? (suggestion.value as unknown[]) : [];
    if (!suggestion || !isWhole || others.length > 0) continue;
    const place = { parent: [...steps, name], name: suggestion.name };
    if (only !== undefined) return { ...place, isNewEntry: true, value: only };
    return suggestion.value === value ? place : { ...place, value: suggestion.value };
  }
  return undefined;
}

/* Objects whose settings are ambiguous out of context. */
const needsContext = new Set(['notifications', 'image', 'for', 'notFound', 'labels']);

function matchIn(part: Schema, key: string, value: unknown, inside: Record<string, unknown>, isKnown: boolean) {
  const { properties = {} } = part;
  if (!Object.hasOwn(properties, key)) return isKnown ? findAlias(key, { ...inside, [key]: value }, part) : undefined;
  const fit = Object.hasOwn(inside, key) ? undefined : coerceValue(properties[key] as Schema, value, { key, name: '' });
  return fit === undefined ? undefined : { name: key, value: fit, isNewEntries: undefined };
}

function placed(
  registry: BlockRegistry,
  site: unknown,
  from: JsonPath,
  { parent, name, isNewEntry, value }: Place,
): FixProposal {
  const to = [...parent, name, ...(isNewEntry ? [newEntry] : [])];
  const as = name === from.at(-1) ? '' : `, as "${name}"`;
  const changes = moveChanges(site, from, to, value === undefined ? undefined : () => value);
  // At the depth of the setting that moves: it exists afterward.
  const provided = to[from.length - 1];
  return {
    text: `move it to ${describeSteps(registry, parent, site)}${as}`,
    ...(changes && { changes }),
    ...(provided !== undefined && { provides: String(provided) }),
  };
}

const describeSteps = (registry: BlockRegistry, steps: JsonPath, site: unknown): string =>
  steps.length === 0
    ? 'the top of the file'
    : steps.length === 1
      ? `"${steps[0]}"`
      : describePath(registry, site, pointerOf(steps));

/** Returns the value at these steps; undefined if there is none. */
export function valueIn(value: unknown, steps: JsonPath): unknown {
  return steps.reduce<unknown>(
    (value, step) => (isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    value,
  );
}
