import type { ErrorObject } from 'ajv';
import type { Schema } from './schema.ts';

/**
 * An error of ajv in verbose mode, which brings along the schema that the value breaks, and nothing twice that is in it:
 * see validator-options.ts.
 */
export type AjvFinding = Omit<ErrorObject<string, Record<string, unknown>>, 'schemaPath' | 'schema'> & {
  parentSchema: Schema;
};

/** What is unknown and what is missing in one object. */
export interface MissingProperties {
  schema: Schema;
  data: Record<string, unknown>;
  unknown: readonly string[];
  /** Required settings that are missing. */
  missing: readonly string[];
  /** Whether it is written before a text, and not in the site file. */
  isInText: boolean;
}
