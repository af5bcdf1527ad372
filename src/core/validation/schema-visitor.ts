import { isPoint, isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { folder } from '../../../schema/folder.ts';
import { point } from '../../../schema/parts.ts';
import { isRecord } from '../../shared/is-record.ts';
import { mapEntries, mapValues } from '../../shared/map-values.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { asEntry, isByLanguage, pageSchema, propertySchema, type Schema, siteSchema } from './schema.ts';

/** A value of a site with its schema. */
export interface SchemaNode {
  schema: Schema;
  value: unknown;
  /** The path of the value. The array is reused for the next value: copy it to keep it. */
  steps: readonly (string | number)[];
  /** The parent node; undefined for the site itself. */
  parent: SchemaNode | undefined;
}

/**
 * Visits the values of a site that its schema describes, in source order, and returns the transformed site. `visit`
 * receives a value and `inside`, which visits the contents of an object or a list and returns it transformed.
 * Unchanged parts aren't copied.
 */
export function visitSite<Value>(
  registry: BlockRegistry,
  value: Value,
  visit: (node: SchemaNode, inside: () => unknown) => unknown,
): Value {
  const steps: (string | number)[] = [];
  // Most values are texts and numbers: a function for each would double the allocated memory.
  const enter = (node: SchemaNode): unknown => visit(node, isRecord(node.value) ? () => insideOf(node) : nothingInside);
  const insideOf = (parent: SchemaNode): unknown => {
    const { schema } = parent;
    // Only such values have something inside.
    const data = parent.value as Record<string, unknown>;
    const visitInside = (inner: Schema | undefined, entry: unknown, step: string | number) => {
      if (!inner) return entry;
      steps.push(step);
      const result = enter({ schema: pointOr(inner, entry), value: entry, steps, parent });
      steps.pop();
      return result;
    };
    if (Array.isArray(data)) return mapEntries(data, (entry, index) => visitInside(schema.items, entry, index));
    const shape = shapeOf(registry, schema, data);
    return mapValues(data, (entry, key) => visitInside(propertySchema(shape, key), entry, key));
  };
  // The result of a visit has the type of the site.
  return enter({ schema: siteSchema, value, steps, parent: undefined }) as Value;
}

const nothingInside = (): undefined => undefined;

/* A point is no text by language. */
const pointOr = (schema: Schema, value: unknown): Schema => (isPoint(schema, value) ? point : schema);

/** A value on the path to a location, with its schema if it is known. */
interface ValueWithSchema {
  schema: Schema | undefined;
  value: unknown;
}

/** Returns the start of a path in a site. */
export const startIn = (site: unknown): ValueWithSchema => ({ schema: siteSchema, value: site });

/** Takes one step into an object, an array, or a text by language. */
export function stepInto(registry: BlockRegistry, { schema, value }: ValueWithSchema, step: string): ValueWithSchema {
  const inner = schema && schemaInside(schema, value, step);
  const next = isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  if (!inner || !isRecord(next)) return { schema: inner, value: next };
  const shape = shapeOf(registry, inner, next);
  return { schema: Array.isArray(value) ? asEntry(shape) : shape, value: next };
}

function schemaInside(schema: Schema, value: unknown, step: string): Schema | undefined {
  if (Array.isArray(value)) return schema.items;
  if (isByLanguage(schema, value)) return schema;
  return propertySchema(schema, step);
}

/** Returns the value and the schema at a path. */
export const valueWithSchemaAt = (registry: BlockRegistry, site: unknown, steps: readonly string[]): ValueWithSchema =>
  steps.reduce<ValueWithSchema>((current, step) => stepInto(registry, current, step), startIn(site));

/** Returns the schema of the object or array at a path, which must exist. */
export const schemaAt = (registry: BlockRegistry, site: unknown, steps: readonly string[]): Schema =>
  valueWithSchemaAt(registry, site, steps).schema as Schema;

/**
 * Returns the schema for one language of a text or a list of texts at a path. Undefined for other values, and if the
 * schema is unknown.
 */
export function textSchemaAt(registry: BlockRegistry, site: unknown, steps: readonly string[]): Schema | undefined {
  const { schema } = valueWithSchemaAt(registry, site, steps);
  return schema && (isTranslatable(schema) || isListOfTexts(schema)) ? schema : undefined;
}

const isListOfTexts = ({ type, items }: Schema): boolean =>
  type === 'array' && items !== undefined && (isTranslatable(items) || isTranslatableList({ type, items }));

/* Returns the specific schema of a value: for a block, that of its type; for a text with words for variants, a point. */
function shapeOf(registry: BlockRegistry, schema: Schema, value: Record<string, unknown>): Schema {
  if (schema === pageSchema && Object.hasOwn(value, 'folder')) return folder;
  if (isPoint(schema, value)) return point;
  if (schema.title !== 'Block') return schema;
  return registry.schemaOf(value.type) ?? { title: 'Block' };
}

/** Whether a list entry only exists in some languages. */
export const isLimited = (
  registry: BlockRegistry,
  schema: Schema,
  entry: Record<string, unknown>,
): entry is Record<string, unknown> & { languages: unknown[] } =>
  Array.isArray(entry.languages) && !shapeOf(registry, schema, entry).properties?.languages;
