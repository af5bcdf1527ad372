import type { ErrorObject } from 'ajv';
import type { Schema } from './schema.ts';

/**
 * An error of ajv in verbose mode, which contains the schema that the value doesn't match. Redundant parts are removed:
 * see compile-validator.ts.
 */
export type AjvFinding = Omit<ErrorObject<string, Record<string, unknown>>, 'schemaPath' | 'schema'> & {
  parentSchema: Schema;
};

/** The unknown and missing properties of an object. */
export interface MissingProperties {
  schema: Schema;
  data: Record<string, unknown>;
  unknown: readonly string[];
  /** Missing required properties. */
  missing: readonly string[];
  /** Whether the object is in front matter instead of the site file. */
  isInText: boolean;
}
