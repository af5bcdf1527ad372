import { isPoint } from '../../../schema/by-language.ts';
import { folder } from '../../../schema/folder.ts';
import { point } from '../../../schema/parts.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { pageSchema, type Schema } from './schema.ts';

/** Returns the specific schema of a value: for a block, that of its type; for a text with words for variants, a point. */
export function shapeOf(registry: BlockRegistry, schema: Schema, value: Record<string, unknown>): Schema {
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
