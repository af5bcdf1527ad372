import { blocks } from '../../blocks/schemas.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { suggestTypes } from '../names/candidates.ts';
import { synonymOf } from '../names/known-alias.ts';
import { coerceValue } from '../values/coerce-value.ts';
import { blockOf, needsOf } from './block-named.ts';
import { withInner } from './unpacked.ts';

/**
 * The type that a word means which no type of block is called: of several the one that takes most of what the block says.
 * Where that has no room for a list, another type may have been meant that has. Undefined where no type is meant.
 */
export function typeTaking(word: string, written: Record<string, unknown>): string | undefined {
  const data = withInner(written);
  const meant = suggestTypes(word);
  const [first] = meant;
  if (first === undefined) return undefined;
  const among = meant
    .map((type) => taking(blockOf(type), data))
    .sort((a, b) => b.taken.length - a.taken.length || Number(b.isWhole) - Number(a.isWhole));
  const best = among[0] as Taking;
  if (hasRoom(best.taken, data)) return best.type;
  const others = blocks
    .map((block) => taking(block, data))
    .filter(({ taken, isWhole }) => isWhole && hasRoom(taken, data) && taken.length > best.taken.length);
  return others.length === 1 ? others[0]?.type : best.type;
}

/** The one type that has what it needs in a block, under its own names or under others; undefined where none or several do. */
export function typeWith(data: Record<string, unknown>): string | undefined {
  const lists = Object.entries(data).filter(([, value]) => isList(value)) as [string, unknown[]][];
  const fitting = [isCalled, areEntriesOf]
    .map((fits) => blocks.filter((block) => lists.some(([key, list]) => fits(block, list, key))))
    .find(({ length }) => length > 0);
  return fitting?.length === 1 ? fitting[0]?.properties.type.const : undefined;
}

interface Taking {
  type: string;
  /** The settings that it takes. */
  taken: string[];
  /** Whether it has all that it needs then. */
  isWhole: boolean;
}

function taking(block: Schema, { type: _, ...data }: Record<string, unknown>): Taking {
  const { properties = {} } = block;
  const names: Record<string, unknown> = {};
  const taken = Object.entries(data).flatMap(([key, value]) => {
    const isKnown = Object.hasOwn(properties, key);
    const fit = isKnown ? coerceValue(properties[key] as Schema, value, { key, name: '' }) : undefined;
    const named = isKnown ? undefined : synonymOf(key, { ...names, [key]: value }, block);
    const name = fit === undefined ? named?.name : key;
    if (name !== undefined) names[name] = value;
    return name === undefined ? [] : [key];
  });
  const isThere = (name: string) => Object.hasOwn(names, name);
  const isWhole = needsOf(block).every(isThere) || block.if?.required?.every(isThere) === true;
  return { type: String(properties.type?.const), taken, isWhole };
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const hasRoom = (taken: readonly string[], data: Record<string, unknown>): boolean =>
  Object.entries(data).every(([key, value]) => !isList(value) || taken.includes(key));

/* A list is that of a type by its word: "jobs". */
const isCalled = (block: Schema, _: unknown[], key: string): boolean =>
  suggestTypes(key).includes(String(block.properties?.type?.const)) && entriesOf(block).length > 0;

/* Or by what its entries say. */
const areEntriesOf = (block: Schema, list: unknown[]): boolean =>
  entriesOf(block).some((items) => list.every((entry) => isEntryOf(entry, items)));

const entriesOf = (block: Schema): Schema[] =>
  needsOf(block).flatMap((name) => {
    const items = block.properties?.[name]?.items;
    return items?.type === 'object' ? [items] : [];
  });

function isEntryOf(entry: unknown, { properties = {}, required = [] }: Schema): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const names = Object.keys(entry);
  return required.every((name) => names.includes(name)) && names.every((name) => Object.hasOwn(properties, name));
}
