import type { Schema } from '../../site/walk.ts';

/** A value of the wrong type, and what belongs in its place. */
export interface Wrong {
  pointer: string;
  data: unknown;
  /** What belongs there, of these types. */
  schema: Schema & { type: string[] };
  site: unknown;
}
