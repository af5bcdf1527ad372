import type { Schema } from '../../core/validation/schema.ts';

/** A value of the wrong type, and what belongs in its place. */
export interface TypeMismatch {
  pointer: string;
  data: unknown;
  /** What belongs there, of these types. */
  schema: Schema & { type: string[] };
  site: unknown;
}
