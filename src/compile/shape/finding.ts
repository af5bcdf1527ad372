import type { ErrorObject } from 'ajv';
import type { Schema } from '../site/walk.ts';

/** An error of ajv in verbose mode, which brings along the schema that the value breaks. */
export type AjvFinding = ErrorObject<string, Record<string, unknown>> & { parentSchema: Schema };
