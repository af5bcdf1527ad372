import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { mapEntries, mapValues } from '../resolve/map-values.ts';
import { asEntry, isByLanguage, type Schema, siteSchema } from './schema.ts';
import { shapeOf } from './shape-of.ts';

/** A value of a site that the schema knows. */
export interface SchemaNode {
  schema: Schema;
  value: unknown;
  /** The steps that lead to it. The list is reused for the next value: copy it to keep it. */
  steps: readonly (string | number)[];
  /** What it is in; undefined for the site itself. */
  parent: SchemaNode | undefined;
}

/**
 * Visits the values of a site that the schema knows, in the order of the file, and returns what `visit` makes of the site.
 * `visit` gets a value, and `inside`, which visits what is in it and returns the value with what became of that. Parts in
 * which nothing changes are not copied.
 */
export function visitSite<Value>(
  registry: BlockRegistry,
  value: Value,
  visit: (node: SchemaNode, inside: () => unknown) => unknown,
): Value {
  const steps: (string | number)[] = [];
  const enter = (node: SchemaNode): unknown => visit(node, () => insideOf(node));
  const insideOf = (parent: SchemaNode): unknown => {
    const { schema, value: here } = parent;
    if (!isRecord(here)) return here;
    const go = (inner: Schema | undefined, entry: unknown, step: string | number) => {
      if (!inner) return entry;
      steps.push(step);
      const result = enter({ schema: inner, value: entry, steps, parent });
      steps.pop();
      return result;
    };
    if (Array.isArray(here)) return mapEntries(here, (entry, index) => go(schema.items, entry, index));
    const { properties = {} } = shapeOf(registry, schema, here);
    return mapValues(here, (entry, key) =>
      go(Object.hasOwn(properties, key) ? properties[key] : undefined, entry, key),
    );
  };
  // What a visit makes of a site is a site.
  return enter({ schema: siteSchema, value, steps, parent: undefined }) as Value;
}

/** A value on the way to a place in a site; without a schema where none is known. */
export interface PlaceOnWay {
  schema: Schema | undefined;
  value: unknown;
}

/** Where the way to any place in a site begins. */
export const startIn = (site: unknown): PlaceOnWay => ({ schema: siteSchema, value: site });

/** One step further: into an object, a list, or a text by language. */
export function stepInto(registry: BlockRegistry, { schema, value }: PlaceOnWay, step: string): PlaceOnWay {
  const inner = schema && schemaInside(schema, value, step);
  const next = isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  if (!inner || !isRecord(next)) return { schema: inner, value: next };
  const shape = shapeOf(registry, inner, next);
  return { schema: Array.isArray(value) ? asEntry(shape) : shape, value: next };
}

function schemaInside(schema: Schema, value: unknown, step: string): Schema | undefined {
  if (Array.isArray(value)) return schema.items;
  if (isByLanguage(schema, value)) return schema;
  return Object.hasOwn(schema.properties ?? {}, step) ? schema.properties?.[step] : undefined;
}

/** The place at some steps into a site. */
export const placeAt = (registry: BlockRegistry, site: unknown, steps: readonly string[]): PlaceOnWay =>
  steps.reduce<PlaceOnWay>((place, step) => stepInto(registry, place, step), startIn(site));

/** The schema of the object or list at some steps into a site. There must be one, and a schema for it. */
export const schemaAt = (registry: BlockRegistry, site: unknown, steps: readonly string[]): Schema =>
  placeAt(registry, site, steps).schema as Schema;

/**
 * The schema of a text, or of a list of texts, at some steps into a site, where either may be written by language: then
 * that of one language. Undefined for anything else, and where no schema is known.
 */
export function textSchemaAt(registry: BlockRegistry, site: unknown, steps: readonly string[]): Schema | undefined {
  const { schema } = placeAt(registry, site, steps);
  return schema && (isTranslatable(schema) || isListOfTexts(schema)) ? schema : undefined;
}

const isListOfTexts = ({ type, items }: Schema): boolean =>
  type === 'array' && items !== undefined && (isTranslatable(items) || isTranslatableList({ type, items }));
