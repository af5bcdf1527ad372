import type { BlockRegistry } from '../../core/block-registry.ts';

import type { Schema } from '../../core/validation/schema.ts';
import { suggestTypes } from '../names/candidates.ts';
import { findAlias } from '../names/find-alias.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { blockSchema, requiredSettings } from './block-schema.ts';
import { withInnerSettings } from './unwrap-groups.ts';

/**
 * Suggests a block type for an alias. If an alias has several types, suggests the type that accepts most settings. If
 * that type can't contain a list of the block, suggests the only type that can. Undefined if the name isn't an alias.
 */
export function suggestTypeFor(
  registry: BlockRegistry,
  word: string,
  written: Record<string, unknown>,
): string | undefined {
  const data = withInnerSettings(written);
  const suggestion = suggestTypes(word);
  const [first] = suggestion;
  if (first === undefined) return undefined;
  const matches = suggestion
    .map((type) => matchType(blockSchema(registry, type), data))
    .sort((a, b) => b.accepted.length - a.accepted.length || Number(b.isComplete) - Number(a.isComplete));
  // There is a match for each suggestion.
  const best = matches[0] as TypeMatch;
  if (acceptsLists(best.accepted, data)) return best.type;
  const others = registry.schemas
    .map((block) => matchType(block, data))
    .filter(
      ({ accepted, isComplete }) =>
        isComplete && acceptsLists(accepted, data) && accepted.length > best.accepted.length,
    );
  return others.length === 1 ? others[0]?.type : best.type;
}

/**
 * Returns the only block type whose required list is in the block, by its name or its entries. Undefined if there are
 * none or several.
 */
export function typeWithLists(registry: BlockRegistry, data: Record<string, unknown>): string | undefined {
  // A filter for pairs does not narrow their values.
  const lists = Object.entries(data).filter(([, value]) => isList(value)) as [string, unknown[]][];
  const matching = [isNamedAfter, containsEntriesOf]
    .map((fits) => registry.schemas.filter((block) => lists.some(([key, list]) => fits(block, list, key))))
    .find(({ length }) => length > 0);
  return matching?.length === 1 ? matching[0]?.properties.type.const : undefined;
}

interface TypeMatch {
  type: string;
  /** The settings that the type accepts. */
  accepted: string[];
  /** Whether the block then has all required settings. */
  isComplete: boolean;
}

function matchType(block: Schema, { type: _, ...data }: Record<string, unknown>): TypeMatch {
  const { properties = {} } = block;
  const names: Record<string, unknown> = {};
  const accepted = Object.entries(data).flatMap(([key, value]) => {
    const isKnown = Object.hasOwn(properties, key);
    const fit = isKnown ? coerceValue(properties[key] as Schema, value, { key, name: '' }) : undefined;
    const named = isKnown ? undefined : findAlias(key, { ...names, [key]: value }, block);
    const name = fit === undefined ? named?.name : key;
    if (name !== undefined) names[name] = value;
    return name === undefined ? [] : [key];
  });
  const isPresent = (name: string) => Object.hasOwn(names, name);
  const isComplete = requiredSettings(block).every(isPresent) || block.if?.required?.every(isPresent) === true;
  return { type: String(properties.type?.const), accepted, isComplete };
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const acceptsLists = (accepted: readonly string[], data: Record<string, unknown>): boolean =>
  Object.entries(data).every(([key, value]) => !isList(value) || accepted.includes(key));

/* Whether the name of a list is an alias of the block type: "jobs". */
const isNamedAfter = (block: Schema, _: unknown[], key: string): boolean =>
  suggestTypes(key).includes(String(block.properties?.type?.const)) && entriesOf(block).length > 0;

/* Whether the entries of a list match those of the block type. */
const containsEntriesOf = (block: Schema, list: unknown[]): boolean =>
  entriesOf(block).some((items) => list.every((entry) => isEntryOf(entry, items)));

const entriesOf = (block: Schema): Schema[] =>
  requiredSettings(block).flatMap((name) => {
    const items = block.properties?.[name]?.items;
    return items?.type === 'object' ? [items] : [];
  });

function isEntryOf(entry: unknown, { properties = {}, required = [] }: Schema): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const names = Object.keys(entry);
  return required.every((name) => names.includes(name)) && names.every((name) => Object.hasOwn(properties, name));
}
