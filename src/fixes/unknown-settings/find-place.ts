import type { BlockRegistry } from '../../core/block-registry.ts';
import type { JsonPath } from '../../core/diagnostics/change.ts';
import { pointerOf, valueIn } from '../../core/diagnostics/pointer.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { schemaAt } from '../../core/validation/schema-visitor.ts';
import { isRecord } from '../../shared/is-record.ts';
import { convertValue } from '../values/convert-value.ts';
import { suggestNames } from './aliases.ts';
import { findAlias, isAltText, isFree } from './find-renaming.ts';
import { type Move, moveChanges, newEntry } from './move-setting.ts';

/**
 * Moves a setting that the object at `steps` doesn't support to where it belongs: a child or an ancestor of the object.
 * Undefined if nowhere.
 */
export function findPlace(registry: BlockRegistry, key: string, steps: JsonPath, site: unknown): Move | undefined {
  const from = [...steps, key];
  const value = valueIn(site, from);
  const inner = inChild(registry, key, steps, site, value);
  if (inner) return moveTo(registry, site, from, inner);
  if (ownEverywhere.has(key)) return undefined;
  for (let depth = steps.length - 1; depth >= 0; depth--) {
    const at = steps.slice(0, depth);
    const target = valueIn(site, at);
    if (!isRecord(target) || Array.isArray(target)) continue;
    const setting = schemaAt(registry, site, at.map(String)).properties?.[key];
    const fit = setting && convertValue(setting, value, { key });
    if (fit === undefined) continue;
    if (!Object.hasOwn(target, key)) return moveTo(registry, site, from, { parent: at, name: key, value: fit });
    if (depth === 0) return { text: `keep only one: "${key}" is already set at the top of the file` };
  }
  const other = steps.length === 0 ? undefined : inChild(registry, key, [], site, value, false);
  // The website of a client isn't that of the owner.
  return other && other.parent[0] !== 'owner' ? moveTo(registry, site, from, other) : undefined;
}

interface Place {
  /** The object that gets the setting. */
  parent: JsonPath;
  name: string;
  value: unknown;
  /** Whether the move is possible: the object exists, or needs nothing else. */
  isWhole?: boolean;
  /** Whether the value becomes an entry of the list of this name. */
  isNewEntry?: boolean;
}

/* Many objects have these settings, with different meanings. */
const ownEverywhere = new Set(
  'id hidden for languages title name label heading description intro summary text date period picture pictures image video facts href page icon links items tags type value level width gap visible duration'.split(
    ' ',
  ),
);

/* Children in which a setting may also have another name. */
const withAliases = new Set(['owner', 'theme', 'period', 'picture']);
/* Children whose settings are ambiguous out of context. */
const needsContext = new Set(['notifications', 'image', 'for', 'notFound', 'labels']);

/* Finds a child that supports the setting, and either exists or requires nothing else. */
function inChild(
  registry: BlockRegistry,
  key: string,
  steps: JsonPath,
  site: unknown,
  value: unknown,
  hasAliases = true,
): Place | undefined {
  // The steps lead to an object, and the schema of an object has properties.
  const target = valueIn(site, steps) as Record<string, unknown>;
  const schema = schemaAt(registry, site, steps.map(String));
  for (const [name, child] of Object.entries({ ...schema.properties })) {
    if (!Object.hasOwn(target, name) && !isFree(name, target, schema)) continue;
    const inside = Object.hasOwn(target, name) ? target[name] : {};
    if (child.properties === undefined || !isRecord(inside) || Array.isArray(inside) || needsContext.has(name))
      continue;
    // A title or a description next to a picture isn't its alt text.
    const isAlias = name !== 'picture' || isAltText(key) || suggestNames(key, schema).includes(name);
    const isKnown = hasAliases && withAliases.has(name) && isAlias;
    if (!isKnown && ownEverywhere.has(key)) continue;
    const suggestion = matchIn(child, key, value, inside, isKnown);
    const needs = [...(child.required ?? []), ...(child.else?.required ?? [])];
    const isWhole =
      suggestion?.value !== undefined &&
      (Object.hasOwn(target, name) || name === 'owner' || needs.every((each) => each === suggestion.name));
    if (!suggestion || !(isWhole || isKnown)) continue;
    return { parent: [...steps, name], isWhole, ...suggestion };
  }
  return undefined;
}

/* Returns the name and the value in a child; without a value if it can't be converted. */
function matchIn(
  child: Schema,
  key: string,
  value: unknown,
  inside: Record<string, unknown>,
  isKnown: boolean,
): Pick<Place, 'name' | 'value' | 'isNewEntry'> | undefined {
  const setting = child.properties && Object.hasOwn(child.properties, key) ? child.properties[key] : undefined;
  if (setting)
    return Object.hasOwn(inside, key) ? undefined : { name: key, value: convertValue(setting, value, { key }) };
  const alias = isKnown ? findAlias(key, { ...inside, [key]: value }, child) : undefined;
  // New entries are a list of one.
  if (alias?.isNewEntries) return { name: alias.name, value: (alias.value as unknown[])[0], isNewEntry: true };
  const name = isKnown ? suggestNames(key, child).find((each) => !Object.hasOwn(inside, each)) : undefined;
  return alias ?? (name === undefined ? undefined : { name, value: undefined });
}

function moveTo(
  registry: BlockRegistry,
  site: unknown,
  from: JsonPath,
  { parent, name, isWhole = true, isNewEntry, value }: Place,
): Move {
  const to = [...parent, name, ...(isNewEntry ? [newEntry] : [])];
  const as = name === from.at(-1) ? '' : `, as "${name}"`;
  const text = `move it to ${describeParent(registry, parent, parent.length === from.length, site)}${as}`;
  if (!isWhole) return { text };
  // At the depth of the setting that moves: it exists afterward.
  const provided = to[from.length - 1];
  return {
    text,
    changes: moveChanges(site, from, to, value === valueIn(site, from) ? undefined : value),
    ...(provided !== undefined && { provides: String(provided) }),
  };
}

function describeParent(registry: BlockRegistry, steps: JsonPath, isChild: boolean, site: unknown): string {
  if (steps.length === 0) return 'the top of the file';
  return isChild || steps.length === 1 ? `"${steps.at(-1)}"` : describePath(registry, site, pointerOf(steps));
}
