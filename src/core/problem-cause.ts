import type { ErrorObject } from 'ajv';
import type { Schema } from './validation/schema.ts';

/** The data that a fix needs in addition to the problem, for src/fixes/add-fixes.ts. */
export type Cause =
  /** The text isn't JSON. */
  | { kind: 'syntax' }
  /** The text isn't UTF-8; `text` is its content in the likely encoding. */
  | { kind: 'encoding'; text: string }
  /** A value doesn't match its schema. */
  | { kind: 'value'; error: AjvError }
  /** The object at a pointer has unknown or missing settings. All problems of one object share one cause, in this order. */
  | { kind: 'settings'; pointer: string; wrong: WrongSettings }
  /** A value isn't an address; `paths` are those of all pages. */
  | { kind: 'address'; found: string; paths: readonly string[] }
  /** A link leads to a missing page, and no page has a similar path. */
  | { kind: 'page'; path: string }
  /** The time zone doesn't exist. */
  | { kind: 'timeZone'; found: string }
  /** The color doesn't exist. */
  | { kind: 'color'; found: string };

/** A cause of one kind. */
export type CauseOf<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>;

/**
 * An error of ajv in verbose mode, which contains the schema that the value doesn't match. Redundant parts are removed:
 * see compile-validator.ts.
 */
export type AjvError = Omit<ErrorObject<string, Record<string, unknown>>, 'schemaPath' | 'schema'> & {
  parentSchema: Schema;
};

/** The unknown and missing properties of an object. */
export interface WrongSettings {
  schema: Schema;
  data: Record<string, unknown>;
  unknown: readonly string[];
  /** Missing required properties. */
  missing: readonly string[];
  /** Whether the object is in front matter instead of the site file. */
  isInText: boolean;
}
