import type { BlockRegistry } from '../core/block-registry.ts';
import type { Pointer } from '../core/diagnostics/diagnostic.ts';
import { stepsOf } from '../core/diagnostics/pointer.ts';
import type { Schema } from '../core/validation/schema.ts';
import { valueWithSchemaAt } from '../core/validation/schema-visitor.ts';

/** The object or array that contains a value. */
interface ParentContext {
  /** The key or index of the value. */
  name: string;
  data: Record<string, unknown>;
  /** Undefined if unknown: in texts by language and in values without a schema. */
  schema: Schema | undefined;
}

/** Returns the object or array that contains the value at a pointer. It must exist. */
export function parentContext(registry: BlockRegistry, site: unknown, pointer: Pointer): ParentContext {
  const steps = stepsOf(pointer);
  const [name = ''] = steps.slice(-1);
  const { schema, value } = valueWithSchemaAt(registry, site, steps.slice(0, -1));
  return { name, data: value as Record<string, unknown>, schema };
}

/** Returns the schema of the value itself, if known. */
export const schemaIn = ({ name, data, schema }: ParentContext): Schema | undefined =>
  Array.isArray(data) ? schema?.items : schema?.properties?.[name];

/** Whether the parent is valid without the value. */
export function isOptional({ name, data, schema }: ParentContext): boolean {
  if (Array.isArray(data)) return data.length > (schema?.minItems ?? 0);
  // A text by language needs the main language, but another check reports that.
  if (!schema) return true;
  const { required = [], if: condition, else: otherwise } = schema;
  if (required.includes(name)) return false;
  const alternatives = otherwise?.required ?? [];
  // A setting that replaces a required one is needed if that one is missing.
  return condition?.required?.includes(name)
    ? alternatives.every((each) => Object.hasOwn(data, each))
    : !alternatives.includes(name) || condition?.required?.every((each) => Object.hasOwn(data, each)) === true;
}
