import type { ErrorObject } from 'ajv';
import type { Schema } from '../resolve/walk.ts';

/**
 * An error of ajv in verbose mode, which brings along the schema that the value breaks, and nothing twice that is in it:
 * see validator-options.ts.
 */
export type AjvFinding = Omit<ErrorObject<string, Record<string, unknown>>, 'schemaPath' | 'schema'> & {
  parentSchema: Schema;
};
