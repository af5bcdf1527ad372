import type { Pointer } from '../core/diagnostics/diagnostic.ts';
import { stepsOf } from '../core/source/pointer.ts';
import type { Schema } from '../core/validation/schema.ts';
import { placeAt } from '../core/validation/schema-visitor.ts';

/** What a value is in. */
export interface ParentContext {
  /** What it is called there, or its place in a list. */
  name: string;
  data: Record<string, unknown>;
  /** Undefined where none is known: of a text by language, and of what no schema has. */
  schema: Schema | undefined;
}

/** The list or the group that a value stands in, which must be there. */
export function parentContext(site: unknown, pointer: Pointer): ParentContext {
  const steps = stepsOf(pointer);
  const { schema, value } = placeAt(site, steps.slice(0, -1));
  return { name: String(steps.at(-1)), data: value as Record<string, unknown>, schema };
}

/** The schema of the value itself, where one is known. */
export const schemaIn = ({ name, data, schema }: ParentContext): Schema | undefined =>
  Array.isArray(data) ? schema?.items : schema?.properties?.[name];

/** Whether what it is in can do without the value. */
export function isOptional({ name, data, schema }: ParentContext): boolean {
  if (Array.isArray(data)) return data.length > (schema?.minItems ?? 0);
  // A text by language needs the first one; that it is missing is told where that is known.
  if (!schema) return true;
  const { required = [], if: given, else: otherwise } = schema;
  if (required.includes(name)) return false;
  const inPlace = otherwise?.required ?? [];
  // What makes another setting unnecessary is needed where that is not there.
  return given?.required?.includes(name)
    ? inPlace.every((each) => Object.hasOwn(data, each))
    : !inPlace.includes(name) || given?.required?.every((each) => Object.hasOwn(data, each)) === true;
}
